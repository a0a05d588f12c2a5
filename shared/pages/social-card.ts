import type { Locale } from "../locales.ts";
import type { Page } from "./page-paths.ts";

/** The address of the picture that stands for a page where it is shared, 1200 × 630 pixels. */
export function cardPath(page: Page, locale: Locale): string {
	const name = page.path === "/" ? "/home" : page.path;
	return `/cards/${locale}${name.toLowerCase()}.png`;
}
