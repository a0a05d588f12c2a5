import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

/** Opens a page and records its requests for messages and page scripts. */
async function open({
	connection = {},
	...options
}: BrowserContextOptions & { connection?: object } = {}) {
	const { page, problems } = await borrowPage({
		viewport: { width: 1280, height: 800 },
		loadsAhead: true,
		...options,
	});
	await page.addInitScript((value) => {
		Object.defineProperty(navigator, "connection", { value });
	}, connection);
	const requests: string[] = [];
	const scripts: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/_i18n/")) requests.push(pathname);
		const [, name] = /^\/assets\/(.*)-\w+\.js$/.exec(pathname) ?? [];
		if (name) scripts.push(name);
	});
	return { page, problems, requests, scripts };
}

test("messages of links in view are prefetched once after the first view, page scripts only on hover", async () => {
	const { page, problems, requests, scripts } = await open();
	let requestsAtLoad: string[] | undefined;
	page.on("load", () => {
		requestsAtLoad = [...requests];
	});
	await page.goto(`${site.origin}/en-US/about`);
	const link = page.locator("footer a[href$='/privacy']").first();
	await waitForHydration(page);
	await expect.poll(() => requests).toContain("/_i18n/en-US/client.json");
	expect(requestsAtLoad).toEqual([]);
	expect(requests).not.toContain("/_i18n/en-US/pages/privacy.json");
	await link.scrollIntoViewIfNeeded();
	await expect
		.poll(() => requests)
		.toContain("/_i18n/en-US/pages/privacy.json");
	await expect
		.poll(() => requests)
		.toContain("/_i18n/en-US/pages/locations.json");
	expect(scripts).not.toContain("office-pages");
	expect(scripts).not.toContain("update-head");
	await page.locator("header a[href$='/locations']").first().hover();
	await expect.poll(() => scripts).toContain("office-pages");
	await link.hover();
	await link.focus();
	await link.click();
	await waitForTitle(page, "privacy");
	expect(new Set(requests).size).toBe(requests.length);
	expect(problems).toEqual([]);
});

test("for visitors who save data, nothing is prefetched", async () => {
	const { page, requests } = await open({ connection: { saveData: true } });
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await expect.poll(() => requests).toContain("/_i18n/en-US/client.json");
	await page.locator("footer a[href$='/careers']").first().hover();
	await page.waitForLoadState("networkidle");
	expect(requests).toEqual(["/_i18n/en-US/client.json"]);
});

test("a link outside of the first view is prefetched on hover or focus", async () => {
	const { page, requests } = await open();
	// Nothing is ever reported as in view.
	await page.addInitScript(() => {
		Object.assign(window, {
			IntersectionObserver: class {
				observe() {}
				unobserve() {}
			},
		});
	});
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await expect.poll(() => requests).toContain("/_i18n/en-US/client.json");
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(requests).toHaveLength(1);
	for (const [name, intent] of [
		["timeline", "hover"],
		["careers", "focus"],
	] as const) {
		const file = `/_i18n/en-US/pages/${name}.json`;
		expect(requests).not.toContain(file);
		await page.locator(`footer a[href$='/${name}']`).first()[intent]();
		await expect.poll(() => requests).toContain(file);
	}
});

test("failed prefetches are swallowed, and the page can still be opened", async () => {
	const { page, requests } = await open();
	await page.route("**/_i18n/**", (route) =>
		route.request().url().includes("client.json")
			? route.continue()
			: route.fulfill({ status: 404, body: "{}" }),
	);
	const errors: Error[] = [];
	page.on("pageerror", (error) => errors.push(error));
	await page.goto(`${site.origin}/en-US/about`);
	const link = page.locator("footer a[href$='/careers']").first();
	await waitForHydration(page);
	await link.scrollIntoViewIfNeeded();
	await expect
		.poll(() => requests)
		.toContain("/_i18n/en-US/pages/careers.json");
	await page.waitForLoadState("networkidle");
	expect(await page.getByRole("alert").count()).toBe(0);
	await page.unroute("**/_i18n/**");
	await link.click();
	await waitForTitle(page, "careers");
	expect(errors).toEqual([]);
});
