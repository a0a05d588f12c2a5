import { type Locale, localizePath } from "../locales.ts";

/** The address of a locale's article feed. */
export function feedHref(locale: Locale): string {
	return localizePath("/feed.xml", locale);
}
