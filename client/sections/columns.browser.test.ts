import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

test.each([
	["/en-US/guides/oman", { 960: 2, 1180: 2, 1220: 3 }],
	["/insights/nitaqat-and-profession-quotas", { 1024: 2, 1280: 3 }],
])(
	"%s has the right number of columns at each width, %o, none too narrow, and one at double text size",
	async (path, counts) => {
		const { page } = await borrowPage({ javaScriptEnabled: false });
		await page.goto(site.origin + path);
		const text = page.locator("main article.prose");
		const sizeText = (size: string) =>
			page.evaluate((fontSize) => {
				document.documentElement.style.fontSize = fontSize;
			}, size);
		for (const [width, count] of Object.entries(counts)) {
			await page.setViewportSize({ width: Number(width), height: 900 });
			const columns = await text.evaluate((article) => {
				const grid = article.parentElement?.parentElement ?? article;
				return getComputedStyle(grid)
					.gridTemplateColumns.split(" ")
					.map(Number.parseFloat);
			});
			expect(columns).toHaveLength(count);
			const [parts = 0, body = 0, notes = 272] = columns;
			expect(parts).toBeGreaterThanOrEqual(160);
			expect(body).toBeGreaterThanOrEqual(570);
			expect(notes).toBeGreaterThanOrEqual(270);
			// At twice the text size there is one column, and what was beside the text is above it.
			await sizeText("200%");
			expect((await text.boundingBox())?.x).toBe(
				(await page.locator("main nav").last().boundingBox())?.x,
			);
			await sizeText("");
		}
	},
);

test.each(["/timeline"])(
	"the sections of %s are listed beside its heading on wide screens and below it on phones",
	async (path) => {
		const { page } = await borrowPage({
			javaScriptEnabled: false,
			viewport: { width: 1280, height: 900 },
		});
		await page.goto(site.origin + path);
		const list = page.locator("main header > nav:last-child > ul");
		const heading = page.locator("h1");
		const boxes = async () => {
			const found = [await list.boundingBox(), await heading.boundingBox()];
			return found.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
		};
		const [wide, title] = await boxes();
		expect(wide?.x).toBeGreaterThan((title?.x ?? 0) + 600);
		expect(wide?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
		await page.setViewportSize({ width: 390, height: 844 });
		const [narrow, above] = await boxes();
		expect(narrow?.x).toBe(above?.x);
		expect(narrow?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
	},
);

test("the head of careers shows the vacancies that close next and leads to all of them, on phones in the first screen, above the closed list", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 1280, height: 900 },
	});
	await page.goto(`${site.origin}/en-US/careers`);
	const figure = page.locator("main header figure");
	const heading = await page.locator("h1").boundingBox();
	const box = await figure.boundingBox();
	expect(box?.x).toBeGreaterThan((heading?.x ?? 0) + 600);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
	expect(await figure.locator("li").count()).toBe(3);
	expect(await figure.locator(".actions a").getAttribute("href")).toBe(
		"#open-positions",
	);
	await page.setViewportSize({ width: 390, height: 844 });
	const first = await figure.locator("li").first().boundingBox();
	expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(844);
	expect(await page.locator("main header nav ul").isVisible()).toBe(false);
	const filter = page.locator("#open-positions form");
	expect(await filter.isVisible()).toBe(false);
	expect(await page.locator("#open-positions li").first().isVisible()).toBe(
		false,
	);
	await figure.locator(".actions a").click();
	expect(await filter.isVisible()).toBe(true);
	expect(await page.locator("#open-positions li").first().isVisible()).toBe(
		true,
	);
	await page.goto(`${site.origin}/en-US`);
	await page.goto(`${site.origin}/en-US/careers#open-positions`);
	expect(await filter.isVisible()).toBe(true);
	await page.goto(`${site.origin}/en-US/careers?country=SA`);
	expect(await filter.isVisible()).toBe(true);
});

test("a select has its arrow with forced colors, and from right to left at its end, where numbers still begin at the left", async () => {
	const { page } = await borrowPage({ javaScriptEnabled: false });
	await page.goto(`${site.origin}/en-US/contact`);
	const select = page.locator("main select");
	const styleOf = (locator: Locator) =>
		locator.evaluate((element) => {
			const { appearance, backgroundPositionX, direction } =
				getComputedStyle(element);
			return { appearance, backgroundPositionX, direction };
		});
	expect(await styleOf(select)).toMatchObject({ appearance: "none" });
	await page.evaluate(() => {
		document.documentElement.dir = "rtl";
	});
	expect((await styleOf(select)).backgroundPositionX).toBe("16px");
	for (const number of await page.locator("main dl a[href*='97']").all())
		expect((await styleOf(number)).direction).toBe("ltr");
	await page.emulateMedia({ forcedColors: "active" });
	expect(await styleOf(select)).toMatchObject({ appearance: "auto" });
});

test("a half-filled bead stays half-filled in forced-colors mode", async () => {
	const { page } = await borrowPage({ javaScriptEnabled: false });
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto(`${site.origin}/en-US`);
	const fill = await page
		.locator('[data-model="temporary"] li[data-mark="contract"]')
		.evaluate((part) => getComputedStyle(part, "::after").backgroundImage);
	expect(fill).toContain("linear-gradient");
});

test("a missing page offers the other language on a phone, in a header of one row", async () => {
	const { page } = await borrowPage({
		locale: "en-US",
		viewport: { width: 390, height: 844 },
	});
	await page.goto(`${site.origin}/en-US/no-such-page`);
	expect(await page.locator("header form button").last().isVisible()).toBe(
		true,
	);
	expect((await page.locator("header").boundingBox())?.height).toBe(56);
});

test("a heading's facts are never behind the picture that follows in their column", async () => {
	const { page } = await borrowPage({
		viewport: { width: 1440, height: 900 },
	});
	await page.goto(`${site.origin}/en-US/timeline`);
	const head = page.locator("[data-layout=column] > :has(.facts)").first();
	const gap = await head.evaluate((element) => {
		scrollTo(0, 800);
		const picture = element.parentElement?.lastElementChild;
		return (
			(picture?.getBoundingClientRect().top ?? 0) -
			element.getBoundingClientRect().bottom
		);
	});
	expect(gap).toBeGreaterThan(0);
});

test("on phones, the section menu shows its current link without scripts", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const path = "/en-US/services/recruitment-services/graduate-recruitment";
	await page.goto(site.origin + path);
	const link = page.locator("header ~ nav a[aria-current]");
	const box = await link.boundingBox();
	expect(box?.x).toBeGreaterThanOrEqual(0);
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test("a chart's colors stand beside their names", async () => {
	const { page } = await borrowPage({ viewport: { width: 1440, height: 900 } });
	const path = "/en-US/industries/oil-gas/market-intelligence";
	await page.goto(site.origin + path);
	const gaps = await page.locator("figure > ul > li").evaluateAll((items) =>
		items.map(({ firstElementChild, lastChild }) => {
			const range = document.createRange();
			range.selectNode(lastChild ?? document.body);
			return (
				range.getBoundingClientRect().left -
				(firstElementChild?.getBoundingClientRect().right ?? 0)
			);
		}),
	);
	expect(gaps.length).toBe(4);
	for (const gap of gaps) expect(gap).toBeCloseTo(8, 0);
});
