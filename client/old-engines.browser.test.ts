import { expect, test } from "vitest";
import { borrowPage, waitForHydration } from "../scripts/test/test-browser.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

/** What the oldest engines that get the scripts lack: Chromium 123, Safari 17.5, Firefox 120. */
const missing = [
	"AbortSignal.any",
	"Iterator.prototype.filter",
	"Iterator.prototype.flatMap",
	"Iterator.prototype.map",
	"Iterator.prototype.some",
	"Iterator.prototype.toArray",
	"Map.groupBy",
	"Object.groupBy",
	"Promise.try",
	"Promise.withResolvers",
	"RegExp.escape",
	"Set.prototype.difference",
	"Set.prototype.union",
	"Temporal",
	"URL.parse",
	"requestIdleCallback",
	"scheduler",
];

test("in the oldest supported engines, links load ahead, menus open and the search suggests pages", async () => {
	const { page, problems } = await borrowPage({
		viewport: { width: 1440, height: 900 },
		loadsAhead: true,
	});
	await page.addInitScript((names) => {
		for (const name of names) {
			const path = name.split(".");
			const key = path.pop() ?? "";
			const owner = path.reduce<object | undefined>(
				(object, part) => object && Reflect.get(object, part),
				globalThis,
			);
			if (owner) Reflect.deleteProperty(owner, key);
		}
		const { closest } = Element.prototype;
		Element.prototype.closest = function (selector: string) {
			if (selector.includes(":has(")) throw new SyntaxError(selector);
			return closest.call(this, selector);
		};
	}, missing);
	const chunk = page.waitForRequest(/\/assets\/text-pages-/);
	const messages = page.waitForResponse(/\/_i18n\/en-US\/pages\/privacy\.json/);
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await page.locator("footer a[href$='/privacy']").scrollIntoViewIfNeeded();
	await messages;
	await page.locator("footer a[href$='/privacy']").hover();
	await chunk;
	await page.locator("#menu a[aria-expanded]").first().hover();
	await page.locator("#menu a[aria-expanded=true]").waitFor();
	await page.locator("header input[name=q]").pressSequentially("gratuit");
	await page.getByRole("option").first().waitFor();
	expect(problems).toEqual([]);
});
