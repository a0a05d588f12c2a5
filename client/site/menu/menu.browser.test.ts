import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
	openPage,
	stopClock,
	waitForHydration,
} from "../../../scripts/test/test-browser.ts";
import { sharedSite } from "../../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

const desktop = { width: 1280, height: 800 };
const tablet = { width: 820, height: 1100 };
const phone = { width: 360, height: 740 };

async function open(path: string, viewport = desktop) {
	const { page, problems } = await openPage({ viewport });
	await page.goto(site.origin + path);
	await waitForHydration(page);
	return { page, problems };
}

const openPanels = (page: Page) =>
	page.locator("#menu details[open] > summary").allTextContents();

const focusedText = (page: Page) =>
	page.evaluate(() => document.activeElement?.textContent);

test("panels follow the pointer, with patience, and a click", async () => {
	const { page } = await open("/en-US/contact");
	await stopClock(page);
	await page.locator("summary", { hasText: "About" }).hover();
	await page.clock.runFor(100);
	expect(await openPanels(page)).toEqual([]);
	await page.clock.runFor(100);
	expect(await openPanels(page)).toEqual(["About"]);
	await page.locator("summary", { hasText: "Careers" }).hover();
	await page.clock.runFor(200);
	expect(await openPanels(page)).toEqual(["Careers"]);
	await page.mouse.move(100, 600);
	await page.clock.runFor(400);
	expect(await openPanels(page)).toEqual([]);

	// A click on what has just opened under the pointer leaves it open.
	const about = page.locator("summary", { hasText: "About" });
	await about.hover();
	await page.clock.runFor(200);
	expect(await openPanels(page)).toEqual(["About"]);
	await about.click();
	expect(await openPanels(page)).toEqual(["About"]);
	await page.clock.runFor(1000);
	await about.click();
	expect(await openPanels(page)).toEqual([]);

	// A diagonal way to a link, across another name, keeps the panel open.
	await page.mouse.move(100, 600);
	await page.clock.runFor(400);
	await about.hover();
	await page.clock.runFor(200);
	expect(await openPanels(page)).toEqual(["About"]);
	const other = await page
		.locator("summary", { hasText: "Services" })
		.boundingBox();
	const link = page.locator("#menu a", { hasText: "Core values" });
	const target = await link.boundingBox();
	if (!other || !target) throw new Error("nothing to point at");
	await page.mouse.move(other.x + 5, other.y + other.height / 2);
	await page.mouse.move(target.x + 20, target.y + target.height / 2);
	await page.clock.runFor(1000);
	expect(await openPanels(page)).toEqual(["About"]);
	await link.click();
	await page.waitForURL("**/en-US/about#core-values");
	await expect.poll(() => openPanels(page)).toEqual([]);
});

test("panels open and close by click and keyboard, and arrow keys move through them", async () => {
	const { page } = await open("/en-US/contact");
	const services = page.locator("summary", { hasText: "Services" });
	await services.dispatchEvent("click");
	expect(await openPanels(page)).toEqual(["Services"]);
	await services.dispatchEvent("click");
	expect(await openPanels(page)).toEqual([]);

	await page.locator("summary", { hasText: "Careers" }).focus();
	await page.keyboard.press("Enter");
	expect(await openPanels(page)).toEqual(["Careers"]);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	expect(await openPanels(page)).toEqual([]);
	expect(await focusedText(page)).toBe("Careers");

	// A click outside closes, and so does the focus that leaves: nothing is trapped.
	await page.locator("summary", { hasText: "Industries" }).focus();
	await page.keyboard.press("Enter");
	await page.mouse.click(100, 600);
	expect(await openPanels(page)).toEqual([]);
	await page.locator("summary", { hasText: "Industries" }).focus();
	await page.keyboard.press("Enter");
	for (let index = 0; index < 13; index++) await page.keyboard.press("Tab");
	expect(await focusedText(page)).toBe("Shipping & Logistics");
	await page.keyboard.press("Tab");
	expect(await focusedText(page)).toBe("HOME");
	await page.keyboard.press("Tab");
	expect(await openPanels(page)).toEqual([]);

	await page.locator("summary", { hasText: "About" }).focus();
	const way = [
		["ArrowRight", "Services"],
		["ArrowRight", "Insights"],
		["End", "HOME"],
		["Home", "About"],
		["ArrowLeft", "About"],
	] as const;
	for (const [key, text] of way) {
		await page.keyboard.press(key);
		expect(await focusedText(page)).toBe(text);
	}
	await page.keyboard.press("Enter");
	const inside = [
		["ArrowDown", "About: overview"],
		["ArrowDown", "Who we are"],
		["End", "Licenses and certifications"],
		["ArrowUp", "Core values"],
		["Home", "About"],
	] as const;
	for (const [key, text] of inside) {
		await page.keyboard.press(key);
		expect(await focusedText(page)).toBe(text);
	}
});

const deepLinks = [
	{
		path: "/en-US/industries/oil-gas/our-services",
		name: "Oil & Gas: pages",
		current: "Our Services",
		count: 6,
	},
	{
		path: "/services/recruitment-services/specialist-roles",
		name: "招聘服务：页面",
		current: "专业岗位",
		count: 9,
	},
	{
		path: "/industries/chemicals",
		name: "化工：页面",
		current: undefined,
		count: 1,
	},
];

test("deep links open their custom menus", async () => {
	const { page } = await openPage({ viewport: desktop });
	for (const { path, name, current, count } of deepLinks) {
		await page.goto(site.origin + path);
		await waitForHydration(page);
		const section = page.getByRole("navigation", { name });
		expect(await section.getByRole("link").count()).toBe(count);
		expect(await section.locator("[aria-current]").allTextContents()).toEqual(
			current ? [current] : [],
		);
	}
});

test("the custom menu follows the visitor, and Back", async () => {
	const { page } = await open("/en-US/industries/oil-gas");
	await page
		.getByRole("navigation", { name: "Oil & Gas: pages" })
		.getByRole("link", { name: "Market Intelligence" })
		.click();
	await page.waitForURL("**/market-intelligence");
	await page.locator("#menu").getByRole("link", { name: "HOME" }).click();
	await page.waitForURL("**/en-US");
	await expect
		.poll(() => page.getByRole("navigation", { name: /pages/ }).count())
		.toBe(0);
	await page.goBack();
	await expect
		.poll(() =>
			page.getByRole("navigation", { name: "Oil & Gas: pages" }).count(),
		)
		.toBe(1);
});

test.each([
	{
		path: "/en-US/about",
		viewport: phone,
		opener: "Menu",
		industries: "Industries",
		sector: "Oil & Gas",
		item: "Key Roles We Fill",
		back: "Back to Industries",
	},
	{
		path: "/about",
		viewport: tablet,
		opener: "菜单",
		industries: "行业",
		sector: "石油天然气",
		item: "重点招聘职位",
		back: "返回行业",
	},
])(
	"the full-screen menu has three levels, by keyboard, from $path",
	async (words) => {
		const { page, problems } = await open(words.path, words.viewport);
		const opener = page.getByRole("link", { name: words.opener, exact: true });
		await opener.focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: words.opener });
		await dialog.waitFor();
		const box = await dialog.boundingBox();
		expect([box?.width, box?.height]).toEqual([
			words.viewport.width,
			words.viewport.height,
		]);

		await dialog
			.getByRole("button", { name: words.industries, exact: true })
			.press("Enter");
		const sector = page.getByRole("dialog", { name: words.industries });
		await sector.getByRole("button", { name: words.sector }).press("Enter");
		await page.getByRole("button", { name: words.back }).press("Enter");
		await sector.getByRole("button", { name: words.sector }).press("Enter");
		const last = page.getByRole("dialog", { name: words.sector });
		await last.getByRole("link", { name: words.item }).press("Enter");
		await page.waitForURL("**/industries/oil-gas/key-roles-we-fill");
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		expect(problems).toEqual([]);
	},
);

test("the full-screen menu is loaded when it is wanted, keeps the focus inside, gives it back, and its targets measure 44 pixels", async () => {
	const { page } = await openPage({ viewport: phone });
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	expect(requests.filter((url) => /MobileMenu|dialogs/.test(url))).toEqual([]);
	await page.getByRole("link", { name: "Menu", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await dialog.waitFor();
	expect(requests.some((url) => url.includes("MobileMenu"))).toBe(true);

	const sizes = await page
		.locator("dialog :is(a, button)")
		.evaluateAll((targets) =>
			targets.map((target) => {
				const { width, height } = target.getBoundingClientRect();
				return Math.min(width, height);
			}),
		);
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);

	for (let index = 0; index < 12; index++) {
		await page.keyboard.press("Tab");
		const isInside = await page.evaluate(
			() =>
				document.activeElement === document.body ||
				document.activeElement?.closest("dialog") !== null,
		);
		expect(isInside).toBe(true);
	}
	await page.mouse.wheel(0, 600);
	expect(
		await page.evaluate(
			() => getComputedStyle(document.documentElement).overflowY,
		),
	).toBe("hidden");
	await page.keyboard.press("Escape");
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
	expect(await focusedText(page)).toBe("Menu");
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
