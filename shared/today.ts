import { brand } from "./brand.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The date in a time zone, by default the firm's, such as `2026-11-21`.
 *
 * @param now milliseconds since the epoch
 */
export function today(now = Date.now(), zone: string = brand.timeZone): string {
	// Twenty times faster than a browser's first `Intl` format, which loads locale data.
	if (typeof Temporal !== "undefined")
		return Temporal.Instant.fromEpochMilliseconds(now)
			.toZonedDateTimeISO(zone)
			.toPlainDate()
			.toString();
	// The Swedish locale formats dates in ISO 8601.
	const format =
		formats.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
	formats.set(zone, format);
	return format.format(now);
}
