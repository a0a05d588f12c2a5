import { type Routes, routes } from "../routes.ts";
import { answerEmiratisation } from "./answer-emiratisation.ts";
import { answerEndOfService } from "./answer-end-of-service.ts";
import { answerNitaqat } from "./answer-nitaqat.ts";
import { answerOvertime } from "./answer-overtime.ts";
import { firmSizes, targetYears } from "./emiratisation.ts";
import { endings, gratuityCountries } from "./end-of-service.ts";
import { type Field, type ReadForm, readForm } from "./fields.ts";
import type { Answer, Outcome } from "./outcome.ts";
import { overtimeCountries } from "./overtime.ts";
import { sources } from "./sources.ts";

const wage = {
	kind: "number",
	min: 0.01,
	max: 100_000_000,
	digits: 2,
} as const;
const people = { kind: "number", min: 0, max: 1_000_000, digits: 0 } as const;
const hours = {
	kind: "number",
	min: 0,
	max: 744,
	digits: 2,
	isOptional: true,
} as const;

export const calculatorIds = [
	"gratuity",
	...routes.calculator.params.calculator,
] as const;
export type CalculatorId = (typeof calculatorIds)[number];
/** A page gets only the parameters that its row in routes.ts lists. */
type Asked<Id extends CalculatorId> = Routes[Id extends "gratuity"
	? Id
	: "calculator"]["query"][number];

/** The fields of each calculator, in form order. */
export const calculators = {
	gratuity: [
		{ kind: "choice", name: "country", values: gratuityCountries },
		{ ...wage, name: "basic" },
		{ kind: "day", name: "start" },
		{ kind: "day", name: "end" },
		{ kind: "choice", name: "ending", values: endings },
	],
	nitaqat: [
		{ ...people, name: "saudis" },
		{ ...people, name: "foreigners" },
		{ kind: "number", name: "share", min: 0.01, max: 99.99, digits: 2 },
	],
	emiratisation: [
		{ kind: "choice", name: "size", values: firmSizes },
		{ ...people, name: "skilled", isOptional: true },
		{ ...people, name: "emiratis" },
		{ kind: "choice", name: "year", values: targetYears.toReversed() },
	],
	overtime: [
		{ kind: "choice", name: "country", values: overtimeCountries },
		{ ...wage, name: "pay" },
		{ ...wage, name: "whole", min: 0, isOptional: true },
		{ ...hours, name: "day" },
		{ ...hours, name: "night" },
		{ ...hours, name: "rest" },
		{ ...hours, name: "holiday" },
	],
} as const satisfies {
	[Id in CalculatorId]: readonly Field<Asked<Id>>[];
};

/** A query of each calculator, whose result stands where the visitor's will. */
export const calculatorExamples = {
	gratuity:
		"country=ae&basic=10000&start=2019-01-01&end=2026-06-30&ending=ended",
	nitaqat: "saudis=0&foreigners=80&share=20",
	emiratisation: "size=large&skilled=120&emiratis=4&year=2026",
	overtime: "country=ae&pay=4800&day=2&night=1",
} as const satisfies Record<CalculatorId, string>;

type AnyField = (typeof calculators)[CalculatorId][number];
export type FieldName = AnyField["name"];
type ChoiceField = Extract<AnyField, { kind: "choice" }>;
export type ChoiceValue = ChoiceField["values"][number];
/** A field that is typed, not chosen. */
export type TypedField = Exclude<AnyField, ChoiceField>;

const answers: Record<CalculatorId, Answer> = {
	gratuity: answerEndOfService,
	nitaqat: answerNitaqat,
	emiratisation: answerEmiratisation,
	overtime: answerOvertime,
};

/**
 * Parses a calculator's form from a query string and computes the result.
 *
 * @param today such as `2026-11-21`; there is no result once the rule's `knownUntil` day has passed
 * @param format formats a number for the page's language
 */
export function answerForm(
	id: CalculatorId,
	search: string,
	today: string,
	format: (value: number) => string,
): Omit<ReadForm, "values"> & { outcome?: Outcome } {
	const { values, ...read } = readForm(calculators[id], search, format);
	if (!values) return read;
	const answer = answers[id](values, format);
	if ("errors" in answer) return { ...read, errors: answer.errors };
	const isPast = (answer.day ?? today) > sources[answer.source].knownUntil;
	if (!isPast) return { ...read, outcome: answer };
	return {
		...read,
		errors: {
			[answer.dayField]: {
				code: "past",
				day: sources[answer.source].knownUntil,
			},
		},
	};
}
