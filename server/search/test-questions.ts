import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Locale, localeCodes } from "../../shared/locales.ts";

/** A visitor's query, and the pages that answer it. */
interface Question {
	readonly ask: string;
	/** Paths without a locale. One must be among the first three results; `/*` matches subpages. */
	readonly pages: readonly string[];
}

/** The locales that have test questions. */
export const askedLocales = localeCodes.filter((locale) =>
	existsSync(fileOf(locale)),
);

/** Reads the test questions of a locale. */
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
