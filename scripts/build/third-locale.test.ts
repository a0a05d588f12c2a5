import { cp, glob } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { localeCodes, locales } from "../../shared/locales.ts";
import { cachedBuild } from "../test/test-build.ts";
import { buildCopy, edit } from "../test/test-next-build.ts";
import { startSite } from "../test/test-site.ts";
import { inPluralForms } from "../validate/plural-forms.ts";

const person = {
	"User-Agent":
		"Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
};

/** Arabic has six plural forms (CLDR). */
const positionCounts = {
	count_zero: "لا وظائف شاغرة",
	count_one: "وظيفة شاغرة واحدة",
	count_two: "وظيفتان شاغرتان",
	count_few: "{{count}} وظائف شاغرة",
	count_many: "{{count}} وظيفة شاغرة",
	count_other: "{{count}} وظيفة شاغرة",
};

/** Adds a page right below the home page: one row, and its name and text in each language. */
async function addPage(copy: string): Promise<void> {
	await edit(path.join(copy, "shared/routes.ts"), (source) =>
		source.replace(
			"\taccessibility: {",
			`	trial: { path: "/trial", layout: "default", page: "ContentPage", copy: ["trial", "page"], label: "pages.trial" },\n$&`,
		),
	);
	for (const locale of localeCodes) {
		const folder = path.join(copy, "locales", locale);
		await edit(path.join(folder, "common.json"), (text) =>
			text.replace('"pages": {', '$& "trial": "Trial",'),
		);
		const text = path.join(folder, "trial.json");
		await cp(path.join(folder, "privacy.json"), text);
		// No two pages may have the same title or description.
		await edit(text, (source) =>
			source.replace(/("(?:title|description)": ".*)."/g, '$1"'),
		);
	}
}

/**
 * Adds Arabic of the Emirates, since the project may already have plain Arabic: an entry in the
 * registry, a folder of messages, and its words in the files that all languages share.
 */
async function addArabic(copy: string): Promise<void> {
	await edit(path.join(copy, "shared/locales.ts"), (source) =>
		source.replace(
			"} as const satisfies Record",
			`	"ar-AE": { label: "العربية", prefix: "/ar-AE", dir: "rtl", language: "ar", openGraph: "ar_AE" },\n} as const satisfies Record`,
		),
	);
	await edit(path.join(copy, "shared/brand-data.ts"), (source) =>
		source.replace("\tname: {", '$& "ar-AE": "ليانوان للاستشارات",'),
	);
	const folder = path.join(copy, "locales/ar-AE");
	await cp(path.join(copy, "locales/en-US"), folder, { recursive: true });
	for await (const file of glob(path.join(folder, "*.json")))
		await edit(file, (text) =>
			JSON.stringify(
				JSON.parse(text, (_, value) =>
					isTree(value)
						? Object.fromEntries(
								inPluralForms(new Map(Object.entries(value)), "ar-AE"),
							)
						: value,
				),
			),
		);
	await change(folder, "about.json", ({ page }) => {
		Object.assign(page, { heading: "من نحن" });
	});
	await change(folder, "positions.json", (messages) => {
		Object.assign(messages, positionCounts);
	});
	for (const name of ["facts.json", "hiring-law.json", "guides.json"])
		await edit(path.join(copy, "locales", name), (text) =>
			JSON.stringify(
				JSON.parse(text, (_, value) =>
					value?.["en-US"] ? { ...value, "ar-AE": value["en-US"] } : value,
				),
			),
		);
}

async function change(
	folder: string,
	name: string,
	act: (messages: { page: object }) => void,
): Promise<void> {
	await edit(path.join(folder, name), (text) => {
		const messages = JSON.parse(text);
		act(messages);
		return JSON.stringify(messages);
	});
}

function isTree(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const dist = await cachedBuild("third-locale", (outdir) =>
	buildCopy(outdir, async (copy) => {
		await addPage(copy);
		await addArabic(copy);
	}),
);

test("a new page needs one row and its text, and a right-to-left locale one registry entry and one folder", async () => {
	const site = await startSite(dist);
	onTestFinished(async () => void (await site.stop()));
	const get = (target: string, headers = {}) =>
		fetch(site.origin + target, {
			headers: { ...person, ...headers },
			redirect: "manual",
		});

	const page = await get("/ar-AE/about");
	const html = await page.text();
	expect(page.status).toBe(200);
	expect(page.headers.get("content-language")).toBe("ar-AE");
	expect(html).toContain('<html lang="ar-AE" dir="rtl"');
	expect(html).toContain("<h1>من نحن</h1>");
	expect(html).toContain('property="og:locale" content="ar_AE"');
	expect(html).toContain(`hreflang="ar-AE" href="${site.origin}/ar-AE/about"`);
	expect(html).toContain('lang="zh-CN"');

	const chinese = await (await get("/about")).text();
	expect(chinese).toContain(
		`hreflang="ar-AE" href="${site.origin}/ar-AE/about"`,
	);
	expect(chinese).toContain("العربية");

	const guess = await get("/", { "Accept-Language": "ar-AE, en;q=0.5" });
	const arabic = localeCodes.find((code) => code.startsWith("ar"));
	expect([guess.status, guess.headers.get("location")]).toEqual([
		302,
		arabic ? locales[arabic].prefix : "/ar-AE",
	]);
	const moved = await get("/AR-ae/About/");
	expect([moved.status, moved.headers.get("location")]).toEqual([
		301,
		"/ar-AE/about",
	]);
	const added = await get("/en-US/trial");
	expect(added.status).toBe(200);
	// Its neighbors are all pages of the site, staff's included, so it lists none.
	expect((await added.text()).includes('href="/en-US/desk"')).toBe(false);
	const missing = await get("/ar-AE/nope", { Accept: "text/html" });
	expect(missing.status).toBe(404);
	expect(await missing.text()).toContain('<html lang="ar-AE" dir="rtl"');
	expect(await (await get("/sitemap.xml")).text()).toContain(
		`<loc>${site.origin}/ar-AE/industries/oil-gas</loc>`,
	);
	expect((await get("/_i18n/ar-AE/messages.json")).status).toBe(200);

	// Its name, its plural forms, no preload of Latin fonts, and its own card.
	expect(html).toContain('og:site_name" content="ليانوان للاستشارات"');
	// Source names that exist only in English are marked as English for screen readers (WCAG 2.2,
	// 3.1.2).
	expect(html).toMatch(/<(span|a)[^>]* lang="en">International Business Times/);
	expect(page.headers.get("link")).not.toContain("as=font");
	expect(await (await get("/ar-AE/careers")).text()).toMatch(
		/\d+ وظائف شاغرة|\d+ وظيفة شاغرة/,
	);
	const [card] = /\/cards\/ar-AE\/about\.[^"]+/.exec(html) ?? [];
	const picture = await get(card ?? "/none");
	expect([picture.status, picture.headers.get("content-type")]).toEqual([
		200,
		"image/png",
	]);
});
