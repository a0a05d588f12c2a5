import request from "supertest";
import { expect, test } from "vitest";
import en from "../../locales/en-US/guides.json" with { type: "json" };
import zh from "../../locales/zh-CN/guides.json" with { type: "json" };
import { agents, createTestApp } from "../../scripts/test/test-app.ts";
import { localeCodes } from "../../shared/locales.ts";
import { pageHref, pages, routeOf } from "../../shared/pages/page-paths.ts";

/** Pages that may say the same; more of them are boilerplate. */
const pagesAtMost = 12;

/** What stands with every list of sources. */
const aboutSources: readonly string[] = [en, zh].flatMap(
	({ gradesNote, sourcesNote, disclaimer }) => [
		gradesNote,
		sourcesNote,
		disclaimer,
	],
);

const app = await createTestApp();

test.each(localeCodes)(
	"%s: no paragraph outside of forms stands on more than a dozen pages",
	async (locale) => {
		const seen = new Map<string, number>();
		for (const page of pages) {
			if (routeOf(page).noindex) continue;
			const { text } = await request(app)
				.get(pageHref(page, locale))
				.set("User-Agent", agents.person)
				.set("Cookie", `locale=${locale}`);
			for (const paragraph of new Set(listParagraphs(text)))
				seen.set(paragraph, (seen.get(paragraph) ?? 0) + 1);
		}
		expect(seen.size).toBeGreaterThan(1000);
		const repeated = [...seen]
			.filter(([text, count]) => count > pagesAtMost && !isSource(text))
			.map(([text, count]) => `${count}: ${text}`);
		expect(repeated).toEqual([]);
	},
	// It renders two hundred pages, while other tests may have the other core.
	120_000,
);

/** The paragraphs and definitions of a page's main part, as far as they are sentences. */
function listParagraphs(html: string): string[] {
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

function isSource(text: string): boolean {
	const read = text.replaceAll("&quot;", '"');
	return aboutSources.some((words) => read.endsWith(words));
}
