import {
	endings,
	type GratuityInput,
	gratuityCountries,
	isDay,
} from "../../shared/gratuity.ts";
import { routes } from "../../shared/routes.ts";

export const gratuityFields = routes.gratuity.query;
export type GratuityField = (typeof gratuityFields)[number];
export type GratuityError = "country" | "basic" | "start" | "end" | "order";

export interface GratuityQuery {
	/** As it was typed. */
	readonly typed: Readonly<Record<GratuityField, string>>;
	/** What is wrong with it, by field; nothing before the form was sent. */
	readonly errors: Readonly<Partial<Record<GratuityField, GratuityError>>>;
	readonly input?: GratuityInput;
}

/** A month's wage of a hundred million of any currency is a slip of the keyboard. */
const largestWage = 100_000_000;

/** Reads the form from a query string, and says what is wrong with it. */
export function readGratuityQuery(search: string): GratuityQuery {
	const query = new URLSearchParams(search);
	const read = (name: GratuityField) => (query.get(name) ?? "").trim();
	const typed = {
		country: read("country"),
		basic: read("basic"),
		start: read("start"),
		end: read("end"),
		ending: read("ending"),
	};
	if (!gratuityFields.some((name) => query.has(name)))
		return { typed, errors: {} };
	const country = gratuityCountries.find((known) => known === typed.country);
	const wage = readWage(typed.basic);
	const errors: Partial<Record<GratuityField, GratuityError>> = {
		...(country ? {} : { country: "country" as const }),
		...(wage === undefined ? { basic: "basic" as const } : {}),
		...(isDay(typed.start) ? {} : { start: "start" as const }),
		...(isDay(typed.end) ? {} : { end: "end" as const }),
	};
	if (!errors.start && !errors.end && typed.end < typed.start)
		errors.end = "order";
	if (!country || wage === undefined || Object.keys(errors).length > 0)
		return { typed, errors };
	const ending = endings.find((known) => known === typed.ending) ?? "ended";
	const { start, end } = typed;
	return { typed, errors, input: { country, wage, start, end, ending } };
}

/** A positive number, with or without separators of thousands, in any width of digits. */
function readWage(text: string): number | undefined {
	const digits = text.normalize("NFKC").replace(/[\s,']/g, "");
	if (!/^\d+(\.\d{1,2})?$/.test(digits)) return undefined;
	const wage = Number(digits);
	return wage > 0 && wage <= largestWage ? wage : undefined;
}
