import { brand } from "./brand.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The date in a time zone, the firm's if nothing else is said, as `2026-11-21`.
 *
 * @param now milliseconds since 1970.
 */
export function today(now = Date.now(), zone: string = brand.timeZone): string {
	// Twenty times faster than a browser's first format, for which it loads a language.
	if (typeof Temporal !== "undefined")
		return Temporal.Instant.fromEpochMilliseconds(now)
			.toZonedDateTimeISO(zone)
			.toPlainDate()
			.toString();
	// Sweden writes dates as ISO 8601 has them.
	const format =
		formats.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
	formats.set(zone, format);
	return format.format(now);
}
