import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
	borrowPage,
	goOffline,
	openPage,
	saveData,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { brandName } from "../../shared/brand.ts";

const site = await sharedSite("production");

/** Opens a page and waits until everything after its first view has loaded. */
async function open(path: string) {
	return watch((await borrowPage()).page, path);
}

/** The same with an empty cache, for tests that go offline. */
async function openAnew(path: string) {
	const { page } = await openPage();
	await saveData(page);
	return watch(page, path);
}

async function watch(page: Page, path: string) {
	await page.goto(site.origin + path);
	await waitForHydration(page);
	await page.waitForFunction(() =>
		performance
			.getEntriesByType("resource")
			.some(({ name }) => name.includes("/client.json")),
	);
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	const isSameDocument = () => page.evaluate(() => "isSameDocument" in window);
	const follow = (name: string) =>
		page
			.locator("footer")
			.getByRole("link", { name, exact: true })
			.evaluate((link: HTMLElement) => link.click());
	const pathOf = () => new URL(page.url()).pathname;
	return { page, isSameDocument, follow, pathOf };
}

test("without a network, a page stays open and shows the error in its language", async () => {
	const { page, isSameDocument, pathOf } = await openAnew("/about");
	const careers = page.locator('footer a[href$="/careers"]').first();
	await goOffline(page);
	await careers.focus();
	await page.keyboard.press("Enter");
	const alert = page.getByRole("alert");
	await alert.getByText("暂时无法连接").waitFor();
	expect(await alert.textContent()).toContain("Failed loading locale (");
	expect(pathOf()).toBe("/about");
	expect(await isSameDocument()).toBe(true);
	await alert.getByRole("button", { name: "关闭提示" }).focus();
	await page.keyboard.press("Enter");
	await alert.waitFor({ state: "detached" });
	// The button is gone; the focus is back where the visitor was.
	expect(
		await careers.evaluate((link) => link === document.activeElement),
	).toBe(true);

	await careers.click();
	await alert.waitFor();
	// Another failure is announced again.
	await alert.evaluate((element) => Object.assign(window, { element }));
	await alert.getByRole("button", { name: "再试一次" }).click();
	await page.waitForFunction(() =>
		"element" in window && window.element instanceof Element
			? !window.element.isConnected
			: false,
	);
	await alert.waitFor();
	await page.context().setOffline(false);
	await alert.getByRole("button", { name: "再试一次" }).click();
	await page.waitForURL(/\/careers$/);
	await alert.waitFor({ state: "detached" });
	expect(await isSameDocument()).toBe(true);
});

test("if going back fails to load, the address returns to the page that is shown", async () => {
	const { page, follow, pathOf } = await openAnew("/en-US/about");
	await page.evaluate(() =>
		history.replaceState(history.state, "", "/en-US/timeline"),
	);
	await follow("Careers");
	await page.waitForURL(/\/careers$/);
	const link = page.locator("footer a").first();
	await link.evaluate((element: HTMLElement) => {
		element.id = "here";
		element.focus();
	});
	await goOffline(page);
	await page.evaluate(() => history.back());
	await page.getByRole("alert").waitFor();
	await page.waitForURL(/\/careers$/);
	expect(pathOf()).toBe("/en-US/careers");
	expect(await page.locator("h1").count()).toBe(1);
	// The visitor has not moved.
	expect(await page.evaluate(() => document.activeElement?.id)).toBe("here");
	await page.context().setOffline(false);
	await page.goBack();
	await page.waitForURL(/\/timeline$/);
});

test("if going back across an anchor fails to load, the address also returns to the page that is shown", async () => {
	const { page, follow } = await openAnew("/en-US/about");
	await page.evaluate(() => location.assign("#core-values"));
	await page.waitForURL(/#core-values$/);
	await page.goBack();
	await page.waitForURL(/\/about$/);
	await page.evaluate(() =>
		history.replaceState(history.state, "", "/en-US/timeline"),
	);
	await page.goForward();
	await page.waitForURL(/#core-values$/);
	await follow("Careers");
	await page.waitForURL(/\/careers$/);
	await goOffline(page);
	await page.evaluate(() => history.go(-2));
	await page.getByRole("alert").waitFor();
	await page.waitForURL(/\/careers$/);
});

test("if messages fail with a server error, a captive portal answers, or another language cannot be loaded, the page stays open and says so", async () => {
	const { page, isSameDocument, follow, pathOf } = await open("/en-US/about");
	const alert = page.getByRole("alert");
	const expectStay = async (text: string) => {
		await alert.getByText(text).waitFor();
		expect(pathOf()).toBe("/en-US/about");
		expect(await page.locator("html").getAttribute("lang")).toBe("en-US");
		await page.unrouteAll();
		await alert.getByRole("button", { name: "Dismiss" }).click();
		await alert.waitFor({ state: "detached" });
	};
	await page.route("**/_i18n/**", (route) =>
		route.fulfill({ status: 500, body: "{}" }),
	);
	await follow("Careers");
	await expectStay("Failed loading locale (en-US)");
	for (const body of [
		"{}",
		'{ "page": { "heading": { "portal": "Sign in" } } }',
	]) {
		for (const path of ["**/_i18n/**", "**/builds/**"])
			await page.route(path, (route) =>
				route.fulfill({ contentType: "application/json", body }),
			);
		await follow("Careers");
		await expectStay("cannot be reached");
	}
	await page.route("**/_i18n/zh-CN/**", (route) => route.abort());
	await page.getByRole("button", { name: "中文" }).click();
	await expectStay("Failed loading locale (zh-CN)");
	expect(await isSameDocument()).toBe(true);
});

test("if somebody else answers for messages only, the page is loaded as a document", async () => {
	const { page, isSameDocument, follow } = await open("/en-US/about");
	await page.route("**/_i18n/**", (route) => route.fulfill({ json: {} }));
	await follow("Careers");
	await waitForTitle(page, "careers");
	expect(await isSameDocument()).toBe(false);
});

test("a page that throws shows an error page in its place, and navigation still works", async () => {
	const { page, isSameDocument, follow } = await open("/en-US/about");
	await page.route("**/assets/LoginPage-*.js", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: 'export function LoginPage() { throw new Error("secret"); }',
		}),
	);
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/en-US/login";
		document.body.append(link);
		link.click();
	});
	await page.getByText("An unexpected error occurred").waitFor();
	expect(await page.locator("main").textContent()).toContain("Unknown Error");
	expect(await page.locator("main").textContent()).not.toContain("secret");
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
	const href = (name: string) =>
		page.locator("main").getByRole("link", { name }).getAttribute("href");
	expect(await href("Try again")).toBe("/en-US/login");
	expect(await href("Go back home")).toBe("/en-US");
	expect(await page.title()).toBe(
		`Something went wrong | ${brandName("en-US")}`,
	);
	const links = page.locator(".error-links a");
	expect(await links.allTextContents()).toEqual([
		"Home",
		"Services",
		"About",
		"Contact",
		"Staff sign-in",
	]);
	await follow("Careers");
	await waitForTitle(page, "careers");
	await page
		.getByText("An unexpected error occurred")
		.waitFor({ state: "detached" });
	expect(await isSameDocument()).toBe(true);
});

test("without a network, links to pages of the server and forms keep the page, and work once it is back", async () => {
	const { page } = await openAnew("/en-US/contact");
	const alert = page.getByRole("alert");
	const said = alert.getByText("The site cannot be reached");
	await goOffline(page);
	const name = page.locator("main form [name=name]");
	await name.fill("Li Wei");
	await page.locator("main form .button-primary").click();
	await said.waitFor();
	expect(await name.inputValue()).toBe("Li Wei");
	await alert.getByRole("button", { name: "Dismiss" }).click();
	await page.locator(`header a[href="/en-US/search"]`).dispatchEvent("click");
	await said.waitFor();
	expect(new URL(page.url()).pathname).toBe("/en-US/contact");
	await page.context().setOffline(false);
	await alert.getByRole("button", { name: "Try once more" }).click();
	await page.waitForURL(/\/en-US\/search$/);
});

test("with a network but without the server, a search whose suggestions failed keeps the page, and works once it is back", async () => {
	const { page } = await openAnew("/en-US/about");
	const field = page.locator("header input[name=q]");
	const suggested = page.waitForResponse("**/api/search*");
	await field.fill("iq");
	await suggested;
	await page.route("**/*", (route) => route.abort("connectionrefused"));
	let failures = 0;
	page.on("requestfailed", (request) => {
		if (request.url().includes("/api/search")) failures++;
	});
	await field.fill("iqama");
	// The retry, too.
	await expect.poll(() => failures).toBe(2);
	await field.press("Enter");
	const alert = page.getByRole("alert");
	await alert.getByText("The site cannot be reached").waitFor();
	expect(await field.inputValue()).toBe("iqama");
	await page.unrouteAll();
	await alert.getByRole("button", { name: "Try once more" }).click();
	await page.waitForURL(/\/en-US\/search\?q=iqama$/);
});

test("a form that was kept without a network is submitted again with the button that was pressed", async () => {
	const { page } = await openAnew("/en-US/about");
	await goOffline(page);
	await page.locator("main").evaluate((main) => {
		const form = Object.assign(document.createElement("form"), {
			action: "/en-US/search",
		});
		form.append(
			Object.assign(document.createElement("button"), {
				name: "q",
				value: "me",
				textContent: "Assign",
			}),
		);
		main.append(form);
	});
	await page.getByRole("button", { name: "Assign" }).click();
	const alert = page.getByRole("alert");
	await alert.getByText("The site cannot be reached").waitFor();
	await page.context().setOffline(false);
	await alert.getByRole("button", { name: "Try once more" }).click();
	await page.waitForURL(/\/en-US\/search\?q=me$/);
});

const chineseLinks = ["/", "/services", "/about", "/contact", "/login"];

test("a layout that throws shows an error in the requested language, with links to other pages", async () => {
	const { page, isSameDocument } = await open("/en-US/about");
	await page.route("**/_i18n/zh-CN/common.json*", async (route) =>
		route.fulfill({ response: await route.fetch(), json: {} }),
	);
	await page.getByRole("button", { name: "中文" }).click();
	const alert = page.getByRole("alert");
	await alert.getByRole("heading", { name: "出错了" }).waitFor();
	expect(await page.title()).toBe(`出错了 | ${brandName("zh-CN")}`);
	expect(await alert.locator("[lang=en]").allTextContents()).toEqual([
		"Unknown Error",
		"An unexpected error occurred",
	]);
	// Addresses, because the names are what is missing.
	const links = alert.getByRole("navigation").getByRole("link");
	expect(await links.allTextContents()).toEqual(chineseLinks);
	expect(await isSameDocument()).toBe(true);
});

test("when React itself fails, plain HTML shows the error and links to other pages", async () => {
	const { page } = await borrowPage();
	await page.route("**/assets/LoginPage-*.js", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: 'export function LoginPage() { throw new Error("secret"); }',
		}),
	);
	await page.route("**/assets/after-hydration-*.js", (route) => route.abort());
	await page.goto(`${site.origin}/login`);
	const error = page.getByText("An unexpected error occurred");
	await error.waitFor();
	expect(await page.locator("main[lang=en] h1").textContent()).toBe(
		"Unknown Error",
	);
	expect(await page.title()).toBe(`Unknown Error | ${brandName("zh-CN")}`);
	const links = page.locator("main a");
	expect(await links.allTextContents()).toEqual(chineseLinks);
	await links.nth(1).click();
	await page.waitForURL(`${site.origin}/services`);
	await page.locator("header").first().waitFor();
});

test("if a first page's scripts cannot be loaded, an error appears in its language", async () => {
	const { page } = await borrowPage();
	await page.route("**/assets/LoginPage-*.js", (route) =>
		route.fulfill({ status: 404 }),
	);
	await page.goto(`${site.origin}/login`);
	await page.getByRole("alert").getByText("未能加载").waitFor();
});
