import { type BrowserContextOptions, chromium } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findWholeBrowser } from "../../scripts/test/find-browser.ts";
import { waitForHydration } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

/** Absent where only a headless shell can be had, which has no back-forward cache. */
const executablePath = await findWholeBrowser(process.env).catch(
	() => undefined,
);
const browser =
	executablePath &&
	(await chromium.launch({
		executablePath,
		args: ["--headless=new", "--no-sandbox", "--disable-gpu"],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	}));
afterAll(async () => {
	if (browser) await browser.close();
});

/** Opens a page that can be left for another document and restored. */
async function open(path: string, options: BrowserContextOptions = {}) {
	if (!browser) throw new Error("no browser");
	const context = await browser.newContext({ locale: "en-US", ...options });
	onTestFinished(() => context.close());
	context.setDefaultTimeout(20_000);
	const page = await context.newPage();
	await page.goto(site.origin + path);
	await waitForHydration(page);
	await page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) =>
			Object.assign(window, { isRestored: persisted }),
		),
	);
	const leave = (): Promise<unknown> => page.goto(`${site.origin}/healthz`);
	const comeBack = async (): Promise<void> => {
		await page.evaluate(() => {
			history.back();
		});
		// A restored page does not load.
		await page.waitForURL(site.origin + path, { waitUntil: "commit" });
	};
	return { page, leave, comeBack };
}

test
	.skipIf(!browser)
	.each([
		"/",
		"/en-US",
		"/en-US/services/global",
		"/industries/oil-gas",
		"/en-US/careers",
		"/en-US/contact",
		"/guides/qatar",
		"/en-US/search?q=visa",
		"/login",
	])("%s is restored from the back-forward cache", async (path) => {
	const { page, leave, comeBack } = await open(path, { locale: "zh-CN" });
	await leave();
	await comeBack();
	expect(
		await page.evaluate(() => ({
			isRestored: "isRestored" in window && window.isRestored,
			reasons: performance
				.getEntriesByType("navigation")
				.map((entry) => Reflect.get(entry, "notRestoredReasons")),
		})),
	).toEqual({ isRestored: true, reasons: [null] });
});

test.skipIf(!browser)(
	"a restored page has the theme chosen meanwhile, no open menu, and what was typed",
	async () => {
		const { page, leave, comeBack } = await open("/en-US/contact", {
			viewport: { width: 390, height: 800 },
		});
		await page.locator("main [name=name]").fill("Li Wei");
		await page.getByRole("link", { name: "Menu", exact: true }).click();
		await page.getByRole("dialog").waitFor();
		await leave();
		await page.evaluate(() => {
			// biome-ignore lint/suspicious/noDocumentCookie: as another page's theme panel does
			document.cookie = "theme=darkRed.dark; Path=/";
		});
		await comeBack();
		await page.locator("html.dark[data-theme=darkRed]").waitFor();
		await page.getByRole("dialog").waitFor({ state: "detached" });
		expect(await page.locator("main [name=name]").inputValue()).toBe("Li Wei");
		expect(await page.evaluate(() => "isRestored" in window)).toBe(true);
	},
);

test.skipIf(!browser)(
	"a restored page moves to the language chosen meanwhile",
	async () => {
		const { page, leave } = await open("/en-US/about");
		await leave();
		await page.evaluate(() => {
			localStorage.setItem("user-language", "zh-CN");
			history.back();
		});
		await page.waitForURL(`${site.origin}/about`);
		await page.locator("html[lang=zh-CN]").waitFor();
	},
);
