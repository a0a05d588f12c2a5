import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

async function open(path: string) {
	const { page, problems } = await borrowPage({
		viewport: { width: 1280, height: 800 },
	});
	await page.goto(site.origin + path);
	await waitForHydration(page);
	/** Does what shows another page, and tells what stood there at first, in CSS pixels. */
	const firstView = (act: () => void) =>
		page.evaluate<{
			sections: number;
			footer: number;
		}>(`new Promise((resolve) => {
			const heading = () => document.querySelector("h1")?.textContent;
			const before = heading();
			const observer = new MutationObserver(() => {
				if (heading() === before) return;
				observer.disconnect();
				resolve({
					sections: document.querySelectorAll("main section").length,
					footer: document.querySelector("footer").getBoundingClientRect().top,
				});
			});
			observer.observe(document, { childList: true, subtree: true, characterData: true });
			(${act})();
		})`);
	const sections = page.locator("main section");
	return { page, problems, firstView, sections };
}

test.each([
	["/en-US/about", "/en-US/contact"],
	["/about", "/industries/oil-gas"],
])(
	"navigating from %s to %s renders the first view, then the rest",
	async (start, target) => {
		const whole = await open(target);
		const count = await whole.sections.count();
		const { page, problems, firstView, sections } = await open(start);
		await page.evaluate((href) => {
			const link = Object.assign(document.createElement("a"), { href });
			link.className = "test-link";
			document.querySelector("footer")?.append(link);
		}, target);
		const first = await firstView(() =>
			document.querySelector<HTMLElement>(".test-link")?.click(),
		);
		expect(first.sections).toBeLessThan(count);
		expect(first.footer).toBeGreaterThan(800);
		await expect.poll(() => sections.count()).toBe(count);
		expect(problems).toEqual([]);
	},
);

test("going back to a page renders all of it at once", async () => {
	const { page, firstView, sections } = await open("/en-US/privacy");
	const whole = await sections.count();
	await page.locator('footer a[href="/en-US/careers"]').click();
	await page.waitForURL("**/en-US/careers");
	const back = await firstView(() => history.back());
	expect(back.sections).toBe(whole);
});
