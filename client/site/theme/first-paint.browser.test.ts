import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readThemeTokens } from "../../../scripts/check/contrast.ts";
import { borrowPage } from "../../../scripts/test/test-browser.ts";
import { sharedSite } from "../../../scripts/test/test-shared-site.ts";

declare global {
	interface Window {
		/** The page's background color in each frame, with its time. */
		paintedFrames: { time: number; color: string }[];
	}
}

const site = await sharedSite("production");

const tokens = readThemeTokens(
	await readFile(
		path.resolve(import.meta.dirname, "../../styles/tokens.css"),
		"utf8",
	),
);

/** Saved preferences and the theme that each yields on light and dark systems. */
const saved = [
	{ name: "nothing", theme: "blueWhite" },
	{
		name: "a dark cookie",
		cookie: "darkRed.dark",
		theme: "darkRed",
		mode: "dark",
	},
	{
		name: "light local storage",
		local: { currentTheme: "earthYellow", isDark: "false" },
		theme: "earthYellow",
		mode: "light",
	},
	{
		name: "both, which differ",
		cookie: "darkRed.light",
		local: { currentTheme: "earthYellow", isDark: "true" },
		theme: "darkRed",
		mode: "light",
	},
	{
		name: "unknown values",
		cookie: "pink",
		local: { currentTheme: "pink", isDark: "maybe" },
		theme: "blueWhite",
	},
] as const;

/** A saved mode is tested on a system with the opposite one; without one, on both by turns. */
const cases = saved.map((entry, index) => {
	const own = index % 2 === 0 ? ("dark" as const) : "light";
	const mode = "mode" in entry ? entry.mode : own;
	const opposite = mode === "dark" ? ("light" as const) : "dark";
	const system = "mode" in entry ? opposite : own;
	return { cookie: undefined, local: {}, ...entry, system, mode };
});

test.each(cases)(
	"with saved preferences ($name) on a $system system, every frame shows $theme in $mode mode",
	async ({ name, cookie, local, theme, mode, system }) => {
		const { page, problems } = await borrowPage({ colorScheme: system });
		if (cookie)
			await page
				.context()
				.addCookies([{ name: "theme", value: cookie, url: site.origin }]);
		await page.addInitScript((items) => {
			for (const [key, value] of Object.entries(items))
				localStorage.setItem(key, value);
		}, local);
		await recordFrames(page);
		await page.goto(`${site.origin}/en-US/about`);
		expect(await paintedColors(page)).toEqual([colorOf(theme, mode)]);
		if (name === "nothing") expect(await page.context().cookies()).toEqual([]);
		expect(problems).toEqual([]);
	},
);

test("nothing is painted before the start script has run, however late it loads", async () => {
	const { page } = await borrowPage();
	await page.addInitScript(() => {
		localStorage.setItem("currentTheme", "blackGold");
		localStorage.setItem("isDark", "true");
	});
	await recordFrames(page);
	const stylesheetCame = page.waitForEvent("requestfinished", (request) =>
		request.url().endsWith(".css"),
	);
	const documentCame = page.waitForEvent("requestfinished", (request) =>
		request.url().endsWith("/en-US/about"),
	);
	await page.route("**/assets/start-*.js", async (route) => {
		await Promise.all([stylesheetCame, documentCame]);
		await route.continue();
	});
	await page.goto(`${site.origin}/en-US/about`);
	expect(await paintedColors(page)).toEqual([colorOf("blackGold", "dark")]);
});

test("going back to a document rendered for another theme shows the current theme at once", async () => {
	const { page } = await borrowPage();
	await page.goto(`${site.origin}/en-US/about`);
	await recordFrames(page);
	await page.goto(`${site.origin}/en-US/careers`);
	await page
		.context()
		.addCookies([{ name: "theme", value: "darkGreen.dark", url: site.origin }]);
	await page.goBack();
	expect(await paintedColors(page)).toEqual([colorOf("darkGreen", "dark")]);
});

test("the theme cookie is restored from local storage for 720 hours", async () => {
	const { page } = await borrowPage();
	await page.addInitScript(() => {
		localStorage.setItem("currentTheme", "darkGreen");
		localStorage.setItem("isDark", "true");
	});
	await page.goto(`${site.origin}/en-US/about`);
	const cookie = (await page.context().cookies()).find(
		({ name }) => name === "theme",
	);
	expect(cookie).toMatchObject({
		value: "darkGreen.dark",
		path: "/",
		sameSite: "Lax",
		secure: false,
		httpOnly: false,
	});
	const hours = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000;
	expect(Math.round(hours)).toBe(720);
	const html = await (
		await page.request.get(`${site.origin}/en-US/about`)
	).text();
	expect(html).toContain('data-theme="darkGreen" class="dark"');
});

/** Records the page's color in each frame. Blocked painting produces no frames. */
async function recordFrames(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.paintedFrames = [];
		const sample = () => {
			if (document.body)
				window.paintedFrames.push({
					time: performance.now(),
					color: getComputedStyle(document.body).backgroundColor,
				});
			requestAnimationFrame(sample);
		};
		requestAnimationFrame(sample);
	});
}

/** The distinct colors painted until a few frames after hydration. */
async function paintedColors(page: Page): Promise<string[]> {
	await page.waitForFunction(
		() =>
			document.documentElement.dataset.hydrated !== undefined &&
			performance.getEntriesByName("first-paint").length > 0,
	);
	const frames = await page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const count = window.paintedFrames.length + 3;
				const check = () => {
					if (window.paintedFrames.length < count) requestAnimationFrame(check);
					else resolve(window.paintedFrames.map(({ color }) => color));
				};
				check();
			}),
	);
	return [...new Set(frames)];
}

/** The page's color in the browser's notation. */
function colorOf(theme: string, mode: "light" | "dark"): string {
	const color = tokens.get(theme)?.get("--background")?.[mode] ?? "";
	const parts = [1, 3, 5].map((start) =>
		Number.parseInt(color.slice(start, start + 2), 16),
	);
	return `rgb(${parts.join(", ")})`;
}
