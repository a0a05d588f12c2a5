import { round } from "./round.ts";

/** Countries whose overtime rates are checked; Oman's are printed of the law before 2023 alone. */
export const overtimeCountries = ["ae", "sa", "qa", "bh", "kw"] as const;
export type OvertimeCountry = (typeof overtimeCountries)[number];

/** Kinds of hours: of a working day, of its night, of the weekly day of rest, of a holiday. */
export const overtimeKinds = ["day", "night", "rest", "holiday"] as const;
export type OvertimeKind = (typeof overtimeKinds)[number];

/** Percent of the basic hourly wage that is added to the hour; only what a source states. */
export const premiums: Readonly<
	Record<OvertimeCountry, Readonly<Partial<Record<OvertimeKind, number>>>>
> = {
	ae: { day: 25, night: 50 },
	sa: { day: 50, holiday: 50 },
	qa: { day: 25, night: 50, rest: 50 },
	bh: { day: 25, night: 50 },
	kw: { day: 25, rest: 50, holiday: 100 },
};

export interface OvertimePart {
	readonly kind: OvertimeKind;
	readonly hours: number;
	readonly premium: number;
	readonly amount: number;
}

/** Days that a month's wage is divided by: 26 in Kuwait, by custom 30 elsewhere. */
export function daysOfMonth(country: OvertimeCountry): number {
	return country === "kw" ? 26 : 30;
}

/**
 * What overtime earns, in the currency of the wage, rounded to hundredths. An hour is the month's
 * wage ÷ 30 ÷ 8 (Kuwait ÷ 26 ÷ 8). Saudi Arabia pays the hour by the whole wage and half the basic
 * hour beside it; the others the basic hour with its premium.
 *
 * @throws RangeError for hours of a kind that the country has no checked rate for
 */
export function computeOvertime(input: {
	country: OvertimeCountry;
	/** A month's basic wage. */
	basic: number;
	/** A month's whole wage, which counts in Saudi Arabia alone. */
	whole: number;
	hours: Readonly<Record<OvertimeKind, number>>;
}): { parts: readonly OvertimePart[]; amount: number } {
	const { country, basic, whole, hours } = input;
	const month = daysOfMonth(country) * 8;
	const hour = country === "sa" ? whole : basic;
	let sum = 0;
	const parts = overtimeKinds
		.filter((kind) => hours[kind] > 0)
		.map((kind) => {
			const premium = premiums[country][kind];
			if (premium === undefined) throw new RangeError(`no rate: ${kind}`);
			const exact = (hours[kind] * (hour + (basic * premium) / 100)) / month;
			sum += exact;
			return { kind, hours: hours[kind], premium, amount: round(exact) };
		});
	return { parts, amount: round(sum) };
}
