export interface Service {
	readonly years: number;
	readonly months: number;
	readonly days: number;
}

/**
 * The length of service from the start of the first day to the end of the last. @throws RangeError
 */
export function measureService(start: string, end: string): Service {
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

/** Converts a length of service to years, counting a day as 1/365. */
export function inYears({ years, months, days }: Service): number {
	return years + months / 12 + days / 365;
}

/** Years of service before a given day. */
export function yearsBefore(start: string, day: string): number {
	if (start >= day) return 0;
	const last = parseDay(day);
	last.setUTCDate(last.getUTCDate() - 1);
	return inYears(measureService(start, last.toISOString().slice(0, 10)));
}

/** Whether a text is an existing calendar day such as `2026-11-21`, between 1950 and 2099. */
export function isDay(text: string): boolean {
	if (!/^(19[5-9]\d|20\d\d)-\d\d-\d\d$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The same day some months later, clamped to the last day of that month. */
function addMonths(date: Date, months: number): Date {
	const year = date.getUTCFullYear();
	const month = date.getUTCMonth() + months;
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

function parseDay(text: string): Date {
	if (!isDay(text)) throw new RangeError(`no day: ${text}`);
	return new Date(`${text}T00:00:00Z`);
}
