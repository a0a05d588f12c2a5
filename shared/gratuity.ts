/** The countries whose end-of-service pay can be worked out. */
export const gratuityCountries = ["ae", "sa"] as const;
export type GratuityCountry = (typeof gratuityCountries)[number];

/** How the employment ended: by the employee, or by the employer or the end of the term. */
export const endings = ["ended", "resigned"] as const;
export type Ending = (typeof endings)[number];

export interface GratuityInput {
	readonly country: GratuityCountry;
	/** A month's wage: the basic wage in the UAE, the whole wage in Saudi Arabia. */
	readonly wage: number;
	/** First and last day of service, as `2026-11-21`. */
	readonly start: string;
	readonly end: string;
	readonly ending: Ending;
}

/** A length of service, in whole years, months and days. */
export interface Service {
	readonly years: number;
	readonly months: number;
	readonly days: number;
}

export interface Gratuity {
	readonly service: Service;
	/** Years of service up to the fifth and after it, and what each part earns. */
	readonly parts: readonly {
		readonly years: number;
		readonly amount: number;
	}[];
	/** The part that is due, from 0 to 1. */
	readonly share: number;
	/** Whether the law's upper limit has cut the amount. */
	readonly isCapped: boolean;
	/** In the currency of the wage, rounded to hundredths. */
	readonly amount: number;
}

/**
 * Works out end-of-service pay. UAE: Federal Decree-Law 33/2021, article 51 (21 days of basic wage
 * a year for five years, 30 days after, nothing under one year, at most two years' wages). Saudi
 * Arabia: Labour Law, articles 84 and 85 (half a month a year for five years, a month after;
 * reduced where the employee resigned).
 *
 * @throws RangeError when the end is before the start, or a day does not exist.
 */
export function computeGratuity(input: GratuityInput): Gratuity {
	const service = measureService(input.start, input.end);
	const length = inYears(service);
	const [first, later] = ratesOf(input);
	const years = [Math.min(length, 5), Math.max(length - 5, 0)] as const;
	const parts = [
		{ years: years[0], amount: round(years[0] * first) },
		{ years: years[1], amount: round(years[1] * later) },
	];
	const share = shareOf(input, length);
	const full = (years[0] * first + years[1] * later) * share;
	const cap =
		input.country === "ae" ? 24 * input.wage : Number.POSITIVE_INFINITY;
	return {
		service,
		parts,
		share,
		isCapped: full > cap,
		amount: round(Math.min(full, cap)),
	};
}

/** What a year of service earns: each of the first five, and each after. */
function ratesOf({ country, wage }: GratuityInput): readonly [number, number] {
	if (country === "sa") return [wage / 2, wage];
	const day = (wage * 12) / 365;
	return [21 * day, 30 * day];
}

function shareOf({ country, ending }: GratuityInput, length: number): number {
	if (country === "ae") return length < 1 ? 0 : 1;
	if (ending === "ended" || length >= 10) return 1;
	if (length < 2) return 0;
	return length <= 5 ? 1 / 3 : 2 / 3;
}

/** The time from the first day of service to the end of the last. @throws RangeError */
function measureService(start: string, end: string): Service {
	const [from, last] = [parseDay(start), parseDay(end)];
	if (last < from) throw new RangeError("the end is before the start");
	const to = new Date(last);
	to.setUTCDate(to.getUTCDate() + 1);
	let months =
		(to.getUTCFullYear() - from.getUTCFullYear()) * 12 +
		to.getUTCMonth() -
		from.getUTCMonth();
	if (addMonths(from, months) > to) months -= 1;
	const days = Math.round(
		(to.getTime() - addMonths(from, months).getTime()) / 86_400_000,
	);
	return { years: Math.floor(months / 12), months: months % 12, days };
}

function inYears({ years, months, days }: Service): number {
	return years + months / 12 + days / 365;
}

/** The same day some months later, or the last of that month where it is shorter. */
function addMonths(date: Date, months: number): Date {
	const year = date.getUTCFullYear();
	const month = date.getUTCMonth() + months;
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** Whether a text is a day of the calendar, as `2026-11-21`, between 1950 and 2100. */
export function isDay(text: string): boolean {
	if (!/^(19[5-9]\d|20\d\d)-\d\d-\d\d$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function parseDay(text: string): Date {
	if (!isDay(text)) throw new RangeError(`no day: ${text}`);
	return new Date(`${text}T00:00:00Z`);
}

function round(amount: number): number {
	return Math.round(amount * 100) / 100;
}
