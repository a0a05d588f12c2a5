import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	watchProblems,
} from "../../../scripts/test/test-browser.ts";
import { sharedSite } from "../../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

async function open(path = "/en-US/about", options = {}) {
	const { page, problems } = await borrowPage(options);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto(site.origin + path);
	await waitForHydration(page);
	return { page, problems, requests };
}

async function openPanel(page: Page, name = "Colors and settings") {
	await page.getByRole("button", { name }).click();
	const panel = page.getByRole("dialog", { name });
	await panel.waitFor();
	return panel;
}

const rootOf = (page: Page) =>
	page.evaluate(() => {
		const { dataset, className } = document.documentElement;
		return `${dataset.theme} ${className}`.trim();
	});

const savedOn = async (page: Page) => {
	const cookies = await page.context().cookies();
	const local = await page.evaluate(() => [
		localStorage.getItem("currentTheme"),
		localStorage.getItem("isDark"),
	]);
	return [cookies.find(({ name }) => name === "theme")?.value, ...local];
};

test("colors and mode apply at once, are saved, and persist after a reload", async () => {
	const { page, problems } = await open();
	const panel = await openPanel(page);
	const radio = panel.getByRole("radio", { name: "Dark green" });
	const before = await rootOf(page);
	// It is checked before the page takes it on.
	expect(
		await radio.evaluate((it: HTMLInputElement) => {
			it.click();
			return [it.checked, document.documentElement.dataset.theme];
		}),
	).toEqual([true, before]);
	await expect.poll(() => rootOf(page)).toBe("darkGreen");
	expect(await savedOn(page)).toEqual(["darkGreen", "darkGreen", null]);
	await panel.getByRole("radio", { name: "Dark", exact: true }).check();
	await expect.poll(() => rootOf(page)).toBe("darkGreen dark");
	expect(await savedOn(page)).toEqual(["darkGreen.dark", "darkGreen", "true"]);
	await panel.getByRole("radio", { name: "Light" }).check();
	await expect.poll(() => rootOf(page)).toBe("darkGreen light");
	expect(await savedOn(page)).toEqual([
		"darkGreen.light",
		"darkGreen",
		"false",
	]);
	await panel.getByRole("radio", { name: "Same as the system" }).check();
	await expect.poll(() => rootOf(page)).toBe("darkGreen");
	expect(await savedOn(page)).toEqual(["darkGreen", "darkGreen", null]);
	await page.reload();
	await expect.poll(() => rootOf(page)).toBe("darkGreen");
	expect(problems).toEqual([]);
});

test("other open tabs follow a change of colors or mode", async () => {
	const { page } = await open();
	const other = await page.context().newPage();
	const problems = watchProblems(other);
	await other.goto(`${site.origin}/careers`);
	await waitForHydration(other);
	const panel = await openPanel(page);
	const follows = (root: string) =>
		other.waitForFunction((wanted) => {
			const { dataset, className } = document.documentElement;
			return `${dataset.theme} ${className}`.trim() === wanted;
		}, root);
	await panel.getByRole("radio", { name: "Dark red" }).check();
	await follows("darkRed");
	await panel.getByRole("radio", { name: "Dark", exact: true }).check();
	await follows("darkRed dark");
	await panel.getByRole("radio", { name: "Same as the system" }).check();
	await follows("darkRed");
	const theirs = await openPanel(other, "颜色与设置");
	expect(await theirs.getByRole("radio", { name: "深红" }).isChecked()).toBe(
		true,
	);
	expect(problems).toEqual([]);
});

test("the settings panel works by keyboard and restores the focus", async () => {
	const { page } = await open();
	const button = page.getByRole("button", { name: "Colors and settings" });
	await button.focus();
	await page.keyboard.press("Enter");
	const panel = page.getByRole("dialog", { name: "Colors and settings" });
	await panel.waitFor();
	const isInside = () =>
		page.evaluate(() => document.activeElement?.closest("dialog") !== null);
	expect(await isInside()).toBe(true);
	const chosen = panel.getByRole("radio", { name: "Blue & white" });
	while (!(await chosen.evaluate((radio) => radio === document.activeElement)))
		await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await expect.poll(() => rootOf(page)).toBe("darkGreen");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect.poll(() => rootOf(page)).toBe("blackGold");
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	expect(await button.evaluate((it) => it === document.activeElement)).toBe(
		true,
	);
});

test("the settings panel loads once it is opened, has targets of 44 pixels on phones, and closes by a click outside", async () => {
	const { page, requests } = await open("/en-US/about", {
		viewport: { width: 360, height: 740 },
	});
	const isPanel = (url: string) => /ThemePanel|theme\.json/.test(url);
	expect(requests.filter(isPanel)).toEqual([]);
	const panel = await openPanel(page);
	expect(requests.filter(isPanel)).toHaveLength(2);
	const sizes = await panel.locator("label, button").evaluateAll((elements) =>
		elements.map((element) => {
			const { width, height } = element.getBoundingClientRect();
			return Math.min(width, height);
		}),
	);
	expect(sizes.length).toBeGreaterThan(8);
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth),
	).toBeLessThanOrEqual(360);
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.mouse.click(4, 400);
	await panel.waitFor({ state: "detached" });
	await openPanel(page);
});

test("the settings panel changes the language and closes for the new page", async () => {
	const { page } = await open();
	const panel = await openPanel(page);
	await panel.getByRole("button", { name: "中文" }).click();
	await page.waitForURL(`${site.origin}/about`);
	await panel.waitFor({ state: "detached" });
	const chinese = await openPanel(page, "颜色与设置");
	expect(
		await chinese.getByRole("radio", { name: "跟随系统" }).isChecked(),
	).toBe(true);
});

test("the settings panel closes to show the error if another language cannot be loaded", async () => {
	const { page } = await open("/about");
	const panel = await openPanel(page, "颜色与设置");
	await page.route("**/_i18n/en-US/**", (route) => route.abort());
	await panel.getByRole("button", { name: "English" }).click();
	const alert = page.getByRole("alert");
	await alert.getByText("Failed loading locale (en-US)").waitFor();
	await alert.getByRole("button", { name: "关闭提示" }).click();
	expect(await panel.count()).toBe(0);
	expect(new URL(page.url()).pathname).toBe("/about");
});

test("colors can be changed even if storage and cookies are denied", async () => {
	const { page, problems } = await borrowPage();
	await page.addInitScript(() => {
		const deny = () => {
			throw new DOMException("denied", "SecurityError");
		};
		Object.defineProperty(window, "localStorage", { get: deny });
		Object.defineProperty(Document.prototype, "cookie", {
			get: deny,
			set: deny,
		});
	});
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	const panel = await openPanel(page);
	await panel.getByRole("radio", { name: "Dark red" }).check();
	await panel.getByRole("radio", { name: "Dark", exact: true }).check();
	await expect.poll(() => rootOf(page)).toBe("darkRed dark");
	expect(problems).toEqual([]);
});

test("the page follows the system's color scheme while no mode is chosen", async () => {
	const { page } = await open("/en-US/about", { colorScheme: "light" });
	const color = () =>
		page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await color();
	await page.emulateMedia({ colorScheme: "dark" });
	await expect.poll(color).not.toBe(light);
	await expect.poll(() => rootOf(page)).toBe("blueWhite");
});
