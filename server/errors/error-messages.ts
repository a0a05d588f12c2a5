import { readFile } from "node:fs/promises";
import type messages from "../../locales/en-US/error.json";
import { type Locale, localeCodes } from "../../shared/locales.ts";

/** The error page's text in one language. */
export type ErrorMessages = typeof messages;

/** The error page's text by locale. Loaded apart from i18n, so that it survives its failure. */
export async function loadErrorMessages(
	folder: string,
): Promise<ReadonlyMap<Locale, ErrorMessages>> {
	return new Map(
		await Promise.all(
			localeCodes.map(async (locale): Promise<[Locale, ErrorMessages]> => {
				const text = await readFile(`${folder}/${locale}/error.json`, "utf8");
				return [locale, JSON.parse(text)];
			}),
		),
	);
}
