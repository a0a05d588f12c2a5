import { expect, test } from "vitest";
import { openPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");
const guide = `${site.origin}/en-US/guides/saudi-arabia`;

test("a mark behind a statement opens the sources and leads to its own", async () => {
	const { page } = await openPage({ reducedMotion: "reduce" });
	await page.goto(guide);
	const mark = page.locator('article a[href^="#source-"]').first();
	const source = page.locator((await mark.getAttribute("href")) ?? "");
	expect(await source.isVisible()).toBe(false);
	await mark.click();
	await source.waitFor();
});

test("a text's parts are folded on phones, and listed where there is room", async () => {
	const { page } = await openPage({ viewport: { width: 390, height: 844 } });
	await page.goto(guide);
	const parts = page.locator('main nav a[href="#part-1"]');
	expect(await parts.isVisible()).toBe(false);
	await page.setViewportSize({ width: 1280, height: 900 });
	await parts.waitFor();
});
