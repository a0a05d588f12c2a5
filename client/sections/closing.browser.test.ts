import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

test.each([
	["/en-US", "main > section:last-child"],
	["/services/executive-search", "main > aside"],
])(
	"the end of %s and its footer are one dark block down to the bottom of a phone's page, with a horizon that exists",
	async (path, end) => {
		const { page } = await borrowPage({
			javaScriptEnabled: false,
			viewport: { width: 390, height: 844 },
			colorScheme: "light",
		});
		await page.goto(site.origin + path);
		const groundOf = (part: string) =>
			page
				.locator(part)
				.evaluate((element) => getComputedStyle(element).backgroundColor);
		const ground = await groundOf(end);
		expect(ground).not.toBe(await groundOf("body"));
		expect(await groundOf("footer")).toBe(ground);
		const gaps = await page.evaluate(() => {
			const boxOf = (part: string) =>
				document.querySelector(part)?.getBoundingClientRect();
			const footer = boxOf("footer");
			return [
				(footer?.top ?? 0) - (boxOf("main > :last-child")?.bottom ?? 0),
				document.documentElement.scrollHeight -
					window.scrollY -
					(footer?.bottom ?? 0),
			].map((gap) => Math.abs(Math.round(gap)));
		});
		expect(gaps).toEqual([0, 0]);
		const [, horizon] =
			/url\("(.*)"\)/.exec(
				await page
					.locator(end)
					.evaluate((element) => getComputedStyle(element).backgroundImage),
			) ?? [];
		if (horizon) expect((await fetch(horizon)).status).toBe(200);
		expect(horizon !== undefined).toBe(end === "main > aside");
	},
);
