import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Locale, localeCodes } from "../../shared/locales.ts";

export interface SearchQuestion {
	readonly ask: string;
	/** Paths without a locale, of which one is wanted among the first three. */
	readonly pages: readonly string[];
}

const fileOf = (locale: Locale) =>
	path.join(
		import.meta.dirname,
		`../../server/search/questions.${locale}.json`,
	);

/** The languages in which questions are kept. */
export const askedLocales = localeCodes.filter((code) =>
	existsSync(fileOf(code)),
);

export async function readQuestions(
	locale: Locale,
): Promise<readonly SearchQuestion[]> {
	return JSON.parse(await readFile(fileOf(locale), "utf8"));
}
