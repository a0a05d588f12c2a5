import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, waitForHydration } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

/** Opens a page and waits for its speculation rules. */
async function openWithRules(page: Page): Promise<void> {
	const rules = page.waitForResponse(/\.speculationrules$/);
	await page.goto(`${site.origin}/about`);
	await (await rules).finished();
}

/** Presses a link without releasing it. */
async function press(page: Page, href: string): Promise<void> {
	await page.evaluate((target) => {
		const link = document.createElement("a");
		link.href = target;
		link.textContent = "pressed";
		document.querySelector("main")?.prepend(link);
	}, href);
	await page.getByText("pressed").hover();
	await page.mouse.down();
}

/** How the browser obtained the current document. */
async function readDelivery(page: Page): Promise<unknown> {
	return page.evaluate(() => {
		const [entry] = performance.getEntriesByType("navigation");
		return entry && "deliveryType" in entry && entry.deliveryType;
	});
}

const ahead = "navigational-prefetch";

test.each([
	["/services", ahead],
	["/", ""],
	["/careers?country=AE", ""],
	["/login", ""],
])(
	"without client scripts, the document of %s has the delivery type %j",
	async (href, delivery) => {
		const { page } = await openPage();
		await page.route("**/assets/*.js", (route) => route.abort());
		await openWithRules(page);
		await press(page, href);
		await page.mouse.up();
		await page.waitForURL((url) => url.pathname + url.search === href);
		expect(await readDelivery(page)).toBe(delivery);
	},
);

test("after hydration, no document is prefetched", async () => {
	const { page } = await openPage();
	await openWithRules(page);
	await waitForHydration(page);
	await press(page, "/services");
	await page.goto(`${site.origin}/services`);
	expect(await readDelivery(page)).toBe("");
});
