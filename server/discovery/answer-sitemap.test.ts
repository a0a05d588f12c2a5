import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import {
	defaultLocale,
	type Locale,
	localeCodes,
	localizePath,
	splitLocale,
} from "../../shared/locales.ts";
import { pages, routeOf } from "../../shared/pages/page-paths.ts";
import { xmlFaults } from "./test-xml.ts";

const origin = "https://www.example.com";
const revisions = {
	"zh-CN": { "/about": { changed: "2026-03-01", hash: "a" } },
	"en-US": {
		"/": { changed: "2026-04-02", hash: "b" },
		"/about": { changed: "2026-05-03", hash: "c" },
	},
};
const app = await createTestApp({ SITE_ORIGIN: origin }, { revisions });

test("the sitemap is well-formed XML", async () => {
	const { text } = await request(app).get("/sitemap.xml");
	expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(
		true,
	);
	expect(xmlFaults(text.slice(text.indexOf("\n") + 1))).toEqual([]);
});

test("the sitemap lists every indexable page once per locale", async () => {
	const locations = (await readSitemap()).map(({ location }) => location);
	const indexable = pages.filter((page) => !routeOf(page).noindex);
	expect(locations).toHaveLength(localeCodes.length * indexable.length);
	expect(new Set(locations).size).toBe(locations.length);
});

test("each sitemap entry lists itself, all locales and x-default as alternates", async () => {
	for (const { location, alternates } of await readSitemap()) {
		const { rest } = splitLocale(location.slice(origin.length) || "/");
		const addressIn = (locale: Locale) => origin + localizePath(rest, locale);
		expect(alternates, location).toEqual([
			...localeCodes.map((locale) => [locale, addressIn(locale)]),
			["x-default", addressIn(defaultLocale)],
		]);
		expect(alternates.map(([, href]) => href)).toContain(location);
	}
});

test("the sitemap takes its origin from the configuration, not from the Host header", async () => {
	const { text } = await request(app)
		.get("/sitemap.xml")
		.set("Host", "evil.example");
	expect(text).not.toContain("evil.example");
	const plain = await request(await createTestApp({ PORT: "4321" })).get(
		"/sitemap.xml",
	);
	expect(plain.text).toContain("<loc>http://localhost:4321/about</loc>");
});

test("sitemap entries have lastmod directly after loc when the change date is known", async () => {
	const entries = await readSitemap();
	expect(
		entries
			.filter(({ lastmod }) => lastmod !== undefined)
			.map(({ location, lastmod }) => `${location} ${lastmod}`)
			.sort(),
	).toEqual([
		`${origin}/about 2026-03-01`,
		`${origin}/en-US 2026-04-02`,
		`${origin}/en-US/about 2026-05-03`,
	]);
	const { text } = await request(app).get("/sitemap.xml");
	expect(text.match(/<lastmod>/g)).toHaveLength(3);
});

async function readSitemap(): Promise<
	{
		location: string;
		lastmod: string | undefined;
		alternates: [string, string][];
	}[]
> {
	const { text } = await request(app).get("/sitemap.xml");
	const entry =
		/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?(.*)<\/url>/g;
	return [...text.matchAll(entry)].map(
		([, location = "", lastmod, links = ""]) => ({
			location,
			lastmod,
			alternates: [
				...links.matchAll(
					/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g,
				),
			].map(([, language = "", href = ""]) => [language, href]),
		}),
	);
}
