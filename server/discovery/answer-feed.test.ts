import { type HTMLElement, parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import {
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { brand, brandName } from "../../shared/brand.ts";
import { withoutMarks } from "../../shared/break-mark.ts";
import { localeCodes, localizePath } from "../../shared/locales.ts";
import { articleSlugs } from "../../shared/pages/content-index.ts";
import { stringAt } from "../content/message-trees.ts";
import { xmlFaults } from "./test-xml.ts";

const origin = "https://www.example.com";
const env = { SITE_ORIGIN: origin };
const app = await createTestApp(env);
const { messages } = await testDependencies(env);
const time = /^\d{4}-\d{2}-\d{2}T00:00:00Z$/;

const feeds = localeCodes.map((locale) => ({
	locale,
	path: localizePath("/feed.xml", locale),
}));

test.each(feeds)(
	"$path is well-formed XML in $locale",
	async ({ locale, path }) => {
		const { text, headers } = await request(app).get(path);
		expect(headers["content-language"]).toBe(locale);
		expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(
			true,
		);
		expect(xmlFaults(text.slice(text.indexOf("\n") + 1))).toEqual([]);
	},
);

test.each(feeds)(
	"$path has the elements that Atom requires of a feed (RFC 4287, section 4.1.1)",
	async ({ locale, path }) => {
		const feed = await readFeed(path);
		expect(feed.attributes).toEqual({
			xmlns: "http://www.w3.org/2005/Atom",
			"xml:lang": locale,
		});
		expect(textsOf(feed, "title")).toHaveLength(1);
		expect(textsOf(feed, "id")).toEqual([`tag:${brand.domain},2026:${path}`]);
		expect(linksOf(feed)).toEqual([
			["self", origin + path],
			["alternate", origin + localizePath("/insights", locale)],
		]);
		const latest = entriesOf(feed)
			.flatMap((entry) => textsOf(entry, "updated"))
			.sort()
			.at(-1);
		expect(textsOf(feed, "updated")).toEqual([latest]);
		expect(feed.querySelector("author > name")?.text).toBe(brandName(locale));
	},
);

test.each(feeds)(
	"$path lists every article once, newest first",
	async ({ locale, path }) => {
		const entries = entriesOf(await readFeed(path));
		const links = entries.map((entry) => linksOf(entry));
		expect(
			links
				.flat()
				.map(([, href = ""]) => href)
				.sort(),
		).toEqual(
			articleSlugs
				.map((slug) => origin + localizePath(`/insights/${slug}`, locale))
				.sort(),
		);
		expect(links.flat().every(([rel]) => rel === "alternate")).toBe(true);
		const days = entries.flatMap((entry) => textsOf(entry, "published"));
		expect(days).toEqual(days.toSorted().reverse());
	},
);

test.each(feeds)(
	"each entry of $path has the elements that Atom requires (RFC 4287, section 4.1.2)",
	async ({ path }) => {
		const entries = entriesOf(await readFeed(path));
		const ids = entries.flatMap((entry) => textsOf(entry, "id"));
		expect(new Set(ids).size).toBe(entries.length);
		for (const entry of entries) {
			for (const name of ["title", "summary", "content"])
				expect(textsOf(entry, name).map((text) => text.trim() !== "")).toEqual([
					true,
				]);
			const [published = "", updated = ""] = [
				...textsOf(entry, "published"),
				...textsOf(entry, "updated"),
			];
			expect(published).toMatch(time);
			expect(updated).toMatch(time);
			expect(updated >= published).toBe(true);
		}
	},
);

test.each(feeds)(
	"each entry of $path contains the article's HTML with absolute links",
	async ({ locale, path }) => {
		for (const entry of entriesOf(await readFeed(path))) {
			expect(entry.querySelector("content")?.getAttribute("type")).toBe("html");
			const [id = ""] = textsOf(entry, "id");
			const slug = id.split("/").at(-1);
			const html = parse(textsOf(entry, "content").join());
			const copy = messages.read(locale, `article-${slug}`).page;
			const source =
				typeof copy === "object" && "html" in copy ? copy.html : undefined;
			if (typeof source !== "string") throw new Error(`${slug} has no HTML`);
			expect(html.text).toContain(withoutMarks(parse(source).text));
			expect(html.firstElementChild?.tagName).toBe("P");
			const links = html
				.querySelectorAll("a")
				.map((a) => a.getAttribute("href"));
			expect(links.filter((href) => !href?.startsWith("https://"))).toEqual([]);
		}
	},
);

test.each(feeds)(
	"$path says that the firm is made up, and which articles are made-up cases",
	async ({ locale, path }) => {
		const feed = await readFeed(path);
		const common = messages.read(locale, "common");
		expect(textsOf(feed, "subtitle").join()).toContain(
			withoutMarks(stringAt(common, "sample.firm")),
		);
		const marked = entriesOf(feed).filter((entry) =>
			parse(
				textsOf(entry, "content").join(),
			).firstElementChild?.text.startsWith(`${stringAt(common, "example")} `),
		);
		expect(marked).toHaveLength(6);
	},
);

test("feed content links to pages of the site", async () => {
	const { text } = await request(app).get("/en-US/feed.xml");
	expect(text).toContain(`&lt;a href=&quot;${origin}/en-US/`);
});

test("entry ids do not depend on the site origin", async () => {
	const moved = await createTestApp({ SITE_ORIGIN: "https://other.example" });
	const { text } = await request(moved).get("/feed.xml");
	expect(text).not.toContain(origin);
	expect([...text.matchAll(/<id>.*<\/id>/g)].map(String)).toEqual(
		(await request(app).get("/feed.xml")).text.match(/<id>.*<\/id>/g),
	);
});

test.each([
	["/zh-CN/feed.xml", "/feed.xml"],
	["//en-US//feed.xml?a=b", "/en-US/feed.xml?a=b"],
])("%s redirects permanently to %s", async (path, canonical) => {
	const answer = await request(app).get(path);
	expect(answer.status).toBe(301);
	expect(answer.headers.location).toBe(canonical);
});

test.each(["/FEED.xml", "/xx/feed.xml", "/insights/feed.xml"])(
	"%s returns 404",
	async (path) => {
		expect((await request(app).get(path)).status).toBe(404);
	},
);

test("the pages of each language link to its feed", async () => {
	for (const { locale, path } of feeds) {
		const { text } = await request(app).get(localizePath("/insights", locale));
		expect(text).toMatch(
			new RegExp(`type="application/atom\\+xml"[^>]*href="${path}"`),
		);
	}
});

async function readFeed(path: string): Promise<HTMLElement> {
	const { text } = await request(app).get(path);
	// The parser is for HTML, where `link` is a void element and `title` contains only text.
	const feed = parse(text, { voidTag: { tags: ["link", "category"] } });
	const root = feed.querySelector("feed");
	if (!root) throw new Error(`no feed at ${path}`);
	return root;
}

function entriesOf(feed: HTMLElement): HTMLElement[] {
	return feed.querySelectorAll("entry");
}

/** The texts of an element's children with a given name. */
function textsOf(parent: HTMLElement, name: string): string[] {
	return parent.children
		.filter(({ rawTagName }) => rawTagName === name)
		.map(({ text }) => text);
}

function linksOf(parent: HTMLElement): (string | undefined)[][] {
	return parent.children
		.filter(({ rawTagName }) => rawTagName === "link")
		.map((link) => [link.getAttribute("rel"), link.getAttribute("href")]);
}
