import { brand } from "../../shared/brand.ts";
import { today } from "../../shared/today.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The start of a day in a time zone, in milliseconds since 1970: the first moment of that date or,
 * if the zone skipped it, of the next one. Without `Temporal`, which Node 24 and 25 lack.
 *
 * @param day such as `2026-11-21`.
 * @throws RangeError for an invalid date.
 */
export function startOfDay(day: string, zone: string = brand.timeZone): number {
	const midnight = Date.parse(day);
	// No zone is a day away from UTC.
	let [before, start] = [midnight - dayMs, midnight + dayMs];
	do {
		const middle = Math.floor((before + start) / 2);
		if (today(middle, zone) < day) before = middle;
		else start = middle;
	} while (start - before > 1);
	return start;
}

/**
 * The following day, such as `2026-11-22`.
 *
 * @throws RangeError for an invalid date.
 */
export function dayAfter(day: string): string {
	return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}
