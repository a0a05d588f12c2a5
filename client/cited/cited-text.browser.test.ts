import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");
const guide = `${site.origin}/en-US/guides/saudi-arabia`;

test("a mark behind a statement opens the sources and leads to its own", async () => {
	const { page } = await borrowPage({ reducedMotion: "reduce" });
	await page.goto(guide);
	const mark = page.locator('article a[href^="#source-"]').first();
	const source = page.locator((await mark.getAttribute("href")) ?? "");
	expect(await source.isVisible()).toBe(false);
	await mark.click();
	await source.waitFor();
});

test.each(["/documents", "/about"])(
	"on the Chinese page %s sources are marked as English where their name is, and only there",
	async (path) => {
		const { page } = await borrowPage({ locale: "zh-CN" });
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

test("a text's parts are folded on phones, and listed where there is room", async () => {
	const { page } = await borrowPage({ viewport: { width: 390, height: 844 } });
	await page.goto(guide);
	const parts = page.locator('main nav a[href="#part-1"]');
	expect(await parts.isVisible()).toBe(false);
	await page.setViewportSize({ width: 1280, height: 900 });
	await parts.waitFor();
});

test("a guide's figures stay beside its text where the margin has the room", async () => {
	const { page } = await borrowPage({ viewport: { width: 1440, height: 900 } });
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
