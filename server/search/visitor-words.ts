import { type Locale, localeCodes } from "../../shared/locales.ts";
import { countryNames } from "./search-names.ts";
import english from "./visitor-words.en-US.json" with { type: "json" };
import chinese from "./visitor-words.zh-CN.json" with { type: "json" };

/** Visitors' words for a page's subject that its text lacks, by path. */
export const visitorWords: Readonly<
	Record<Locale, Readonly<Record<string, string>>>
> = { "en-US": english, "zh-CN": chinese };

/** The entry for the subjects of every country guide. */
export const everyGuide = "/guides/*";

/** The words for a page: the locale's own, and those of other locales. */
export function readVisitorWords(
	path: string,
	locale: Locale,
): { readonly own: string; readonly foreign: string } {
	const others = localeCodes.filter((code) => code !== locale);
	return {
		own: [...wordsIn(locale, path), ...namesOf(path)].join(", "),
		foreign: others.flatMap((code) => wordsIn(code, path)).join(", "),
	};
}

function wordsIn(locale: Locale, path: string): string[] {
	const words = visitorWords[locale];
	const paths = countryOf(path) ? [path, everyGuide] : [path];
	return paths.flatMap((each) => words[each] ?? []);
}

function namesOf(path: string): readonly string[] {
	const country = countryOf(path);
	return countryNames.find(([name]) => name === country) ?? [];
}

/** The country that a page is the guide of, in English. */
export function countryOf(path: string): string | undefined {
	return /^\/guides\/(.+)/.exec(path)?.[1]?.replaceAll("-", " ");
}
