import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";
import { type Locale, localeCodes } from "../../shared/locales.ts";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { type Page, pages } from "../../shared/pages/page-paths.ts";

const app = await createTestApp({ PAGE_CACHE_MB: "0" });

async function readPage(address: string): Promise<string> {
	const { text } = await request(app)
		.get(address)
		.set("User-Agent", agents.person)
		.set("Cookie", "locale=zh-CN")
		.set("Sec-Fetch-Site", "same-origin");
	return text.slice(text.indexOf("<body"));
}

const mainOf = (html: string): string =>
	html.slice(html.indexOf("<main"), html.indexOf("</main>"));

const linksOf = (html: string): string[] =>
	[...html.matchAll(/<a [^>]*?href="([^"#?]+)/g)].map(([, href = ""]) => href);

const listed = (id: Page["id"]): Page[] =>
	pages.filter((page) => page.id === id);

const items = [
	...listed("serviceItem"),
	...listed("recruitmentItem"),
	...listed("industry"),
];

test.each(localeCodes)(
	"%s: services and industries link to guides, guides link to services, and services link to every guide",
	async (locale) => {
		expect(items).not.toEqual([]);
		const guides = new Set<string>();
		for (const page of items) {
			const links = linksOf(mainOf(await readPage(pageHref(page, locale))));
			const found = links.filter((href) => href.includes("/guides/"));
			expect(found, page.path).not.toEqual([]);
			if (page.id !== "industry") for (const guide of found) guides.add(guide);
		}
		const all = listed("guide").map((page) => pageHref(page, locale));
		expect([...guides].sort()).toEqual(all.sort());
		for (const guide of all)
			expect(linksOf(mainOf(await readPage(guide))).join(" "), guide).toMatch(
				/\/services\//,
			);
	},
);

test.each(localeCodes)(
	"%s: no public page is more than two clicks from home",
	async (locale) => {
		const home = locale === "zh-CN" ? "/" : `/${locale}`;
		const first = new Set(linksOf(await readPage(home)));
		const second = new Set(first);
		for (const href of first)
			if (isPage(href, locale))
				for (const link of linksOf(await readPage(href))) second.add(link);
		const far = pages
			.filter(({ id }) => !hidden.has(id))
			.map((page) => pageHref(page, locale))
			.filter((href) => href !== home && !second.has(href));
		expect(far).toEqual([]);
	},
);

/** Pages that no link should lead to. */
const hidden: ReadonlySet<Page["id"]> = new Set([
	...(["desk", "staff", "sessions", "deskAudit", "login"] as const),
	...(["invite", "expertisePreview", "testimonialsPreview"] as const),
	"search",
]);

function isPage(href: string, locale: Locale): boolean {
	return pages.some((page) => pageHref(page, locale) === href);
}

test.each(localeCodes)(
	"%s: an office, and the guide of its country, lead to the page about hiring in its city",
	async (locale) => {
		const linkTo = (solution: "dubai" | "riyadh" | "doha") =>
			hrefFor("solution", locale, {
				solution: `recruitment-agency-${solution}`,
			});
		const linksOn = async (href: string) =>
			linksOf(mainOf(await readPage(href)));
		const offices = await linksOn(hrefFor("locations", locale));
		for (const [city, country] of [
			["dubai", "united-arab-emirates"],
			["riyadh", "saudi-arabia"],
			["doha", "qatar"],
		] as const) {
			expect(offices).toContain(linkTo(city));
			expect(await linksOn(hrefFor("guide", locale, { country }))).toContain(
				linkTo(city),
			);
		}
	},
);

test.each(localeCodes)(
	"%s: who looks for hotel work finds the page about it from the industry, a vacancy and the index",
	async (locale) => {
		const from = [
			hrefFor("industry", locale, { industry: "hospitality-travel" }),
			hrefFor("position", locale, { position: "consultant-hotels-facilities" }),
			hrefFor("candidates", locale),
		];
		for (const href of from)
			expect(linksOf(mainOf(await readPage(href))), href).toContain(
				hrefFor("candidateSubject", locale, { subject: "hotels" }),
			);
	},
);

test("pages whose text asks to write, and those that offer nothing, end with no sentence", async () => {
	expect(await readClosing("/en-US/industries/oil-gas")).toMatch(
		/mobilization date/,
	);
	expect(await readClosing("/en-US/industries/oil-gas/our-services")).toMatch(
		/shutdown window/,
	);
	expect(
		await readClosing("/services/hr-consulting/our-experts"),
	).toBeDefined();
	for (const address of [
		"/en-US/privacy",
		"/en-US/fair-recruitment",
		"/en-US/industries/oil-gas/contact-specialists",
		"/services/hr-consulting/get-started",
	])
		expect(await readClosing(address), address).toBeUndefined();
});

/** The sentence above a page's link to a consultant. */
async function readClosing(address: string): Promise<string | undefined> {
	const [, html] =
		/<aside [^>]*aria-labelledby="talk"[^>]*><p>(.*?)<\/p>/.exec(
			await readPage(address),
		) ?? [];
	return html?.replaceAll(/<[^>]*>/g, "");
}

/** Closings by their pages' addresses. No two pages may have the same. */
async function readClosings(
	ids: readonly Page["id"][],
	locale: Locale,
): Promise<Map<string, string | undefined>> {
	const closings = new Map<string, string | undefined>();
	for (const page of ids.flatMap(listed)) {
		const address = pageHref(page, locale);
		const closing = await readClosing(address);
		if (closing) expect([...closings.values()], address).not.toContain(closing);
		closings.set(address, closing);
	}
	return closings;
}

test.each(localeCodes)(
	"%s: each page that answers a question of employers ends with a sentence of its own",
	async (locale) => {
		const closings = await readClosings(
			[
				"guide",
				"solution",
				"article",
				"calculator",
				"fees",
				"contractors",
				"documents",
				"industries",
			],
			locale,
		);
		for (const [address, closing] of closings)
			expect(closing, address).toBeDefined();
	},
);

test.each(localeCodes)(
	"%s: no two pages of industries and services end with the same sentence",
	async (locale) => {
		const closings = await readClosings(
			[
				"industry",
				"industryItem",
				"aerospaceItem",
				"chemicalsItem",
				"service",
				"serviceItem",
			],
			locale,
		);
		expect(
			[...closings.values()].filter((closing) => closing).length,
		).toBeGreaterThan(100);
	},
);

test.each(["/careers", "/en-US/careers"])(
	"%s says in a sentence that fraudsters use our name, and leads to the one list of checks",
	async (address) => {
		const [, noFees = ""] = (await readPage(address)).split('id="no-fees"');
		const section = noFees.slice(0, noFees.indexOf("</section>"));
		expect(section).toContain(
			`href="${address.replace("careers", "candidates")}"`,
		);
		expect(section).not.toMatch(/<(dl|ul|ol|details)/);
	},
);

test("a vacancy's title and heading name its city, and its text says once that applying is free", async () => {
	const { text } = await request(app)
		.get("/careers/payroll-officer-wps-settlements")
		.set("User-Agent", agents.person);
	expect(text).toMatch(/<title>迪拜薪资专员/);
	expect(text).toMatch(/<h1>(?:(?!<\/h1>).)*迪拜/);
	expect(mainOf(text)).toContain("申请职位不收任何费用");
	expect(mainOf(text).match(/申请职位不收任何费用/g)).toHaveLength(1);
});
