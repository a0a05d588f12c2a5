import { readFile } from "node:fs/promises";
import {
	type Browser,
	type BrowserContextOptions,
	chromium,
	type Page,
} from "playwright-core";
import { onTestFinished } from "vitest";
import { findBrowser } from "./find-browser.ts";

/**
 * The address bar's popups, which no test sees, are two pages more for each window. Of such lists
 * the last one counts, so what Playwright switches off and tests depend on is repeated.
 */
const unwantedFeatures = [
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
	"WebUIOmniboxFullPopup",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsUpgrades",
	"HttpsFirstBalancedModeAutoEnable",
	"LensOverlay",
	"MediaRouter",
	"OptimizationHints",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
];

/** Starts a browser as headless as it gets, which looks nothing up by itself. */
export async function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: await findBrowser(process.env),
		args: [
			"--headless",
			"--no-sandbox",
			"--disable-gpu",
			"--disable-quic",
			"--no-first-run",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			`--disable-features=${unwantedFeatures.join(",")}`,
		],
	});
}

/**
 * A page in a profile of its own, closed with the test, and all that went wrong on it. All files
 * of a worker share one browser, which ends with it. Motion is reduced where a test does not ask
 * for it: each glide to a field would take half a second.
 */
export async function openPage(
	options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
	browser ??= launchBrowser();
	const context = await (await browser).newContext({
		reducedMotion: "reduce",
		...options,
	});
	onTestFinished(() => context.close());
	// A busy machine takes its time: a little less than the test has, so that the call says what it waited for.
	context.setDefaultTimeout(100_000);
	const page = await context.newPage();
	return { page, problems: watchProblems(page) };
}

let browser: Promise<Browser> | undefined;

/** What React's development build says in every browser. */
const advertisement = "Download the React DevTools";

/** Collects console output, uncaught errors and failed requests of a page. */
export function watchProblems(page: Page): string[] {
	const problems: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes(advertisement)) return;
		problems.push(`${message.type()}: ${message.text()}`);
	});
	page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText ?? "";
		// Leaving a page ends what it was still fetching.
		if (reason !== "net::ERR_ABORTED")
			problems.push(`${request.url()}: ${reason}`);
	});
	return problems;
}

/** Has a page's browser say that data is to be saved: then nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", {
			value: { saveData: true },
		}),
	);
}

/** Waits until React has taken the page over. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/**
 * Waits for a page's title, up to where a figure stands in it.
 *
 * @param namespace whose `page` it is.
 */
export async function waitForTitle(
	page: Page,
	namespace: string,
	locale = "en-US",
): Promise<void> {
	const file = new URL(
		`../../locales/${locale}/${namespace}.json`,
		import.meta.url,
	);
	const messages = JSON.parse(await readFile(file, "utf8"));
	const [start] = messages.page.title.split("{{");
	await page.waitForFunction((text) => document.title.startsWith(text), start);
}

/** Takes the page's clock into the test's hands: from here on time stands still until it is run. */
export async function stopClock(page: Page): Promise<void> {
	const now = Date.now();
	await page.clock.install({ time: now });
	await page.clock.pauseAt(now + 1000);
}
