import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { brandName } from "../../shared/brand.ts";
import {
	defaultLocale,
	localeCodes,
	locales,
	localizePath,
} from "../../shared/locales.ts";
import {
	articleSlugs,
	positionSlugs,
	solutionSlugs,
} from "../../shared/pages/content-index.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pages, routeOf } from "../../shared/pages/page-paths.ts";

const origin = "https://www.example.com";
const app = await createTestApp({ SITE_ORIGIN: origin });
const { text } = await request(app).get("/llms.txt");

test("llms.txt follows the llmstxt.org format: a name, a summary, sections of links with notes", () => {
	const [name, , summary, , ...lines] = text.trimEnd().split("\n");
	expect(name).toBe(`# ${brandName("en-US")}`);
	expect(summary).toMatch(/^> \S.*\. \S.* is an invented firm: .*\S$/);
	const strange = lines.filter(
		(line: string) =>
			!/^(|## \S.*|- \[[^\]]+\]\(https:\/\/\S+\): \S.*)$/.test(line),
	);
	expect(strange).toEqual([]);
	expect(text).not.toMatch(/\{\{|undefined/);
	expect(text).not.toContain("\n\n\n");
});

test("llms.txt lists the site's sections, then the other languages, then optional links", () => {
	expect([...sections().keys()]).toEqual([
		"Pages",
		"Services",
		"Industries",
		"Insights",
		"Solutions",
		"Country guides",
		"Careers",
		...localeCodes
			.filter((locale) => locale !== defaultLocale)
			.map((locale) => locales[locale].label),
		"Optional",
	]);
});

test.each([
	["Services", 12, "/en-US/services/hr-consulting"],
	["Industries", 14, "/en-US/industries/chemicals"],
	["Insights", articleSlugs.length, "/en-US/insights/which-hiring-model-fits"],
	["Solutions", solutionSlugs.length, "/en-US/solutions/saudization"],
	["Careers", positionSlugs.length, "/en-US/careers/document-officer-shanghai"],
	["Optional", 1 + localeCodes.length, "/sitemap.xml"],
])(
	"the llms.txt section %s has %i links, including %s",
	(section, count, path) => {
		const links = sections().get(section);
		expect(links).toHaveLength(count);
		expect(links).toContain(origin + path);
	},
);

test("llms.txt lists the main pages in every language and no page with noindex", () => {
	const main = pages.filter(
		(page) => !routeOf(page).noindex && !routeOf(page).params,
	);
	const paths = main.map(({ path }) => path);
	expect(sections().get("中文")).toEqual(paths.map((path) => origin + path));
	expect(sections().get("Pages")).toEqual(
		paths.map((path) => `${origin}/en-US${path === "/" ? "" : path}`),
	);
	expect(text).not.toContain("/login");
});

test("every URL in llms.txt is unique and that of a page, a feed or the sitemap", () => {
	const links = [...sections().values()].flat();
	expect(new Set(links).size).toBe(links.length);
	const known = new Set([
		...pages.flatMap((page) =>
			localeCodes.map((locale) => origin + pageHref(page, locale)),
		),
		...localeCodes.map((locale) => origin + localizePath("/feed.xml", locale)),
		`${origin}/sitemap.xml`,
	]);
	expect(links.filter((link) => !known.has(link))).toEqual([]);
});

test("llms.txt shows the closing date of a vacancy", () => {
	expect(text).toMatch(/\(Apply by: [A-Z][a-z]+ \d+, 20\d\d\)/);
});

/** The URLs in each section. */
function sections(): Map<string, string[]> {
	return new Map(
		text
			.split("\n## ")
			.slice(1)
			.map((section: string) => [
				section.slice(0, section.indexOf("\n")),
				[...section.matchAll(/\]\((\S+)\): /g)].map(([, href = ""]) => href),
			]),
	);
}
