import { type Locale, localizePath } from "../locales.ts";
import type { Page } from "./page-paths.ts";

/** The path of a page's social card, a picture of 1200 × 630 pixels. */
export function cardPath(page: Page, locale: Locale): string {
	const name = page.path === "/" ? "/home" : page.path;
	return `/cards/${locale}${name.toLowerCase()}.png`;
}

/** The address of a locale's article feed. */
export function feedHref(locale: Locale): string {
	return localizePath("/feed.xml", locale);
}

/** Prefix of downloadable files. */
export const downloadsPrefix = "/downloads/";

/** The address of a template in a locale. */
export function downloadHref(file: string, locale: string): string {
	return `${downloadsPrefix}${locale}/${file}.docx`;
}
