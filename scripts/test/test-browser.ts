import { readFile } from "node:fs/promises";
import {
	type Browser,
	type BrowserContextOptions,
	chromium,
	type Page,
} from "playwright-core";
import { onTestFinished, vi } from "vitest";
import { findBrowser } from "./find-browser.ts";

/**
 * The address bar's popups add two pages to each window, and no test sees them. Only the last
 * `--disable-features` counts, so those features that Playwright disables and tests depend on are
 * repeated.
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

/**
 * Without memory for tiles, nothing is drawn. Layout, hit tests and the times of paints stay, and no
 * test looks at pixels.
 */
const withoutPixels = "--force-gpu-mem-available-mb=0";

/**
 * Starts a headless browser without background requests of its own.
 *
 * @param more further arguments.
 */
export async function launchBrowser(
	...more: readonly string[]
): Promise<Browser> {
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
			...more,
		],
	});
}

/** A page, and the problems reported on it. */
interface OpenPage {
	readonly page: Page;
	readonly problems: string[];
}

/**
 * Opens a page in its own profile, which is closed with the test. The files of a worker share a
 * browser, which ends with the worker. Motion is reduced unless the options say otherwise: smooth
 * scrolling to a field would take half a second.
 */
export async function openPage(
	options: BrowserContextOptions = {},
): Promise<OpenPage> {
	const page = await newPage(options);
	onTestFinished(async ({ task }) => {
		if (task.result?.state === "fail") await describePage(page);
		await page.context().close();
	});
	return { page, problems: watchProblems(page) };
}

/**
 * Borrows a page with these options that the worker reuses, at half the CPU time of a new one: its
 * process is running, and scripts, styles and fonts are cached. Otherwise it is like a fresh
 * profile. For tests that open the site and do not need an empty cache; the site's Trusted Types policy
 * outlasts the test, so `setContent` needs a page of its own.
 *
 * @param loadsAhead whether linked pages are prefetched, a dozen requests per page; if not, the
 * browser reports `saveData`.
 */
export async function borrowPage({
	viewport = { width: 1280, height: 720 },
	colorScheme = "light",
	reducedMotion = "reduce",
	extraHTTPHeaders = {},
	loadsAhead = false,
	...others
}: BrowserContextOptions & { loadsAhead?: boolean } = {}): Promise<OpenPage> {
	// Only these options are fixed when a page is opened.
	const options = { locale: "en-US", javaScriptEnabled: true, ...others };
	const key = JSON.stringify(options);
	const page = kept.get(key)?.pop() ?? (await newPage(options));
	const added = [
		vi.spyOn(page, "addInitScript"),
		vi.spyOn(page, "exposeFunction"),
	];
	const clock = vi.spyOn(page.clock, "install");
	onTestFinished(async ({ task }) => {
		if (task.result?.state === "fail") await describePage(page);
		const isAsNew =
			task.result?.state === "pass" &&
			page.url().startsWith("http") &&
			clock.mock.calls.length === 0;
		if (!isAsNew) return page.context().close();
		for (const { mock } of added)
			for (const { value } of mock.results) await (await value).dispose();
		const isCleared = await clearPage(page).then(
			() => true,
			// Its server has ended.
			() => false,
		);
		if (!isCleared) return page.context().close();
		kept.getOrInsert(key, []).push(page);
	});
	if (viewport) await page.setViewportSize(viewport);
	await page.emulateMedia({
		media: null,
		forcedColors: null,
		reducedMotion,
		colorScheme,
	});
	await page.setExtraHTTPHeaders(extraHTTPHeaders);
	if (!loadsAhead) await saveData(page);
	return { page, problems: watchProblems(page) };
}

const kept = new Map<string, Page[]>();

/** Prints what a failed test's page shows, because a rare failure may not come again. */
async function describePage(page: Page): Promise<void> {
	const shown = await page
		.locator("body")
		.ariaSnapshot({ timeout: 2000 })
		.catch(String);
	process.stderr.write(`${page.url()}\n${shown.slice(0, 4000)}\n`);
}

/** Undoes what a test has done to a page. */
async function clearPage(page: Page): Promise<void> {
	const context = page.context();
	for (const other of context.pages()) if (other !== page) await other.close();
	for (const event of ["console", "pageerror", "request", "requestfailed"])
		page.removeAllListeners(event);
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await context.setOffline(false);
	await page.mouse.move(-1, -1);
	// A plain-text response: it runs no scripts, and leaving it for the site's pages needs no new
	// process. No test opens this address, because going to a fragment of the current address loads
	// nothing.
	await page.goto(new URL("/healthz", page.url()).href);
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await context.clearCookies();
	const session = await context.newCDPSession(page);
	await session.send("Page.resetNavigationHistory");
	await session.detach();
}

async function newPage(options: BrowserContextOptions): Promise<Page> {
	browser ??= launchBrowser(withoutPixels);
	const context = await (await browser).newContext({
		reducedMotion: "reduce",
		...options,
	});
	// A little less than the test's timeout, so that the error names the call that waited.
	context.setDefaultTimeout(100_000);
	return context.newPage();
}

let browser: Promise<Browser> | undefined;

/** React's development build logs this in every browser. */
const advertisement = "Download the React DevTools";

/** Collects a page's console output, uncaught errors and failed requests. */
export function watchProblems(page: Page): string[] {
	const problems: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes(advertisement)) return;
		problems.push(`${message.type()}: ${message.text()}`);
	});
	page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText ?? "";
		// Leaving a page aborts its pending requests.
		if (reason !== "net::ERR_ABORTED")
			problems.push(`${request.url()}: ${reason}`);
	});
	return problems;
}

/** Makes the browser report `saveData`, so that nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", {
			value: { saveData: true },
		}),
	);
}

/** Cuts a page of the site off the network, and waits until that shows: other processes do it. */
export async function goOffline(page: Page): Promise<void> {
	await page.context().setOffline(true);
	await page.waitForFunction(() =>
		fetch("/healthz").then(
			() => false,
			() => true,
		),
	);
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/**
 * Waits for a page's title, compared up to its first placeholder.
 *
 * @param namespace the namespace with the title, in `page`.
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

/** Stops the page's clock: time passes only when the test advances it. */
export async function stopClock(page: Page): Promise<void> {
	const now = Date.now();
	await page.clock.install({ time: now });
	await page.clock.pauseAt(now + 1000);
}
