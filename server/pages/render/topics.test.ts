import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../../scripts/test/test-app.ts";
import { localeCodes, localizePath } from "../../../shared/locales.ts";
import { pageHref } from "../../../shared/pages/page-hrefs.ts";
import { pages } from "../../../shared/pages/page-paths.ts";

const app = await createTestApp({ PAGE_CACHE_MB: "0" });

async function show(path: string) {
	const { text } = await request(app)
		.get(path)
		.set("User-Agent", "Googlebot")
		.expect(200);
	const main = parse(text).querySelector("main");
	if (!main) throw new Error("no main part");
	return main;
}

test.each(localeCodes)(
	"in %s, candidates first choose a subject; open positions follow with their pay",
	async (locale) => {
		const main = await show(localizePath("/candidates", locale));
		const hrefs = main
			.querySelectorAll("a[href]")
			.map((link) => link.getAttribute("href") ?? "");
		const subjects = pages
			.filter(({ id }) => id === "candidateSubject")
			.map((page) => pageHref(page, locale));
		expect(subjects).toHaveLength(9);
		const jobs = main
			.querySelectorAll("li")
			.filter((row) => /\d,\d{3}/.test(row.text) && row.querySelector("a"));
		expect(jobs).toHaveLength(6);
		const first = hrefs.indexOf(
			jobs[0]?.querySelector("a")?.getAttribute("href") ?? "",
		);
		for (const href of subjects) {
			expect(hrefs.indexOf(href), href).toBeGreaterThan(-1);
			expect(hrefs.indexOf(href), href).toBeLessThan(first);
		}
	},
);

test.each(localeCodes)(
	"in %s, contractors see a project's phases in order, each linked to its section",
	async (locale) => {
		const main = await show(localizePath("/chinese-contractors", locale));
		const phases = main.querySelectorAll("header ol > li a[href^='#']");
		expect(phases).toHaveLength(5);
		const places = phases.map((link) => {
			const id = link.getAttribute("href")?.slice(1) ?? "";
			expect(main.querySelector(`h2[id="${id}"]`)?.text).toContain(link.text);
			return main.innerHTML.indexOf(`id="${id}"`);
		});
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	},
);

test.each(localeCodes)(
	"in %s, every section of the rates except the law has the sample badge",
	async (locale) => {
		const main = await show(localizePath("/fees-and-terms", locale));
		const parts = main.querySelectorAll("article > h2");
		const marked = parts.filter((heading) =>
			heading.nextElementSibling?.querySelector(".example"),
		);
		expect(marked).toHaveLength(parts.length - 1);
	},
);

test.each(localeCodes)(
	"in %s, a solution has a table with sources in its header and links to the other solutions",
	async (locale) => {
		const main = await show(localizePath("/solutions/payroll", locale));
		const head = main.querySelector("header");
		expect(head?.querySelectorAll("tbody tr").length).toBeGreaterThan(2);
		for (const link of head?.querySelectorAll("td a") ?? [])
			expect(
				main.querySelector(`ol ${link.getAttribute("href")}`),
			).not.toBeNull();
		expect(
			main.querySelectorAll(
				`section a[href^="${localizePath("/solutions", locale)}/"]`,
			).length,
		).toBeGreaterThanOrEqual(7);
	},
);
