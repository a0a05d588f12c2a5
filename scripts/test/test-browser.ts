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

/** A page, and all that went wrong on it. */
interface OpenPage {
	readonly page: Page;
	readonly problems: string[];
}

/**
 * A page in a profile of its own, closed with the test. All files of a worker share one browser,
 * which ends with it. Motion is reduced where a test does not ask for it: each glide to a field
 * would take half a second.
 */
export async function openPage(
	options: BrowserContextOptions = {},
): Promise<OpenPage> {
	const page = await newPage(options);
	onTestFinished(() => page.context().close());
	return { page, problems: watchProblems(page) };
}

/**
 * A page that the worker keeps for such options, in half the processor's time of a new one: its
 * process runs, and scripts, styles and fonts are cached. All else is as in a profile of its own.
 * For tests that do not ask what happens where nothing is cached.
 *
 * @param loadsAhead whether what links lead to is loaded before it is asked for, a dozen requests
 * a page; if not, the browser says that it saves data.
 */
export async function borrowPage({
	viewport = { width: 1280, height: 720 },
	colorScheme = "light",
	extraHTTPHeaders = {},
	loadsAhead = false,
	...options
}: BrowserContextOptions & { loadsAhead?: boolean } = {}): Promise<OpenPage> {
	const key = JSON.stringify([options, loadsAhead]);
	const known = kept.get(key)?.pop();
	const page = known ?? (await newPage(options));
	if (!loadsAhead && !known) await saveData(page);
	const added = [
		vi.spyOn(page, "addInitScript"),
		vi.spyOn(page, "exposeFunction"),
	];
	const clock = vi.spyOn(page.clock, "install");
	onTestFinished(async ({ task }) => {
		const isAsNew =
			task.result?.state === "pass" &&
			page.url().startsWith("http") &&
			clock.mock.calls.length === 0;
		if (!isAsNew) return page.context().close();
		for (const { mock } of added)
			for (const { value } of mock.results) await (await value).dispose();
		const isCleared = await clearPage(page).then(
			() => true,
			// Its site has ended.
			() => false,
		);
		if (!isCleared) return page.context().close();
		kept.set(key, [...(kept.get(key) ?? []), page]);
	});
	if (viewport) await page.setViewportSize(viewport);
	await page.emulateMedia({
		media: null,
		forcedColors: null,
		reducedMotion: options.reducedMotion ?? "reduce",
		colorScheme,
	});
	await page.setExtraHTTPHeaders(extraHTTPHeaders);
	return { page, problems: watchProblems(page) };
}

const kept = new Map<string, Page[]>();

/** Takes back what a test has done to a page. */
async function clearPage(page: Page): Promise<void> {
	const context = page.context();
	for (const other of context.pages()) if (other !== page) await other.close();
	for (const event of ["console", "pageerror", "request", "requestfailed"])
		page.removeAllListeners(event);
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await context.setOffline(false);
	await page.mouse.move(-1, -1);
	// Text without scripts, in whose place the site's pages go without a new process. No test goes
	// there: a section of the page that one is on is shown without loading it.
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
	browser ??= launchBrowser();
	const context = await (await browser).newContext({
		reducedMotion: "reduce",
		...options,
	});
	// A busy machine takes its time: a little less than the test has, so that the call says what it waited for.
	context.setDefaultTimeout(100_000);
	return context.newPage();
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
