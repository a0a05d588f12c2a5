import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
	borrowPage,
	goOffline,
	stopClock,
	waitForHydration,
} from "../../../scripts/test/test-browser.ts";
import { sharedSite } from "../../../scripts/test/test-shared-site.ts";
import { localeCodes, localizePath } from "../../../shared/locales.ts";

const site = await sharedSite("production");

const desktop = { width: 1280, height: 800 };
const tablet = { width: 820, height: 1100 };
const phone = { width: 360, height: 740 };

async function open(path: string, viewport = desktop, loadsAhead = false) {
	const { page, problems } = await borrowPage({ viewport, loadsAhead });
	await page.goto(site.origin + path);
	await waitForHydration(page);
	return { page, problems };
}

const openPanels = (page: Page) =>
	page.locator("#menu [aria-expanded=true]").allTextContents();

/** The items marked as current. */
const marked = (page: Page) =>
	page.locator("#menu > ul > li > [aria-current=true]").allTextContents();

const top = (page: Page, name: string) =>
	page.locator("#menu").getByRole("button", { name, exact: true });

const focusedText = (page: Page) =>
	page.evaluate(() => document.activeElement?.textContent);

test("clicking a menu item opens its panel and marks it; clicking it again reverts both", async () => {
	const { page, problems } = await open("/en-US/careers#open-positions");
	const services = top(page, "Services");
	expect(await marked(page)).toEqual(["Careers"]);
	expect(await services.getAttribute("aria-expanded")).toBe("false");
	await services.dispatchEvent("click");
	expect(await openPanels(page)).toEqual(["Services"]);
	expect(await marked(page)).toEqual(["Services"]);
	expect(new URL(page.url()).pathname).toBe("/en-US/careers");
	const first = page
		.locator("#menu li:has(> [aria-expanded=true]) li a")
		.first();
	expect(await first.getAttribute("href")).toBe("/en-US/services");
	await services.dispatchEvent("click");
	expect(await openPanels(page)).toEqual([]);
	expect(await marked(page)).toEqual(["Careers"]);
	await services.focus();
	await page.keyboard.press("Space");
	expect(await marked(page)).toEqual(["Services"]);
	await page.keyboard.press("Escape");
	expect(await marked(page)).toEqual(["Careers"]);
	expect(
		await page.locator("#menu li li [aria-current]").allTextContents(),
	).toEqual(["Open positions"]);
	expect(problems).toEqual([]);
});

test("a menu link to a section is marked as current once that section is shown", async () => {
	const { page } = await open("/contact");
	const second = () =>
		page.locator("#menu li li [aria-current]").allTextContents();
	await top(page, "关于我们").dispatchEvent("click");
	await page.locator("#menu").getByRole("link", { name: "核心价值观" }).click();
	await page.waitForURL("**/about#core-values");
	await expect.poll(() => openPanels(page)).toEqual([]);
	expect([await marked(page), await second()]).toEqual([
		["关于我们"],
		["核心价值观"],
	]);
	await page.goBack();
	await expect.poll(() => marked(page)).toEqual([]);
});

test("a Ctrl-click on a menu item opens a new tab and changes nothing on the page", async () => {
	const { page } = await open("/en-US/about");
	const industries = top(page, "Industries");
	const first = page.context().waitForEvent("page");
	await industries.click({ modifiers: ["Control"] });
	await (await first).waitForURL("**/en-US/industries");
	await industries.dispatchEvent("click");
	const tab = page.context().waitForEvent("page");
	await page
		.locator("#menu")
		.getByRole("link", { name: "Oil & Gas" })
		.click({ modifiers: ["Control"] });
	await (await tab).waitForURL("**/en-US/industries/oil-gas");
	expect(await openPanels(page)).toEqual(["Industries"]);
	expect(await marked(page)).toEqual(["Industries"]);
	expect(await page.getByRole("navigation", { name: /pages/ }).count()).toBe(0);
	expect(new URL(page.url()).pathname).toBe("/en-US/about");
});

test.each([
	{ viewport: desktop, how: "the bar" },
	{ viewport: phone, how: "the full screen" },
])(
	"an industry chosen in $how shows its section menu at once, and loses it if its page cannot be loaded",
	async ({ viewport }) => {
		const { page } = await open("/en-US/about#core-values", viewport, true);
		const menu =
			viewport === phone ? page.getByRole("dialog") : page.locator("#menu");
		const section = page.locator("nav", { hasText: "Key roles we fill" });
		const header = section.and(page.locator("header + nav"));
		const answer = Promise.withResolvers<void>();
		// Including prefetches.
		await page.route(/\/industry-/, async (route) => {
			await answer.promise;
			await route.abort("internetdisconnected");
		});
		if (viewport === phone) {
			await page.getByRole("link", { name: "Menu", exact: true }).click();
			await menu.getByRole("button", { name: "Industries" }).click();
			expect(await marked(page)).toEqual(["Industries"]);
			await menu.getByRole("button", { name: "Oil & Gas" }).click();
			expect(await header.count()).toBe(1);
			await menu.getByRole("button", { name: "Back to Industries" }).click();
			expect(await header.count()).toBe(0);
			await menu.getByRole("button", { name: "Oil & Gas" }).click();
		} else await top(page, "Industries").dispatchEvent("click");
		await menu
			.getByRole("link", { name: /^Oil & Gas/ })
			.first()
			.click();
		await expect.poll(() => header.count()).toBe(1);
		expect(await marked(page)).toEqual(["Industries"]);
		await goOffline(page);
		answer.resolve();
		await page.getByRole("alert").waitFor();
		await expect.poll(() => header.count()).toBe(0);
		expect(await marked(page)).toEqual(["About"]);
		expect(
			await page.locator("#menu li li [aria-current]").allTextContents(),
		).toEqual(["Core values"]);
		expect(await openPanels(page)).toEqual([]);
		if (viewport === desktop)
			expect(await focusedText(page)).toBe("Industries");
	},
);

test("a panel opens after a hover delay, survives a click and a diagonal move, and yields to another panel", async () => {
	const { page } = await open("/en-US/contact");
	await stopClock(page);
	const about = top(page, "About");
	await about.dispatchEvent("pointerover", { pointerType: "touch" });
	await page.clock.runFor(200);
	expect(await openPanels(page)).toEqual([]);
	await about.hover();
	await page.clock.runFor(100);
	expect(await openPanels(page)).toEqual([]);
	await page.clock.runFor(100);
	expect(await openPanels(page)).toEqual(["About"]);
	await about.click();
	expect(await openPanels(page)).toEqual(["About"]);
	await page.clock.runFor(1000);
	await about.click();
	expect(await openPanels(page)).toEqual([]);
	await top(page, "Careers").hover();
	await page.clock.runFor(200);
	expect(await openPanels(page)).toEqual(["Careers"]);
	await page.mouse.move(100, 600);
	await page.clock.runFor(400);
	expect(await openPanels(page)).toEqual([]);

	await about.hover();
	await page.clock.runFor(200);
	expect(await openPanels(page)).toEqual(["About"]);
	const other = await top(page, "Services").boundingBox();
	const link = page.locator("#menu a", { hasText: "Core values" });
	const target = await link.boundingBox();
	if (!other || !target) throw new Error("nothing to point at");
	await page.mouse.move(other.x + 5, other.y + other.height / 2);
	await page.mouse.move(target.x + 20, target.y + target.height / 2);
	await page.clock.runFor(1000);
	expect(await openPanels(page)).toEqual(["About"]);
	await top(page, "Careers").hover();
	await page.clock.runFor(200);
	expect(await openPanels(page)).toEqual(["Careers"]);
	await about.hover();
	await page.clock.runFor(200);
	await link.click();
	await page.waitForURL("**/en-US/about#core-values");
	await expect.poll(() => openPanels(page)).toEqual([]);
});

test("panels close on Escape, an outside click, and focus leaving, and never trap the focus; arrow keys move between menu items, of which HOME is shown in the others' case, into a panel, and within it", async () => {
	const { page } = await open("/en-US/contact");
	await top(page, "Careers").focus();
	await page.keyboard.press("Enter");
	expect(await openPanels(page)).toEqual(["Careers"]);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	expect(await openPanels(page)).toEqual([]);
	expect(await focusedText(page)).toBe("Careers");
	await top(page, "Industries").focus();
	await page.keyboard.press("Enter");
	await page.mouse.click(100, 600);
	expect(await openPanels(page)).toEqual([]);
	await top(page, "Industries").focus();
	await page.keyboard.press("Enter");
	for (let index = 0; index < 13; index++) await page.keyboard.press("Tab");
	expect(await focusedText(page)).toBe("Shipping & Logistics");
	await page.keyboard.press("Tab");
	expect(await focusedText(page)).toBe("HOME");
	await page.keyboard.press("Tab");
	expect(await openPanels(page)).toEqual([]);

	const home = page.locator("#menu > ul > li:last-child > a");
	expect(
		await home.evaluate((item) => [
			getComputedStyle(item).textTransform,
			getComputedStyle(item, "::first-letter").textTransform,
		]),
	).toEqual(["lowercase", "uppercase"]);
	await top(page, "About").focus();
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

test.each([
	{
		path: "/en-US/industries/oil-gas/our-services",
		name: "Oil & Gas: pages",
		current: "Our services",
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
])(
	"a deep link to $path shows its section menu, which underlines only the current page, also in forced colors",
	async ({ path, name, current, count }) => {
		const { page } = await open(path);
		const section = page.getByRole("navigation", { name });
		expect(await section.getByRole("link").count()).toBe(count);
		expect(await section.locator("[aria-current]").allTextContents()).toEqual(
			current ? [current] : [],
		);
		await page.emulateMedia({ forcedColors: "active" });
		const underlined = section
			.getByRole("link")
			.evaluateAll((links) =>
				links
					.filter(
						(link) => getComputedStyle(link).borderBlockEndWidth !== "0px",
					)
					.map(({ textContent }) => textContent),
			);
		expect(await underlined).toEqual(current ? [current] : []);
	},
);

test("a focused link of the section menu is in sight on a narrow phone", async () => {
	const { page } = await borrowPage({ viewport: { width: 320, height: 640 } });
	for (const path of ["/industries/oil-gas", "/services/recruitment-services"])
		for (const locale of localeCodes) {
			await page.goto(site.origin + localizePath(path, locale));
			const places = await page
				.locator("nav[class*=SectionMenu] a")
				.evaluateAll((links) =>
					links.map((link) => {
						const list = link.closest("ul");
						if (list) list.scrollLeft = 0;
						link.focus();
						const { left, right } = link.getBoundingClientRect();
						return left >= 0 && right <= innerWidth;
					}),
				);
			expect(places.length).toBeGreaterThan(5);
			expect(places).not.toContain(false);
		}
});

test("the section menu follows the visitor's navigation, including Back; a chosen menu item is marked before its page loads, and stays so when its panel closes", async () => {
	const { page } = await open("/en-US/industries/oil-gas");
	const second = (current: string) =>
		page.locator(`#menu li li [aria-current=${current}]`).allTextContents();
	expect(await second("page")).toEqual(["Oil & Gas"]);
	await page
		.getByRole("navigation", { name: "Oil & Gas: pages" })
		.getByRole("link", { name: "Market intelligence" })
		.click();
	await page.waitForURL("**/market-intelligence");
	await expect.poll(() => second("true")).toEqual(["Oil & Gas"]);
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

	await page.route("**/_i18n/**", () => {});
	const section = page.locator("header + nav");
	await section.getByRole("link", { name: "Key roles we fill" }).click();
	expect(await section.locator("[data-selected]").allTextContents()).toEqual([
		"Key roles we fill",
	]);
	await top(page, "Services").dispatchEvent("click");
	await page
		.locator("#menu")
		.getByRole("link", { name: "Recruitment services" })
		.click();
	await expect.poll(() => section.getByRole("link").count()).toBe(9);
	// In the header, which takes no focus.
	await page.mouse.click(4, 4);
	expect(await openPanels(page)).toEqual([]);
	expect(await section.getByRole("link").count()).toBe(9);
	await page.locator("#menu").getByRole("link", { name: "Locations" }).click();
	expect(await marked(page)).toEqual([]);
});

test.each([
	{
		path: "/en-US/about",
		viewport: phone,
		opener: "Menu",
		industries: "Industries",
		sector: "Oil & Gas",
		item: "Key roles we fill",
		back: "Back to Industries",
	},
	{
		path: "/about",
		viewport: tablet,
		opener: "菜单",
		industries: "行业",
		sector: "石油天然气",
		item: "重点岗位与要求",
		back: "返回行业",
	},
])(
	"the full-screen menu on $path has three levels, works by keyboard, and closes on Back",
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
		const back = page.getByRole("button", { name: words.back });
		await expect
			.poll(() => back.evaluate((it) => it === document.activeElement))
			.toBe(true);
		await back.press("Enter");
		await sector.getByRole("button", { name: words.sector }).press("Enter");
		const last = page.getByRole("dialog", { name: words.sector });
		await last.getByRole("link", { name: words.item }).press("Enter");
		await page.waitForURL("**/industries/oil-gas/key-roles-we-fill");
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		await opener.press("Enter");
		await dialog.waitFor();
		await page.goBack();
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		expect(problems).toEqual([]);
	},
);

test("the full-screen menu loads once it is opened, has 44-pixel targets, traps and restores the focus, and blocks page scrolling; a link to a level's own page opens no section menu", async () => {
	const { page } = await borrowPage({ viewport: phone });
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	expect(requests.filter((url) => /MobileMenu|dialogs/.test(url))).toEqual([]);
	const opener = page.getByRole("link", { name: "Menu", exact: true });
	await opener.click();
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
	await dialog.getByRole("button", { name: "Industries" }).click();
	expect(await marked(page)).toEqual(["Industries"]);
	await page.mouse.wheel(0, 600);
	expect(
		await page.evaluate(
			() => getComputedStyle(document.documentElement).overflowY,
		),
	).toBe("hidden");
	await page.keyboard.press("Escape");
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
	await expect.poll(() => marked(page)).toEqual(["About"]);
	expect(await focusedText(page)).toBe("Menu");
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await opener.click();
	await dialog.waitFor();
	// As when the back-forward cache restores the page.
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
	await dialog.waitFor({ state: "detached" });
	await opener.click();
	await dialog.getByRole("button", { name: "Industries", exact: true }).click();
	// The page never loads, so only the menu's choice is visible.
	await page.route("**/_i18n/**", () => {});
	await dialog.locator('a[href="/en-US/industries"]').click();
	await expect.poll(() => dialog.count()).toBe(0);
	expect(new URL(page.url()).pathname).toBe("/en-US/about");
	expect(await page.getByRole("navigation", { name: /pages/ }).count()).toBe(0);
	expect(await marked(page)).toEqual(["Industries"]);
	await opener.click();
	await dialog.getByRole("link", { name: "Locations", exact: true }).click();
	await expect.poll(() => dialog.count()).toBe(0);
	expect(await marked(page)).toEqual([]);
});
