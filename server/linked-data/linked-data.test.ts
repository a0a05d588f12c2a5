import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { localeCodes } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf, pages, routeOf } from "../../shared/pages/page-paths.ts";
import { forms, siteOrigin } from "./test-linked-data-forms.ts";
import { describeAt, typesOf } from "./test-linked-data-reader.ts";

const indexed = pages.filter((page) => !routeOf(page).noindex);
/** One page per kind of data. */
const samples = [
	...Map.groupBy(indexed, (page) => typesOf(page, "en-US").join()).values(),
].flatMap(([page]) => page ?? []);

test.each(localeCodes)(
	"in %s, all linked data is valid JSON and matches the schema of its type",
	(locale) => {
		for (const page of indexed)
			for (const data of describeAt(page, locale)) {
				const name = [data["@type"]].flat()[0];
				const form = Object.entries(forms).find(([type]) => type === name)?.[1];
				const faults = form
					? (form.safeParse(data).error?.issues ?? [])
					: [`unknown type ${name}`];
				expect(faults, `${page.path} ${name}`).toEqual([]);
			}
	},
);

test.each(localeCodes)(
	"in %s, linked data has no missing texts or leftover placeholders",
	(locale) => {
		for (const page of indexed) {
			const json = JSON.stringify(describeAt(page, locale));
			expect(json, page.path).not.toMatch(/\{\{|\[\[|undefined|null|NaN|":""/);
		}
	},
);

test.each(localeCodes)(
	"in %s, the home page has Organization, EmploymentAgency and WebSite data",
	(locale) => {
		expect(typesOf(pageOf("home"), locale)).toEqual([
			"Organization",
			"EmploymentAgency",
			"WebSite",
		]);
	},
);

test("served pages contain the linked data", async () => {
	const app = await createTestApp({ SITE_ORIGIN: siteOrigin });
	const today = new Date().toISOString().slice(0, 10);
	expect(samples.length).toBeGreaterThan(3);
	for (const locale of localeCodes)
		for (const page of samples) {
			const { text } = await request(app)
				.get(pageHref(page, locale))
				.set("User-Agent", "Googlebot");
			const served = parse(text)
				.querySelectorAll('script[type="application/ld+json"]')
				.map((script) => JSON.parse(script.rawText));
			expect(served, page.path).toEqual(describeAt(page, locale, { today }));
		}
});
