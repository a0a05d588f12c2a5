import { brand } from "../../shared/brand.ts";

/**
 * The start of a day in a time zone, in milliseconds since 1970: the first moment of that date or,
 * if the zone skipped it, of the next one.
 *
 * @param day such as `2026-11-21`.
 * @throws RangeError for an invalid date.
 */
export function startOfDay(day: string, zone: string = brand.timeZone): number {
	return Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
}

/**
 * The following day, such as `2026-11-22`.
 *
 * @throws RangeError for an invalid date.
 */
export function dayAfter(day: string): string {
	return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
