import { readFileSync } from "node:fs";
import path from "node:path";
import { localeCodes } from "../../../shared/locales.ts";

const locales = path.resolve(import.meta.dirname, "../../../locales");

/** Texts that accompany every list of sources. */
const aboutSources: readonly string[] = localeCodes.flatMap((code) => {
	const file = path.join(locales, code, "guides.json");
	const guides = JSON.parse(readFileSync(file, "utf8"));
	return [guides.gradesNote, guides.sourcesNote, guides.disclaimer];
});

/** The paragraphs and definitions in a page's main part that are sentences. Notices may recur. */
export function listParagraphs(html: string, tags = "p|dd"): string[] {
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	return [
		...main
			.replace(
				/<form\b.*?<\/form>|<p class="notice">.*?<\/p>|<small>.*?<\/small>|<wbr\/>/gs,
				"",
			)
			.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, "gs")),
	]
		.map(([, , inner = ""]) =>
			inner.replace(/<(a|button)\b.*?<\/\1>|<[^>]*>/gs, "").trim(),
		)
		.filter((text) => text.length > (/\p{Script=Han}/u.test(text) ? 11 : 35));
}

/** Whether a paragraph belongs to a list of sources. */
export function isSource(text: string): boolean {
	const read = text.replaceAll("&quot;", '"');
	return aboutSources.some((words) => read.endsWith(words));
}

/** The length of a phrase whose repetition readers notice, in words or Chinese characters. */
const phraseLength = { words: 8, characters: 14 } as const;

/** The distinct phrases in a page's sentences and points, without the names of laws. */
export function listPhrases(html: string): Set<string> {
	const phrases = new Set<string>();
	for (const paragraph of listParagraphs(html, "p|dd|li")) {
		if (isSource(paragraph)) continue;
		// Each Chinese character is a unit; so is a number or a word in another script.
		const parts =
			paragraph
				.replace(/《[^》]*》/g, "")
				.toLowerCase()
				.match(
					/\p{Script=Han}|[[\p{L}\d]--\p{Script=Han}][[\p{L}\p{M}\d'’.,\-]--\p{Script=Han}]*/gv,
				) ?? [];
		const isChinese = /\p{Script=Han}/u.test(paragraph);
		const length = phraseLength[isChinese ? "characters" : "words"];
		for (let start = 0; start + length <= parts.length; start++)
			phrases.add(
				parts.slice(start, start + length).join(isChinese ? "" : " "),
			);
	}
	return phrases;
}
