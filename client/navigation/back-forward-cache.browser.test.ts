import { type BrowserContextOptions, chromium } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findWholeBrowser } from "../../scripts/test/find-browser.ts";
import { waitForHydration } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

/** Absent where only a headless shell is installed, which has no back-forward cache. */
const executablePath = findWholeBrowser(process.env);
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

/** A page whose documents can be left for another one and restored. */
async function openPage(options: BrowserContextOptions) {
	if (!browser) throw new Error("no browser");
	const context = await browser.newContext({ locale: "en-US", ...options });
	onTestFinished(() => context.close());
	context.setDefaultTimeout(20_000);
	const page = await context.newPage();
	const open = async (path: string): Promise<void> => {
		await page.goto(site.origin + path);
		await waitForHydration(page);
		await page.evaluate(() =>
			addEventListener("pageshow", ({ persisted }) =>
				Object.assign(window, { isRestored: persisted }),
			),
		);
	};
	const leave = (): Promise<unknown> => page.goto(`${site.origin}/healthz`);
	const goBack = (): Promise<void> =>
		page.evaluate(() => {
			history.back();
		});
	const waitForRestored = () =>
		page.waitForFunction(() => "isRestored" in window && window.isRestored);
	return { page, open, leave, goBack, waitForRestored };
}

test.skipIf(!browser)(
	"pages of both layouts and each kind of hydration are restored from the back-forward cache",
	async () => {
		const { page, open, leave, goBack, waitForRestored } = await openPage({});
		for (const path of [
			"/en-US",
			"/en-US/careers",
			"/en-US/guides/qatar",
			"/en-US/login",
		]) {
			await open(path);
			await leave();
			await goBack();
			await waitForRestored();
			expect(page.url()).toBe(site.origin + path);
		}
	},
);

test.skipIf(!browser)(
	"a restored page has the theme chosen meanwhile, no open menu, and what was typed",
	async () => {
		const { page, open, leave, goBack, waitForRestored } = await openPage({
			viewport: { width: 390, height: 800 },
		});
		await open("/en-US/contact");
		await page.locator("main [name=name]").fill("Li Wei");
		await page.getByRole("link", { name: "Menu", exact: true }).click();
		await page.getByRole("dialog").waitFor();
		await leave();
		await page.evaluate(() => {
			// biome-ignore lint/suspicious/noDocumentCookie: as another page's theme panel does
			document.cookie = "theme=darkRed.dark; Path=/";
		});
		await goBack();
		await waitForRestored();
		await page.locator("html.dark[data-theme=darkRed]").waitFor();
		await page.getByRole("dialog").waitFor({ state: "detached" });
		expect(await page.locator("main [name=name]").inputValue()).toBe("Li Wei");
	},
);

test.skipIf(!browser)(
	"a restored page moves to the language chosen meanwhile",
	async () => {
		const { page, open, leave, goBack } = await openPage({});
		await open("/en-US/about");
		await leave();
		await page.evaluate(() => {
			localStorage.setItem("user-language", "zh-CN");
		});
		await goBack();
		await page.waitForURL(`${site.origin}/about`);
		await page.locator("html[lang=zh-CN]").waitFor();
	},
);
