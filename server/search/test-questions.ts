import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Locale, localeCodes } from "../../shared/locales.ts";

/** What a visitor asks, and what answers. */
interface Question {
	readonly ask: string;
	/** Paths without a locale, of which one is wanted among the first three; `/*` is all below one. */
	readonly pages: readonly string[];
}

/** The languages in which questions are kept. */
export const askedLocales = localeCodes.filter((locale) =>
	existsSync(fileOf(locale)),
);

/** Reads the kept questions of a language. */
export async function readQuestions(locale: Locale): Promise<Question[]> {
	const lines = (await readFile(fileOf(locale), "utf8")).trim().split("\n");
	return lines.map((line) => {
		const [ask = "", pages = ""] = line.split(" -> ");
		return { ask, pages: pages.split(" ") };
	});
}

function fileOf(locale: Locale): string {
	return path.join(import.meta.dirname, `questions.${locale}.txt`);
}
