import { type Locale, localizePath } from "../locales.ts";

/** The address of a language's feed of articles. */
export function feedHref(locale: Locale): string {
	return localizePath("/feed.xml", locale);
}
