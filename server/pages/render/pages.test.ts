import { type HTMLElement, parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../../scripts/test/test-app.ts";
import { breakMark } from "../../../shared/break-mark.ts";
import {
	type Locale,
	localeCodes,
	locales,
	localizePath,
} from "../../../shared/locales.ts";
import { feedHref } from "../../../shared/pages/file-addresses.ts";
import {
	hrefFor,
	listAddresses,
	pageHref,
} from "../../../shared/pages/page-hrefs.ts";
import { type Page, routeOf } from "../../../shared/pages/page-paths.ts";
import { emergencyIdentity } from "../../../shared/staff.ts";
import { createApp } from "../../app.ts";
import { listSearchDocuments } from "../../search/search-documents.ts";
import { alwaysRecent } from "../../session/test-session.ts";
import { isSource, listParagraphs, listPhrases } from "./test-paragraphs.ts";

const siteOrigin = "https://www.example.com";
const deps = await testDependencies({
	SITE_ORIGIN: siteOrigin,
	// Cached pages would go on being compressed during the next tests.
	PAGE_CACHE_MB: "0",
});
const app = createApp({
	...deps,
	// Staff see all pages.
	verifyToken: () => emergencyIdentity,
	signIn: alwaysRecent(deps.signIn),
});

interface Visit {
	readonly page: Page;
	readonly locale: Locale;
	readonly href: string;
	readonly status: number;
	readonly headers: Record<string, string>;
	readonly html: string;
	readonly document: HTMLElement;
}

const visits: readonly Visit[] = await Promise.all(
	listAddresses().map(async ({ page, locale, href }) => {
		const answer = await request(app)
			.get(href)
			.set("User-Agent", agents.person)
			.set("Cookie", `locale=${locale}; token=any`);
		const { status, headers, text } = answer;
		return {
			page,
			locale,
			href,
			status,
			headers,
			html: text,
			document: parse(text),
		};
	}),
);

/** The URLs of the pages that do not satisfy a condition. */
function pagesWhereNot(holds: (visit: Visit) => boolean): string[] {
	return visits.filter((visit) => !holds(visit)).map(({ href }) => href);
}

function attribute(visit: Visit, selector: string, name: string) {
	return visit.document.querySelector(selector)?.getAttribute(name);
}

function alternatesOf({ document }: Visit) {
	return document
		.querySelectorAll("link[rel=alternate][hreflang]")
		.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
}

test("every page returns 200 in its language", () => {
	expect(
		pagesWhereNot(
			(visit) =>
				visit.status === 200 &&
				attribute(visit, "html", "lang") === visit.locale &&
				attribute(visit, "html", "dir") === locales[visit.locale].dir &&
				visit.headers["content-language"] === visit.locale,
		),
	).toEqual([]);
});

test("every page has exactly one h1, a title and a description", () => {
	expect(
		pagesWhereNot(
			(visit) =>
				visit.document.querySelectorAll("h1").length === 1 &&
				Boolean(visit.document.querySelector("h1")?.text.trim()) &&
				Boolean(visit.document.querySelector("title")?.text.trim()) &&
				Boolean(attribute(visit, "meta[name=description]", "content")),
		),
	).toEqual([]);
});

test("every anchor in the search index exists on its page", () => {
	const found = localeCodes.flatMap((locale) =>
		listSearchDocuments(deps.editions.current(), locale, () => true),
	);
	const lost = found.filter(({ page, href }) => {
		const [, anchor] = href.split("#");
		const visit = visits.find((one) => one.href === page);
		return anchor && !visit?.html.includes(` id="${anchor}"`);
	});
	expect(found.length).toBeGreaterThan(1000);
	expect(lost.map(({ href }) => href)).toEqual([]);
});

test("every indexable page has a canonical URL and alternates", () => {
	for (const visit of visits) {
		const { page, locale } = visit;
		if (routeOf(page).noindex) continue;
		const own = siteOrigin + pageHref(page, locale);
		expect(attribute(visit, "link[rel=canonical]", "href")).toBe(own);
		expect(attribute(visit, 'meta[property="og:url"]', "content")).toBe(own);
		expect(alternatesOf(visit)).toEqual([
			...localeCodes.map((code) => [code, siteOrigin + pageHref(page, code)]),
			["x-default", siteOrigin + pageHref(page, "en-US")],
		]);
	}
});

test("the sitemap lists exactly the canonical URLs of indexable pages", async () => {
	const { text } = await request(app).get("/sitemap.xml");
	const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);
	const canonical = visits
		.filter(({ status, headers }) => status === 200 && !headers["x-robots-tag"])
		.map((visit) => attribute(visit, "link[rel=canonical]", "href"));
	expect(new Set(listed)).toEqual(new Set(canonical));
});

test("pages with noindex declare it and have no canonical URL or alternates", () => {
	const hidden = visits.filter(({ page }) => routeOf(page).noindex);
	const paths = [
		"/search",
		"/login",
		"/desk",
		"/desk/staff",
		"/desk/sessions",
		"/desk/audit",
		"/Home/Components/ExpertiseSection",
		"/Home/Components/TestimonialsSection",
	];
	expect(hidden.map(({ href }) => href)).toEqual(
		localeCodes.flatMap((locale) =>
			paths.map((path) => localizePath(path, locale)),
		),
	);
	for (const visit of hidden) {
		expect(alternatesOf(visit)).toEqual([]);
		expect(attribute(visit, "link[rel=canonical]", "href")).toBeUndefined();
		expect(attribute(visit, "meta[name=robots]", "content")).toBe("noindex");
		expect(visit.headers["x-robots-tag"]).toBe("noindex");
	}
});

test("every page has its anchors as ids, and ids are unique", () => {
	expect(
		pagesWhereNot(({ document, page }) => {
			const ids = document.querySelectorAll("[id]").map(({ id }) => id);
			const anchors = routeOf(page).anchors ?? [];
			return (
				new Set(ids).size === ids.length &&
				anchors.every((anchor) => ids.includes(anchor))
			);
		}),
	).toEqual([]);
});

test("no page has executable inline scripts, inline styles or event handlers", () => {
	expect(
		pagesWhereNot(({ document, html }) => {
			const scripts = document
				.querySelectorAll("script:not([src])")
				.map((script) => script.getAttribute("type"));
			return (
				scripts.every((type) => type?.match(/^application\/(ld\+)?json$/)) &&
				document.querySelectorAll("style, [style]").length === 0 &&
				!/<[^>]+\son[a-z]+=/.test(html)
			);
		}),
	).toEqual([]);
});

test("every indexable page except the home page has its breadcrumbs as linked data", () => {
	expect(
		pagesWhereNot(({ page, document, locale }) => {
			const [script] = document.querySelectorAll(
				'script[type="application/ld+json"]',
			);
			if (routeOf(page).noindex) return !script;
			if (page.id === "home") return true;
			const { itemListElement } = JSON.parse(script?.text ?? "");
			const shown = document
				.querySelectorAll("main header nav ol a")
				.map((link) => [link.text, siteOrigin + link.getAttribute("href")]);
			const told = itemListElement.map(
				({ name, item }: { name: string; item: string }) => [name, item],
			);
			return (
				told.at(-1)[1] === siteOrigin + pageHref(page, locale) &&
				JSON.stringify(told) === JSON.stringify(shown)
			);
		}),
	).toEqual([]);
});

test("every page shows text, not message keys or placeholders", () => {
	expect(
		pagesWhereNot(({ document }) => {
			const text = document.querySelector("#root")?.structuredText ?? "";
			return (
				text !== "" &&
				!/\{\{|\}\}|\[object|undefined/.test(text) &&
				!/^[a-z]+(\.[a-zA-Z-]+)+$/m.test(text)
			);
		}),
	).toEqual([]);
});

test("every page names its stylesheet and only its main script in the Link header", () => {
	expect(
		pagesWhereNot(
			(visit) =>
				[
					attribute(visit, "link[rel=stylesheet]", "href"),
					attribute(visit, "script[src]", "src"),
				].every((source) => visit.headers.link?.includes(`<${source}>`)) &&
				visit.headers.link?.match(/\.js>/g)?.length === 1,
		),
	).toEqual([]);
});

/** What a page's HTML holds for its scripts. */
function dataOf(href: string) {
	const visit = visits.find((one) => one.href === href);
	return JSON.parse(visit?.document.querySelector("#page-data")?.text ?? "");
}

test("pages embed only the messages that they hydrate with", () => {
	const { messages, complete } = dataOf("/en-US/contact");
	expect(Object.keys(messages)).toEqual([
		"common",
		"contact",
		"enquiry",
		"offices",
	]);
	expect(Object.keys(messages.offices)).toEqual(["contacts"]);
	expect(complete).toEqual(["common", "contact", "enquiry"]);
});

test("pages that are not hydrated embed no copy of their text", () => {
	const { messages, complete } = dataOf(
		"/en-US/industries/oil-gas/our-services",
	);
	expect(Object.keys(messages)).toEqual(["common"]);
	expect(complete).toEqual(["common"]);
});

test.each(localeCodes)("titles and descriptions are unique in %s", (locale) => {
	const own = visits.filter((visit) => visit.locale === locale);
	for (const selector of ["title", "meta[name=description]"]) {
		const texts = own.map(({ document }) => {
			const element = document.querySelector(selector);
			return element?.getAttribute("content") ?? element?.text;
		});
		expect(new Set(texts).size).toBe(own.length);
	}
});

test("every internal link leads to a page that returns 200 and to an existing id", async () => {
	const links = new Set(
		visits.flatMap(({ document, href }) =>
			document
				.querySelectorAll("a[href]")
				.map((link) => link.getAttribute("href") ?? "")
				.filter((target) => !/^(https?|mailto|tel):/.test(target))
				.map((target) => (target.startsWith("#") ? href + target : target)),
		),
	);
	const known = new Map(visits.map((visit) => [visit.href, visit]));
	const others = [...links].filter((link) =>
		/\/desk[/?]|^\/downloads\//.test(link),
	);
	for (const path of [...localeCodes.map(feedHref), ...others]) {
		links.delete(path);
		const answer = await request(app).get(path).set("Cookie", "token=any");
		expect(answer.status, path).toBe(200);
	}
	const dead = [...links].filter((link) => {
		const [address = "", anchor] = link.split("#");
		const target = known.get(address.replace(/\?role=.*/, ""));
		return (
			target?.status !== 200 ||
			(anchor && !target.document.getElementById(anchor))
		);
	});
	expect(dead).toEqual([]);
});

test("there are at least 145 pages per language", () => {
	for (const locale of localeCodes) {
		const own = visits.filter((visit) => visit.locale === locale);
		expect(own.length).toBeGreaterThanOrEqual(145);
	}
});

test("only pages behind the sign-in load the staff styles", () => {
	const isLoaded = ({ document }: Visit) =>
		document
			.querySelectorAll("link[rel=stylesheet]")
			.some((link) => link.getAttribute("href")?.startsWith("/assets/staff-"));
	const isStaffs = ({ page }: Visit) => Boolean(routeOf(page).isPrivate);
	expect(visits.some(isStaffs)).toBe(true);
	expect(pagesWhereNot((visit) => isLoaded(visit) === isStaffs(visit))).toEqual(
		[],
	);
});

test("all images, styles and scripts that pages reference exist", async () => {
	const sources = new Set(
		visits.flatMap(({ document }) =>
			document
				.querySelectorAll("[src], link:not([rel=canonical], [rel=alternate])")
				.map(
					(element) =>
						element.getAttribute("src") ?? element.getAttribute("href") ?? "",
				),
		),
	);
	for (const source of sources) {
		const answer = await request(app).get(source.replaceAll("&amp;", "&"));
		expect(answer.status, source).toBe(200);
		if (!source.endsWith(".css")) continue;
		for (const [, named = ""] of answer.text.matchAll(/\burl\("?([^)"]+)/g))
			if (!named.startsWith("data:")) sources.add(named);
	}
});

test("made-up cases and figures have the sample badge, and structured data contains no reviews", () => {
	for (const { href, document, html } of visits) {
		expect(html, href).not.toMatch(/"(?:Review|AggregateRating)"/);
		// Not the chart at the head of a guide, which is calculated from the law.
		const made =
			"dl[data-layout=story], main section figure > figcaption > span";
		if (document.querySelector(made))
			expect(document.querySelector(".example"), href).not.toBeNull();
	}
});

test.each([
	["home", "#hero"],
	["timeline", "main section"],
	["about", "main section"],
] as const)(
	"the firm's years, people and figures on %s have the sample badge",
	(id, place) => {
		for (const locale of localeCodes) {
			const href = hrefFor(id, locale);
			const visit = visits.find((each) => each.href === href);
			expect(
				visit?.document.querySelector(`${place} .example`),
				href,
			).toBeTruthy();
		}
	},
);

test.each([
	["en-US", /(checked|read on) .+ Source \(.+\): \S/],
	["zh-CN", /(核对|查阅)。来源（.+）：\S/],
])(
	"%s: facts show when they were checked and the grade of their source",
	(locale, words) => {
		const lines = visits
			.filter((visit) => visit.locale === locale)
			.flatMap(({ document }) => document.querySelectorAll(".facts small"));
		expect(lines.length).toBeGreaterThan(25);
		for (const { text } of lines) expect(text).toMatch(words);
	},
);

test("a displayed email address can break before its @ and is copied without the break", () => {
	const shown = visits.flatMap(({ document }) =>
		document
			.querySelectorAll('a[href^="mailto:"]')
			.filter((link) => link.text.includes("@")),
	);
	expect(shown).not.toEqual([]);
	for (const link of shown) {
		expect(link.innerHTML).toMatch(/^[^@<]+<wbr\/?>@[^@<]+$/);
		expect(link.getAttribute("href")).toBe(`mailto:${link.text}`);
	}
});

/** The most pages that may share a text; more would be boilerplate. */
const pagesAtMost = 12;

test.each(localeCodes)(
	"%s: no paragraph outside forms appears on more than a dozen pages",
	(locale) => {
		const seen = new Map<string, number>();
		for (const visit of visits) {
			if (visit.locale !== locale || routeOf(visit.page).noindex) continue;
			for (const paragraph of new Set(listParagraphs(visit.html)))
				seen.set(paragraph, (seen.get(paragraph) ?? 0) + 1);
		}
		expect(seen.size).toBeGreaterThan(1000);
		const repeated = [...seen]
			.filter(([text, count]) => count > pagesAtMost && !isSource(text))
			.map(([text, count]) => `${count}: ${text}`);
		expect(repeated).toEqual([]);
	},
);

test.each(localeCodes)(
	"%s: no phrase appears on more than a dozen pages",
	(locale) => {
		const seen = new Map<string, number>();
		for (const visit of visits) {
			if (visit.locale !== locale || routeOf(visit.page).noindex) continue;
			for (const phrase of listPhrases(visit.html))
				seen.set(phrase, (seen.get(phrase) ?? 0) + 1);
		}
		expect(seen.size).toBeGreaterThan(50_000);
		const repeated = [...seen]
			.filter(([, count]) => count > pagesAtMost)
			.map(([phrase, count]) => `${count}: ${phrase}`);
		expect(repeated).toEqual([]);
	},
);

test.each([
	["/en-US", "is an invented firm"],
	["/careers", "不会录用任何人"],
	["/en-US/careers", "cannot hire you"],
	["/en-US/careers/consultant-china-desk", "cannot hire you"],
	["/contact", "请勿发送真实简历"],
	["/en-US/contact", "please send no real CV"],
	["/locations", "请勿前往"],
	["/en-US/locations", "Please do not go there"],
	["/en-US/privacy", "stored by the site’s operator"],
])("%s says in a notice that the firm is made up", (href, sentence) => {
	const visit = visits.find((each) => each.href === href);
	const notices = visit?.document.querySelectorAll("main .notice") ?? [];
	expect(notices.map(({ text }) => text).join(" ")).toContain(sentence);
});

test("no link is named by its address, and no text shows Markdown", () => {
	const raw = visits.flatMap(({ href, document }) => {
		const main = document.querySelector("main");
		const links = main?.querySelectorAll("a") ?? [];
		return [...links.map(({ text }) => text), main?.text ?? ""]
			.filter((text) => /^\s*\/|\]\(\//.test(text))
			.map((text) => `${href}: ${text.slice(0, 80)}`);
	});
	expect(raw).toEqual([]);
});

test("the names in lists of links have no marks where they may break, which would tear them apart", () => {
	const links = visits.flatMap(({ document }) =>
		document.querySelectorAll("ul.links > li > a"),
	);
	expect(links.length).toBeGreaterThan(100);
	for (const link of links) {
		expect(link.querySelector("wbr")).toBeNull();
	}
});

test("no text, name or description holds the marks where headings may break", () => {
	const marked = visits.flatMap(({ href, html }) =>
		html
			.replace(/<script.*?<\/script>/gs, "")
			.split(breakMark)
			.slice(1)
			.map((rest) => `${href}: ${rest.slice(0, 40)}`),
	);
	expect(marked).toEqual([]);
});
