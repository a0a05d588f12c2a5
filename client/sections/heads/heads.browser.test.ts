import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { borrowPage } from "../../../scripts/test/test-browser.ts";
import { sharedSite } from "../../../scripts/test/test-shared-site.ts";
import { solutionSlugs } from "../../../shared/pages/content-index.ts";

const site = await sharedSite("production");

/** A page of each kind, with its maximum height on a phone in pixels. */
const kinds = {
	home: ["/en-US", 7500],
	service: ["/en-US/services/hr-outsourcing", 3850],
	industry: ["/en-US/industries/oil-gas", 5000],
	item: ["/en-US/services/hr-consulting/our-approach", 2850],
	article: ["/en-US/insights/which-hiring-model-fits", 8200],
	answer: ["/en-US/solutions/employer-of-record", 4100],
	position: ["/en-US/careers/consultant-china-desk", 4600],
	calculator: ["/en-US/calculators/nitaqat", 2200],
	index: ["/en-US/solutions", 1400 + 170 * solutionSlugs.length],
	place: ["/en-US/locations", 7500],
	firm: ["/en-US/about", 4900],
	form: ["/en-US/contact", 4800],
	system: ["/en-US/search", 2000],
} as const;
/** Pages with the head of another kind. */
const further = {
	services: ["/en-US/services", 8200],
} as const;

test("each kind of page has a distinct head, and none is too long for a phone", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 1280, height: 900 },
	});
	const heads = new Map<string, string>();
	for (const [kind, [path, highest]] of Object.entries(kinds)) {
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(site.origin + path);
		const head = await describeHead(page);
		expect(heads.get(head), `${kind} has the head ${head} of another`).toBe(
			undefined,
		);
		heads.set(head, kind);
		await expectHeight(page, `${kind}, ${path}`, highest);
	}
	for (const [kind, [path, highest]] of Object.entries(further)) {
		await page.goto(site.origin + path);
		await expectHeight(page, `${kind}, ${path}`, highest);
	}
});

test("on a phone, an industry's drawing is whole and scrolls sideways, to the marker with focus", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	await page.goto(`${site.origin}/en-US/industries/oil-gas`);
	const drawing = page.locator("main header div:has(> svg)");
	const widths = () =>
		drawing.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
			scrollLeft,
			isWider: scrollWidth > 2 * clientWidth,
			page: document.documentElement.scrollWidth,
		}));
	expect(await widths()).toEqual({ scrollLeft: 0, isWider: true, page: 390 });
	await drawing.locator("a").last().focus();
	expect((await widths()).scrollLeft).toBeGreaterThan(300);
});

test("on a phone, the contact form begins on the first screen and a half, and pages below the home page have no breadcrumbs", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	for (const locale of ["", "/en-US"]) {
		await page.goto(`${site.origin}${locale}/contact`);
		const field = await page.locator("form [name=name]").boundingBox();
		expect(field?.y).toBeLessThan(1.5 * 844 - 300);
		expect(await page.locator("main nav ol").isVisible()).toBe(false);
	}
	await page.goto(`${site.origin}/en-US/industries/oil-gas`);
	expect(await page.locator("main nav ol").isVisible()).toBe(true);
});

async function expectHeight(page: Page, name: string, highest: number) {
	await page.setViewportSize({ width: 390, height: 844 });
	const height = await page.evaluate(
		() => document.documentElement.scrollHeight,
	);
	expect(height, name).toBeLessThanOrEqual(highest);
}

/** The visible features of a head and what stands beside it: background, size of the heading, and other content. */
function describeHead(page: Page): Promise<string> {
	return page.evaluate(() => {
		const heading = document.querySelector("main h1");
		const head = heading?.closest("main header, main section");
		if (!heading || !head) throw new Error("no head");
		const { backgroundColor } = getComputedStyle(head);
		const crumbs = head.querySelector("nav ol") ?? heading;
		const indent =
			heading.getBoundingClientRect().left -
			crumbs.getBoundingClientRect().left;
		const { bottom } = head.getBoundingClientRect();
		const isBeside = (part: Element) =>
			part === head || part.getBoundingClientRect().top < bottom;
		const shown = [...(head.parentElement?.children ?? [])]
			.filter(isBeside)
			.flatMap((part) => [...part.querySelectorAll("*")])
			.filter((part) => part.checkVisibility() && !part.closest("nav:has(ol)"))
			.map(({ localName }) => localName)
			.filter((name) => /^(svg|nav|dl|ol|form|table|article|ul)$/.test(name));
		return [
			backgroundColor.endsWith(", 0)") ? "plain" : "ground",
			getComputedStyle(heading).fontSize,
			indent > 20 ? "indented" : "",
			...new Set(shown),
		].join(" ");
	});
}
