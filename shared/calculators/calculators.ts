import { answerEndOfService } from "./answer-end-of-service.ts";
import { answerOvertime } from "./answer-overtime.ts";
import {
	computeEmiratisation,
	firmSizes,
	hasSmallRule,
	monthlyCharge,
	targetPercent,
	targetYears,
} from "./emiratisation.ts";
import { endings, gratuityCountries } from "./end-of-service.ts";
import { type Field, type ReadForm, readForm } from "./fields.ts";
import { countSaudis } from "./nitaqat.ts";
import { type Answer, chosen, type Outcome } from "./outcome.ts";
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
} as const satisfies Record<string, readonly Field[]>;

export const calculatorIds = [
	"gratuity",
	"nitaqat",
	"emiratisation",
	"overtime",
] as const satisfies readonly (keyof typeof calculators)[];
export type CalculatorId = (typeof calculatorIds)[number];
type AnyField = (typeof calculators)[CalculatorId][number];
export type FieldName = AnyField["name"];
export type ChoiceValue = Extract<
	AnyField,
	{ kind: "choice" }
>["values"][number];

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

function answerNitaqat({ numbers }: Parameters<Answer>[0], format: Format) {
	const { saudis = 0, foreigners = 0, share = 0 } = numbers;
	const needed = countSaudis(foreigners, share);
	const all = saudis + foreigners;
	return {
		source: "nitaqat",
		dayField: "share",
		amount: { unit: "saudis", value: Math.max(needed - saudis, 0) },
		lines: [
			{
				label: "saudisNeeded",
				formula: `${format(share)}% × ${format(foreigners)} ÷ (100% − ${format(share)}%) → ${format(needed)}`,
			},
			{
				label: "saudisMissing",
				formula: `${format(needed)} − ${format(saudis)} → ${format(Math.max(needed - saudis, 0))}`,
			},
			...(all > 0
				? [
						{
							label: "shareNow" as const,
							formula: `${format(saudis)} ÷ ${format(all)} = ${format(Math.round((saudis / all) * 10_000) / 100)}%`,
						},
					]
				: []),
		],
	} as const;
}

type Format = Parameters<Answer>[1];

function answerEmiratisation(
	{ texts, numbers }: Parameters<Answer>[0],
	format: Format,
) {
	const size = chosen(firmSizes, texts.size);
	const year = chosen(targetYears, texts.year);
	const { skilled = 0, emiratis = 0 } = numbers;
	if (size === "small" && !hasSmallRule(year))
		return { errors: { year: { code: "small" } } } as const;
	if (size === "large" && skilled < 1)
		return { errors: { skilled: { code: "skilled" } } } as const;
	const result = computeEmiratisation({ size, skilled, emiratis, year });
	const { needed, missing, charged, each, charge } = result;
	return {
		source: "emiratisation",
		dayField: "year",
		amount: { unit: "AED", value: charge },
		lines: [
			{
				label: "emiratisNeeded",
				formula:
					size === "large"
						? `${targetPercent(year)}% × ${format(skilled)} → ${format(needed)}`
						: format(needed),
			},
			{
				label: "emiratisMissing",
				formula: `${format(needed)} − ${format(emiratis)} → ${format(missing)}`,
			},
			{
				label: "charge",
				formula: `${format(charged)} × 12 × ${format(monthlyCharge(year))} = ${format(charged)} × ${format(each)} = AED ${format(charge)}`,
			},
		],
	} as const;
}
