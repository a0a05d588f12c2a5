import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
} from "../../../scripts/test/test-browser.ts";
import { sharedSite } from "../../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const chinese = { home: "/", path: "/industries/oil-gas", name: "首页" };
const english = {
	home: "/en-US",
	path: "/en-US/industries/oil-gas",
	name: "HOME",
};

/** Number of failing store updates after the click, and what then resets the menu. */
const cases = [
	{
		...english,
		viewport: phone,
		failures: 0,
		documents: 0,
		outcome: "the transition resets the menu",
	},
	{
		...chinese,
		viewport: desktop,
		failures: 1,
		documents: 0,
		outcome: "the store is reset directly",
	},
	{
		...english,
		viewport: phone,
		failures: 2,
		documents: 1,
		outcome: "the home page's document is loaded",
	},
];

test.each(cases)(
	"on the way to $home, after $failures store failures, $outcome",
	async ({ failures, documents, home, path, name, viewport }) => {
		const { page, problems } = await borrowPage({ viewport, loadsAhead: true });
		const answer = Promise.withResolvers<void>();
		// Delays the home page, prefetched or not.
		await page.route(/\/pages\/index\.json/, async (route) => {
			await answer.promise;
			await route.continue();
		});
		await page.goto(site.origin + path);
		await waitForHydration(page);
		const section = page.locator("header + nav");
		expect(await section.count()).toBe(1);
		const isPhone = viewport === phone;
		if (isPhone)
			await page.getByRole("link", { name: "Menu", exact: true }).click();
		const menu = isPhone ? page.getByRole("dialog") : page.locator("#menu");
		const link = menu.getByRole("link", { name, exact: true });
		// React listens where the full-screen menu is once that is there.
		await link.waitFor();
		let loaded = 0;
		page.on("request", (request) => {
			if (request.isNavigationRequest()) loaded++;
		});
		await page.evaluate(breakStore, failures);
		// Between React and what follows links.
		await page.evaluate(() =>
			document.body.addEventListener("click", ({ defaultPrevented }) => {
				sessionStorage.setItem("prevented", String(defaultPrevented));
			}),
		);
		await link.click();
		if (documents === 0) {
			await expect.poll(() => section.count()).toBe(0);
			// The menu is reset immediately, while the home page is still loading.
			expect(new URL(page.url()).pathname).toBe(path);
			expect(await page.evaluate(() => Reflect.get(window, "failed"))).toBe(
				failures,
			);
		}
		answer.resolve();
		await page.waitForURL(({ pathname }) => pathname === home);
		await page.locator("header + main").waitFor();
		expect(loaded).toBe(documents);
		expect(await page.evaluate(() => sessionStorage.getItem("prevented"))).toBe(
			String(documents === 1),
		);
		expect(await section.count()).toBe(0);
		expect(problems).toEqual([]);
	},
);

/** Makes the menu's store fail a number of times, by way of the comparison before each write. */
function breakStore(failures: number): void {
	const compare = Object.is;
	Object.assign(window, { failed: 0 });
	Object.is = (a, b) => {
		const isChoice = typeof a === "object" && a !== null && "at" in a;
		const failed = Number(Reflect.get(window, "failed"));
		if (isChoice && "state" in a && failed < failures) {
			Object.assign(window, { failed: failed + 1 });
			throw new Error("no store");
		}
		return compare(a, b);
	};
}
