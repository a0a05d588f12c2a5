import en from "../../../locales/en-US/guides.json" with { type: "json" };
import zh from "../../../locales/zh-CN/guides.json" with { type: "json" };

/** What stands with every list of sources. */
const aboutSources: readonly string[] = [en, zh].flatMap(
	({ gradesNote, sourcesNote, disclaimer }) => [
		gradesNote,
		sourcesNote,
		disclaimer,
	],
);

/** The paragraphs and definitions of a page's main part, as far as they are sentences. */
export function listParagraphs(html: string): string[] {
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	return [
		...main
			.replace(/<form\b.*?<\/form>|<small>.*?<\/small>|<wbr\/>/gs, "")
			.matchAll(/<(p|dd)\b[^>]*>(.*?)<\/\1>/gs),
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
