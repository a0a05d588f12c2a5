import { round } from "./round.ts";

/** Countries with verified overtime rates. Oman's are published only for the law before 2023. */
export const overtimeCountries = ["ae", "sa", "qa", "bh", "kw"] as const;
export type OvertimeCountry = (typeof overtimeCountries)[number];

/** Overtime hours on a working day, at night, on the weekly rest day, and on a public holiday. */
export const overtimeKinds = ["day", "night", "rest", "holiday"] as const;
export type OvertimeKind = (typeof overtimeKinds)[number];

/** Percent added to the basic hourly wage. Only premiums that a source states are listed. */
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

/** Divisor that turns a monthly wage into a daily one: 26 in Kuwait, customarily 30 elsewhere. */
export function daysOfMonth(country: OvertimeCountry): number {
	return country === "kw" ? 26 : 30;
}

/**
 * Computes overtime pay in the currency of the wage, rounded to hundredths. The hourly wage is the
 * monthly wage ÷ 30 ÷ 8 (in Kuwait ÷ 26 ÷ 8). Saudi Arabia pays the full hourly wage plus a premium
 * on the basic one; the others pay the basic hourly wage plus its premium.
 *
 * @throws RangeError for hours of a kind without a verified rate in that country
 */
export function computeOvertime(input: {
	country: OvertimeCountry;
	/** Monthly basic wage. */
	basic: number;
	/** Monthly full wage; used only for Saudi Arabia. */
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
