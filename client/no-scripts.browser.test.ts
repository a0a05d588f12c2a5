import { expect, test } from "vitest";
import { borrowPage } from "../scripts/test/test-browser.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

async function open(path: string, viewport = desktop) {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport,
	});
	await page.goto(site.origin + path);
	return page;
}

test("on wide screens without scripts, menu items are links, and panels open on hover and focus", async () => {
	const page = await open("/en-US/about");
	const menu = page.getByRole("navigation", { name: "Main menu" });
	const item = (name: string) => menu.getByRole("link", { name, exact: true });
	await item("Services").hover();
	expect(await item("HR consulting").isVisible()).toBe(true);
	await item("Industries").focus();
	await page.mouse.move(600, 700);
	expect(await item("HR consulting").isVisible()).toBe(false);
	expect(await item("Oil & Gas").isVisible()).toBe(true);
	await item("Industries").click();
	await page.waitForURL("**/en-US/industries");
});

test("on a phone without scripts, the menu fills the screen, leads to pages, and can be closed", async () => {
	const page = await open("/about", phone);
	const menu = page.getByRole("navigation", { name: "主菜单" });
	expect(await menu.isVisible()).toBe(false);
	await page.getByRole("link", { name: "菜单", exact: true }).click();
	const box = await menu.boundingBox();
	expect([box?.width, box?.height]).toEqual([phone.width, phone.height]);
	await menu.getByRole("link", { name: "关闭菜单" }).click();
	expect(await menu.isVisible()).toBe(false);
	await page.getByRole("link", { name: "菜单", exact: true }).click();
	await menu.getByRole("link", { name: "石油天然气" }).click();
	await page.waitForURL("**/industries/oil-gas");
});

test("without scripts, the language selector also works on the root path, where a link would be redirected back", async () => {
	const page = await open("/en-US?x=1");
	await page.getByRole("button", { name: "中文" }).click();
	await page.waitForURL(`${site.origin}/?x=1`);
	expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
	await page.getByRole("button", { name: "English" }).click();
	await page.waitForURL(`${site.origin}/en-US?x=1`);
});

test("without scripts, the language selector keeps the anchor, and an unknown address", async () => {
	const page = await open("/en-US/about?x=1#core-values");
	await page.getByRole("button", { name: "中文" }).click();
	await page.waitForURL(`${site.origin}/about?x=1#core-values`);
	await page.goto(`${site.origin}/nope`);
	await page.getByRole("button", { name: "English" }).click();
	await page.waitForURL(`${site.origin}/en-US/nope`);
});

test("without scripts, the coming-soon page shows no redirect countdown", async () => {
	const page = await open("/en-US/nope");
	expect(await page.locator("[data-countdown]").isVisible()).toBe(false);
	await page.getByRole("link", { name: "Go to the home page now" }).click();
	await page.waitForURL(`${site.origin}/en-US`);
});
