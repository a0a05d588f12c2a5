import type { Locale } from "../locales.ts";
import type { Page } from "./page-paths.ts";

/** The path of a page's social card, a picture of 1200 × 630 pixels. */
export function cardPath(page: Page, locale: Locale): string {
	const name = page.path === "/" ? "/home" : page.path;
	return `/cards/${locale}${name.toLowerCase()}.png`;
}
