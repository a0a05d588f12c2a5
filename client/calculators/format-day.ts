import type { Locale } from "../../shared/locales.ts";
import { spaceHan } from "../../shared/space-han.ts";

/** Formats a day such as `2026-11-21` for a locale. */
export function formatDay(day: string, locale: Locale): string {
	return spaceHan(
		new Date(day).toLocaleDateString(locale, {
			dateStyle: "long",
			timeZone: "UTC",
		}),
	);
}
