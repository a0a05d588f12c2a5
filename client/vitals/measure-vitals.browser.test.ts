import { afterAll, expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { startSite } from "../../scripts/test/test-site.ts";

// Of its own: the pages of all tests that share a site report from one address, which has a limit.
const site = await startSite(await testBuild("production"));
afterAll(() => site.stop());

test("web vitals are sent once, when the page is first hidden, without cookies", async () => {
	const { page, problems } = await borrowPage();
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	// The last request after the first view.
	await page.waitForFunction(() =>
		performance
			.getEntriesByType("resource")
			.some(({ name }) => name.includes("/client.json")),
	);
	const told: { body: unknown; cookie: string | undefined }[] = [];
	page.on("request", async (request) => {
		if (!request.url().endsWith("/api/vitals")) return;
		const { cookie } = await request.allHeaders();
		told.push({ body: request.postDataJSON(), cookie });
	});
	await page.keyboard.press("Tab");
	const answer = page.waitForResponse("**/api/vitals");
	await page.evaluate(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: any cookie that would be sent.
		document.cookie = "theme=darkRed; Path=/";
		Object.defineProperty(document, "hidden", { value: true });
		for (const _ of ["first", "second"])
			document.dispatchEvent(new Event("visibilitychange"));
	});
	expect((await answer).status()).toBe(204);
	await expect.poll(() => told.length).toBe(1);
	expect(told).toEqual([
		{
			cookie: undefined,
			body: expect.objectContaining({
				page: "about",
				locale: "en-US",
				device: "desktop",
				lcp: expect.any(Number),
				ttfb: expect.any(Number),
				cls: expect.any(Number),
			}),
		},
	]);
	expect(problems).toEqual([]);
});
