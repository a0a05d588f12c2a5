import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");
const guide = `${site.origin}/en-US/guides/saudi-arabia`;

test("clicking a citation mark reveals the source it refers to", async () => {
	const { page } = await borrowPage({ reducedMotion: "reduce" });
	await page.goto(guide);
	const mark = page.locator('article a[href^="#source-"]').first();
	const source = page.locator((await mark.getAttribute("href")) ?? "");
	expect(await source.isVisible()).toBe(false);
	await mark.click();
	await source.waitFor();
});

test.each(["/documents", "/services"])(
	"on the Chinese page %s, exactly the sources with non-Chinese names are marked as English",
	async (path) => {
		const { page } = await borrowPage({ javaScriptEnabled: false });
		await page.goto(site.origin + path);
		const texts = await page
			.locator('li[id^="source-"], main .facts small')
			.evaluateAll((sources) =>
				sources.flatMap((source) => {
					const name = source.querySelector("[lang], a") ?? source.lastChild;
					const text = name?.textContent ?? "";
					const isChinese = /\p{Script=Han}/u.test(text);
					const lang = name instanceof HTMLElement ? name.lang : "";
					return [{ text, lang, wanted: isChinese ? "" : "en" }];
				}),
			);
		expect(texts.length).toBeGreaterThan(3);
		expect(texts.filter(({ lang, wanted }) => lang !== wanted)).toEqual([]);
	},
);

test("a guide's table of contents is collapsed on phones and shown on wide screens", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	await page.goto(guide);
	const parts = page.locator('main nav a[href="#part-1"]');
	expect(await parts.isVisible()).toBe(false);
	await page.setViewportSize({ width: 1280, height: 900 });
	await parts.waitFor();
});

test("on wide screens, a guide's figures stand beside the headings of their sections", async () => {
	const { page } = await borrowPage({ viewport: { width: 1440, height: 900 } });
	for (const path of ["/en-US/guides/saudi-arabia", "/guides/oman"]) {
		await page.goto(site.origin + path);
		const figures = page.locator("article aside");
		const places = await figures.evaluateAll((figures) =>
			figures.map((figure) => {
				const heading = figure.nextElementSibling;
				if (!heading) throw new Error("no heading");
				// The heading's rule reaches over the margin; the text below it does not.
				const [box, beside, text] = [
					figure.getBoundingClientRect(),
					heading.getBoundingClientRect(),
					(figure.parentElement ?? figure).getBoundingClientRect(),
				];
				return {
					heading: heading.localName,
					ruled: Math.round(beside.right - box.right),
					below: Math.round(box.top - beside.top),
					isInMargin: box.left > text.right && box.right <= innerWidth,
				};
			}),
		);
		expect(places.length).toBeGreaterThanOrEqual(6);
		for (const place of places)
			expect(place).toEqual({
				heading: "h2",
				ruled: 0,
				below: 0,
				isInMargin: true,
			});
		await page.setViewportSize({ width: 1024, height: 900 });
		expect(await figures.first().isVisible()).toBe(false);
		await page.setViewportSize({ width: 1440, height: 900 });
	}
});

test("a solution's key facts stand on one line across wide screens, and in rows beside their drawings on phones", async () => {
	const { page } = await borrowPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(`${site.origin}/solutions/saudization`);
	const places = () =>
		page.locator("main header tr").evaluateAll((rows) =>
			rows.map((row) => {
				const [drawing, text] = ["svg", "td"].map((name) =>
					row.querySelector(name)?.getBoundingClientRect(),
				);
				if (!drawing || !text) throw new Error("no drawing");
				return {
					bottom: Math.round(drawing.bottom),
					left: Math.round(drawing.left),
					right: Math.round(drawing.right),
					isAbove: drawing.bottom <= text.top && drawing.left === text.left,
					isBeside: drawing.right <= text.left && drawing.top < text.bottom,
				};
			}),
		);
	const wide = await places();
	expect(wide.length).toBe(5);
	expect(wide[0]?.left).toBe(80);
	expect(wide.at(-1)?.right).toBe(1360);
	for (const [index, place] of wide.entries())
		expect(place).toMatchObject({
			bottom: wide[0]?.bottom,
			// The line has no gaps.
			left: wide[index - 1]?.right ?? 80,
			isAbove: true,
		});
	await page.setViewportSize({ width: 390, height: 844 });
	for (const place of await places())
		expect(place).toMatchObject({ left: 20, isBeside: true });
});

test("on phones, the first section of a solution is open, those of a guide are not", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	for (const [path, isOpen] of [
		["/solutions/employer-of-record", [true, false]],
		["/guides/oman", [false, false]],
	] as const) {
		await page.goto(`${site.origin}${path}`);
		const texts = page.locator("article > details > div");
		expect([
			await texts.nth(0).isVisible(),
			await texts.nth(1).isVisible(),
		]).toEqual(isOpen);
	}
});

test("a guide's examples stand in its text, and key facts in rows of three", async () => {
	const { page } = await borrowPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(`${site.origin}/guides/saudi-arabia`);
	const { examples, facts } = await page.evaluate(() => {
		const boxes = (selector: string) =>
			[...document.querySelectorAll(selector)].map((element) =>
				element.getBoundingClientRect(),
			);
		const [text] = boxes("article");
		return {
			examples: boxes("article li:has(> b)").map(
				({ left, right }) =>
					left >= (text?.left ?? 0) && right <= (text?.right ?? 0),
			),
			facts: boxes("section:has(> #glance) tr").map(({ top }) => top),
		};
	});
	expect(examples.length).toBeGreaterThan(10);
	expect(new Set(examples)).toEqual(new Set([true]));
	for (const [index, top] of facts.entries())
		expect(top).toBe(facts[index - (index % 3)]);
});

test("a citation shows its number, and its source's grade when the keyboard reaches it", async () => {
	const { page } = await borrowPage();
	await page.goto(guide);
	const mark = page.locator("article sup a[title]").first();
	expect(await mark.innerText()).toMatch(/^\d+$/);
	await page.keyboard.press("Tab");
	await mark.focus();
	const grade = await mark.evaluate(
		(link) => getComputedStyle(link, "::after").content,
	);
	expect(grade).toMatch(/official|law firm|press/);
	const weak = page.locator("article sup u").first();
	expect(
		await weak.evaluate((number) => getComputedStyle(number).textDecoration),
	).toMatch("underline");
});

test("a text is copied without its citations", async () => {
	const { page } = await borrowPage();
	await page.goto(guide);
	const copied = await page
		.locator("article li:has(sup:last-child)")
		.first()
		.evaluate((item) => {
			getSelection()?.selectAllChildren(item);
			return String(getSelection());
		});
	expect(copied.trimEnd()).toMatch(/\.$/);
});
