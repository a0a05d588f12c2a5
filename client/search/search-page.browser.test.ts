import { expect, test } from "vitest";
import { listAxeFaults } from "../../scripts/test/test-axe.ts";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { crosswise } from "../../scripts/test/test-crosswise.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";

const site = await sharedSite("production");
const wide = { width: 1440, height: 900 };

test.each(crosswise)(
	"in $locale, scripts: $javaScriptEnabled, a search in the header leads to a matching article",
	async ({ locale, javaScriptEnabled }) => {
		const { page, problems } = await borrowPage({
			javaScriptEnabled,
			viewport: wide,
			colorScheme: locale === "zh-CN" ? "dark" : "light",
		});
		await page.goto(site.origin + hrefFor("about", locale));
		const field = page.locator("header input[name=q]");
		await field.fill("nitaqat");
		await field.press("Enter");
		await page.waitForURL(/\/search\?q=nitaqat$/);
		expect(await page.locator("main input[name=q]").inputValue()).toBe(
			"nitaqat",
		);
		expect(await page.locator("main ol").count()).toBe(1);
		expect(await page.locator("main mark").first().innerText()).toMatch(
			/nitaqat|saudization|沙特/i,
		);
		if (javaScriptEnabled) {
			await waitForHydration(page);
			expect(await listAxeFaults(page, { within: "main" })).toEqual([]);
		}
		const article = "/insights/nitaqat-and-profession-quotas";
		await page.locator(`main ol > li a[href*="${article}"]`).first().click();
		await page.waitForURL((url) => url.pathname.endsWith(article));
		if (javaScriptEnabled) expect(problems).toEqual([]);
	},
);

test("typing on aborts the previous suggestions request, and survives an answer without results; arrow keys select a suggestion, Escape closes the list, and Enter follows the selection", async () => {
	const { page, problems } = await borrowPage({ viewport: wide });
	await page.goto(site.origin + hrefFor("about", "en-US"));
	await waitForHydration(page);
	await page.route(/q=odd&/, async (route) =>
		route.fulfill({ response: await route.fetch(), json: {} }),
	);
	await page.route(/q=gra&/, () => {});
	const asked = page.waitForRequest(/q=gra&/);
	const givenUp = page.waitForEvent("requestfailed");
	const field = page.locator("header input[name=q]");
	const answered = page.waitForEvent("requestfinished", (request) =>
		request.url().includes("q=odd&"),
	);
	await field.fill("odd");
	await answered;
	await field.fill("gra");
	await asked;
	await field.fill("gratuity");
	expect((await givenUp).url()).toMatch(/q=gra&/);
	const options = page.getByRole("option");
	await options.first().waitFor();
	expect(await field.getAttribute("aria-expanded")).toBe("true");
	await field.press("ArrowDown");
	const chosen = page.locator("[role=option][aria-selected=true]");
	await chosen.waitFor();
	expect(await field.getAttribute("aria-activedescendant")).toBe(
		await chosen.getAttribute("id"),
	);
	expect(await listAxeFaults(page, { within: "header" })).toEqual([]);
	await field.press("Escape");
	await options.first().waitFor({ state: "hidden" });
	expect(await field.inputValue()).toBe("gratuity");
	await field.press("ArrowDown");
	const href = (await chosen.getAttribute("href")) ?? "";
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	await field.press("Enter");
	await page.waitForURL(site.origin + href);
	// As by a click.
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	expect(problems).toEqual([]);
});

test("the search field on a phone suggests pages even if it is focused before it hydrates", async () => {
	const { page, problems } = await borrowPage({
		viewport: { width: 390, height: 844 },
	});
	await page.goto(site.origin + hrefFor("search", "en-US"));
	await waitForHydration(page);
	const field = page.locator("main input[name=q]");
	await field.focus();
	await field.fill("gratuity");
	const first = page.getByRole("option").first();
	const href = (await first.getAttribute("href")) ?? "";
	await first.click();
	await page.waitForURL(site.origin + href);
	expect(problems).toEqual([]);
});

test.each([
	["zh-CN", [1024, 1440]],
	["en-US", [1247, 1280]],
] as const)(
	"in %s, at %o pixels, the header has a search field instead of a link",
	async (locale, widths) => {
		const { page, problems } = await borrowPage();
		await page.goto(site.origin + hrefFor("about", locale));
		await waitForHydration(page);
		const header = page.locator("header").first();
		const link = header.locator(`a[href="${hrefFor("search", locale)}"]`);
		const field = header.locator("input[name=q]");
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			expect(await link.isVisible()).toBe(false);
			await field.click();
			await field.fill("");
			await page.keyboard.type("gratuity");
			expect((await field.boundingBox())?.width).toBeGreaterThan(100);
		}
		await header.locator("search button").click();
		await page.waitForURL(/\/search\?q=gratuity$/);
		expect(problems).toEqual([]);
	},
);

test("letters that an input method has not turned into characters yet are not sent", async () => {
	const { page } = await borrowPage({ viewport: wide });
	await page.goto(site.origin + hrefFor("about", "zh-CN"));
	await waitForHydration(page);
	await page.clock.install();
	const asked: (string | null)[] = [];
	page.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname === "/api/search") asked.push(searchParams.get("q"));
	});
	const field = page.locator("header input[name=q]");
	await field.focus();
	await page.locator("header [role=listbox]").waitFor({ state: "attached" });
	const session = await page.context().newCDPSession(page);
	for (const text of ["w", "wai", "wai bao"]) {
		await session.send("Input.imeSetComposition", {
			text,
			selectionStart: text.length,
			selectionEnd: text.length,
		});
		await page.clock.runFor(1000);
	}
	await session.send("Input.insertText", { text: "外包" });
	await page.clock.runFor(1000);
	await page.getByRole("option").first().waitFor();
	expect(asked).toEqual(["外包"]);
});

test("a click follows a suggestion, and nothing of the suggestions loads before the visitor types", async () => {
	const { page, problems } = await borrowPage({ viewport: wide });
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await page.goto(site.origin + hrefFor("about", "zh-CN"));
	await waitForHydration(page);
	expect(requested.filter((url) => /suggest/i.test(url))).toEqual([]);
	await page.locator("header input[name=q]").pressSequentially("外包");
	const option = page.getByRole("option", { name: "人力资源外包" }).first();
	await option.click();
	await page.waitForURL(/hr-outsourcing/);
	expect(problems).toEqual([]);
});

test("phones get a search link, and a search without results opens the consultation", async () => {
	const { page, problems } = await borrowPage({
		viewport: { width: 360, height: 740 },
	});
	await page.goto(site.origin + hrefFor("about", "en-US"));
	await waitForHydration(page);
	expect(await page.locator("header input[name=q]").isVisible()).toBe(false);
	await page.getByRole("link", { name: "Search", exact: true }).click();
	await page.waitForURL(/\/en-US\/search$/);
	const field = page.locator("main input[name=q]");
	await field.fill("qqqq");
	await field.press("Enter");
	await page.waitForURL(/q=qqqq$/);
	expect(await page.locator("main h2").first().innerText()).toContain("qqqq");
	expect(await listAxeFaults(page, { within: "main" })).toEqual([]);
	await page.getByRole("link", { name: "Ask a consultant" }).click();
	await page.getByRole("dialog", { name: "Ask for a consultation" }).waitFor();
	expect(problems).toEqual([]);
});
