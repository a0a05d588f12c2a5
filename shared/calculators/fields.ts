import { plainDigits } from "../plain-text.ts";
import { isDay } from "./service-length.ts";

/** A field of a calculator's form and the values that it accepts. */
export type Field<Name extends string = string, Value extends string = string> =
	| {
			readonly kind: "choice";
			readonly name: Name;
			/** The first is the default. */
			readonly values: readonly Value[];
	  }
	| {
			readonly kind: "number";
			readonly name: Name;
			readonly min: number;
			readonly max: number;
			/** Maximum decimal places. */
			readonly digits: number;
			/** May be empty, which counts as 0. */
			readonly isOptional?: true;
	  }
	| { readonly kind: "day"; readonly name: Name };

/** An error of a field, with the values that its message interpolates. */
export type FieldError =
	| {
			/** `integer` where no decimal places are allowed. */
			readonly code: "number" | "integer";
			readonly min: string;
			readonly max: string;
			readonly digits: string;
	  }
	| { readonly code: "past"; readonly day: string }
	| {
			readonly code:
				| "choice"
				| "day"
				| "order"
				| "fault"
				| "small"
				| "skilled"
				| "whole"
				| "rate"
				| "hours";
	  };

export type FieldErrors = Readonly<Partial<Record<string, FieldError>>>;

/** Parsed values of a form: choices and days as text, numbers as numbers. */
export interface Values {
	readonly texts: Readonly<Record<string, string>>;
	readonly numbers: Readonly<Record<string, number>>;
}

export interface ReadForm {
	/** The raw input. */
	readonly typed: Readonly<Record<string, string>>;
	readonly errors: FieldErrors;
	/** Absent until the form is sent, and if any field has an error. */
	readonly values?: Values;
}

/**
 * Parses and validates a form from a query string.
 *
 * @param format formats a limit for the page's language
 */
export function readForm(
	fields: readonly Field[],
	search: string,
	format: (value: number) => string,
): ReadForm {
	const query = new URLSearchParams(search);
	const typed: Record<string, string> = {};
	const errors: Record<string, FieldError> = {};
	const texts: Record<string, string> = {};
	const numbers: Record<string, number> = {};
	for (const { name } of fields) typed[name] = (query.get(name) ?? "").trim();
	if (!fields.some(({ name }) => query.has(name))) return { typed, errors };
	for (const field of fields) {
		const text = plainDigits(typed[field.name] ?? "");
		if (field.kind === "number") {
			const number = readNumber(field, text);
			if (number !== undefined) numbers[field.name] = number;
			else
				errors[field.name] = {
					code: field.digits > 0 ? "number" : "integer",
					min: format(field.min),
					max: format(field.max),
					digits: String(field.digits),
				};
			continue;
		}
		const isValid =
			field.kind === "day" ? isDay(text) : field.values.includes(text);
		if (isValid) texts[field.name] = text;
		else errors[field.name] = { code: field.kind === "day" ? "day" : "choice" };
	}
	return Object.keys(errors).length > 0
		? { typed, errors }
		: { typed, errors, values: { texts, numbers } };
}

/** Parses a number, with or without thousands separators, Chinese and Arabic ones included. */
function readNumber(
	field: Extract<Field, { kind: "number" }>,
	text: string,
): number | undefined {
	if (text === "" && field.isOptional) return 0;
	const digits = text
		.replace(/[\s,'\u2019\u060c\u066c\u3001]/g, "")
		.replace(/[\u066b\u3002]/, ".");
	if (!/^\d+(\.\d+)?$/.test(digits)) return undefined;
	if ((digits.split(".")[1]?.length ?? 0) > field.digits) return undefined;
	const number = Number(digits);
	return number >= field.min && number <= field.max ? number : undefined;
}
