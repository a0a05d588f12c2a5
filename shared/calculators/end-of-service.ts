import { round } from "./round.ts";
import {
	inYears,
	measureService,
	type Service,
	yearsBefore,
} from "./service-length.ts";

/** Countries whose end-of-service pay the calculator knows. */
export const gratuityCountries = ["ae", "sa", "qa", "om", "bh", "kw"] as const;
export type GratuityCountry = (typeof gratuityCountries)[number];

/**
 * How the employment ended: `ended` by the employer or at the end of the term; `resigned` by the
 * employee; `justified` by the employee for a reason that keeps the full award; `fault` by
 * dismissal for gross misconduct.
 */
export const endings = ["ended", "resigned", "justified", "fault"] as const;
type Ending = (typeof endings)[number];

export interface GratuityInput {
	readonly country: GratuityCountry;
	/** Monthly wage: the basic wage in {@link countingBasicPay} countries, else the full wage. */
	readonly wage: number;
	/** First and last day of service, such as `2026-11-21`. */
	readonly start: string;
	readonly end: string;
	readonly ending: Ending;
}

/** Message keys for the periods of service. */
export type Stretch = "first" | "later" | "every" | "before" | "since" | "fund";

interface GratuityPart {
	readonly stretch: Stretch;
	readonly years: number;
	/** What a year earns, as a formula on the monthly wage `w`. */
	readonly rate: string;
	readonly amount: number;
}

export interface Gratuity {
	readonly service: Service;
	readonly parts: readonly GratuityPart[];
	/** The share of the award that is due, from 0 to 1. */
	readonly share: number;
	/** The statutory cap in monthly wages; set only if it reduced the amount. */
	readonly cap?: number;
	/** In the currency of the wage, rounded to hundredths. */
	readonly amount: number;
}

type Rate = readonly [arithmetic: string, months: number];
type Stretches = readonly (readonly [Stretch, number, Rate])[];

const days = (count: number): Rate => [
	`${count} × (w × 12 ÷ 365)`,
	(count * 12) / 365,
];
const month: Rate = ["w", 1];
const half: Rate = ["½ × w", 0.5];
const kuwaitDays: Rate = ["15 × (w ÷ 26)", 15 / 26];
const fund = (percent: number): Rate => [
	`12 × ${percent}% × w`,
	(12 * percent) / 100,
];

/** Countries where only basic pay counts: UAE article 51, Qatar article 54, Oman article 61. */
export const countingBasicPay: readonly GratuityCountry[] = ["ae", "qa", "om"];

/** Countries where gross misconduct forfeits the award: Saudi article 80, Qatari article 61. */
export const forfeiting: readonly GratuityCountry[] = ["sa", "qa"];

/** Countries whose law was replaced, and no official text confirms the rate before. */
export const withOldRate: readonly GratuityCountry[] = ["om"];

/** First day of Oman's new law; sources disagree between July 26 and 31. */
const omanLaw = "2023-07-26";
/** First day of contributions to Bahrain's SIO. */
const bahrainFund = "2024-03-01";

const caps: Partial<Record<GratuityCountry, number>> = { ae: 24, kw: 18 };

/**
 * Computes the end-of-service pay of foreign employees. UAE: Federal Decree-Law 33/2021, article
 * 51. Saudi Arabia: Labour Law, articles 80, 84 and 85. Qatar: Law 14/2004, articles 54 and 61.
 * Oman: Royal Decree 53/2023, article 61; before that law, half a month for each of the first three
 * years, then a month. Bahrain: the same from the employer up to February 2024; since then SIO
 * contributions (Resolution 109/2023). Kuwait: Law 6/2010, articles 51 to 53, for monthly-paid
 * employees.
 *
 * @throws RangeError if the end precedes the start, a day does not exist, or service ended by gross
 * misconduct in a country whose rule for it is unknown
 */
export function computeGratuity(input: GratuityInput): Gratuity {
	const { country, wage } = input;
	const service = measureService(input.start, input.end);
	const length = inYears(service);
	const stretches = stretchesOf(input, length).filter(([, years]) => years > 0);
	const share = shareOf(input, length);
	const months = stretches.reduce(
		(sum, [, years, [, rate]]) => sum + years * rate,
		0,
	);
	const full = months * share;
	const limit = caps[country] ?? Number.POSITIVE_INFINITY;
	return {
		service,
		parts: stretches.map(([stretch, years, [rate, count]]) => ({
			stretch,
			years,
			rate,
			amount: round(years * count * wage),
		})),
		share,
		...(full > limit ? { cap: limit } : {}),
		amount: round(Math.min(full, limit) * wage),
	};
}

function stretchesOf(input: GratuityInput, length: number): Stretches {
	const { country, start } = input;
	switch (country) {
		case "ae":
			return tiers(length, days(21), days(30));
		case "sa":
			return tiers(length, half, month);
		case "kw":
			return tiers(length, kuwaitDays, month);
		case "qa":
			return [["every", length, days(21)]];
		case "om": {
			const before = Math.min(yearsBefore(start, omanLaw), length);
			return [...firstThree(before), ["since", length - before, month]];
		}
		case "bh": {
			const before = Math.min(yearsBefore(start, bahrainFund), length);
			const low = Math.max(Math.min(length, 3) - before, 0);
			return [
				...firstThree(before),
				["fund", low, fund(4.2)],
				["fund", length - before - low, fund(8.4)],
			];
		}
	}
}

function tiers(length: number, first: Rate, later: Rate): Stretches {
	return [
		["first", Math.min(length, 5), first],
		["later", Math.max(length - 5, 0), later],
	];
}

function firstThree(years: number): Stretches {
	return [
		["before", Math.min(years, 3), half],
		["before", Math.max(years - 3, 0), month],
	];
}

function shareOf({ country, ending }: GratuityInput, length: number): number {
	if (ending === "fault") {
		if (forfeiting.includes(country)) return 0;
		throw new RangeError(`no rule for a grave fault: ${country}`);
	}
	if (country === "ae" || country === "qa") return length < 1 ? 0 : 1;
	if (ending !== "resigned" || length >= 10) return 1;
	if (country === "sa") {
		if (length < 2) return 0;
		return length <= 5 ? 1 / 3 : 2 / 3;
	}
	if (country === "kw") {
		if (length < 3) return 0;
		return length < 5 ? 1 / 2 : 2 / 3;
	}
	return 1;
}
