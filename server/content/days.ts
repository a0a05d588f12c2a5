import { brand } from "../../shared/brand.ts";

/**
 * When a day begins in a time zone, in milliseconds since 1970: the first moment of that date, or,
 * where the zone has left it out, of the next one.
 *
 * @param day as `2026-11-21`.
 * @throws RangeError when there is no such day.
 */
export function startOfDay(day: string, zone: string = brand.timeZone): number {
	return Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
}

/** The day after another, as `2026-11-22`. @throws RangeError when there is no such day. */
export function dayAfter(day: string): string {
	return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
