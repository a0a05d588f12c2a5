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

test("a guide's key figures stay beside its text on wide screens and join its column on narrower ones", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 1440, height: 900 },
	});
	await page.goto(guide);
	const glance = page.locator('section[aria-labelledby="glance"]');
	await page.locator("#part-6").evaluate((part) => part.scrollIntoView());
	const box = await glance.boundingBox();
	const text = await page.locator("main article").boundingBox();
	if (!box || !text) throw new Error("nothing is shown");
	expect(box.x).toBeGreaterThan(text.x + text.width);
	expect(box.x + box.width).toBeLessThanOrEqual(1440);
	expect(box.y).toBeGreaterThan(0);
	expect(box.y + box.height).toBeLessThanOrEqual(900);
	await page.setViewportSize({ width: 1024, height: 900 });
	const column = await glance.boundingBox();
	expect(column?.x).toBe((await page.locator("main article").boundingBox())?.x);
});
