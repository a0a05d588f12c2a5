import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";
import {
	launchBrowser,
	saveData,
	waitForHydration,
} from "../test/test-browser.ts";
import type { Effort } from "./bench-effort.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { everyCore, pinProcess } from "./pin-process.ts";
import { quantile } from "./quantile.ts";

const roundTripMs = 150;

/** A phone on a slow network: 1.6 Mbit/s, and a processor four times slower than this one. */
const network = {
	offline: false,
	latency: roundTripMs,
	downloadThroughput: 200_000,
	uploadThroughput: 90_000,
};
const slowdown = 4;

/** Long enough for a hovered link's page to be prefetched. */
const fetchedAfterMs = 2500;

const start = "/en-US/about";
const targets = [
	"/en-US/careers",
	"/en-US/contact",
	"/en-US/services",
	"/en-US/insights",
	"/en-US/candidates",
	"/en-US/privacy",
];

/** The response to a click, in milliseconds after it. */
interface Click {
	/** The first visible change. */
	readonly answered: number;
	/** The page that the link leads to. */
	readonly shown: number;
}

/**
 * Measures how long clicks on a slow phone take until something changes, and until the page is
 * shown: the 75th percentile of all clicks, in milliseconds.
 *
 * @param dist the build's folder.
 */
export async function benchClicks(
	dist: string,
	{ clicks, isPatient, env }: Effort,
): Promise<void> {
	await pinProcess(process.pid, everyCore);
	await using site = await startMeasured(dist, path.join(dist, "bench"), env);
	await using browser = await launchBrowser();
	if (isPatient) await untilIdle(site);
	const ahead = await measureClicks(browser, site.origin, clicks, true);
	const fresh = await measureClicks(browser, site.origin, clicks, false);
	console.log(
		`clicks at ${roundTripMs} ms round trip, 1.6 Mbit/s, ${slowdown} times slower; 75th percentile, ms`,
	);
	console.table({
		"page fetched ahead, shown (100)": quartile(ahead, "shown"),
		"page not fetched, answered (100)": quartile(fresh, "answered"),
		[`page not fetched, shown (${roundTripMs + 150})`]: quartile(
			fresh,
			"shown",
		),
	});
}

/**
 * @param isAhead whether to hover over the link until its page is prefetched; otherwise nothing is
 * prefetched.
 */
async function measureClicks(
	browser: Browser,
	origin: string,
	rounds: number,
	isAhead: boolean,
): Promise<Click[]> {
	const results: Click[] = [];
	for (let round = 0; round < rounds; round++)
		for (const target of targets) {
			const page = await browser.newPage({
				viewport: { width: 1280, height: 800 },
			});
			if (!isAhead) await saveData(page);
			await page.goto(origin + start);
			await waitForHydration(page);
			await page.waitForLoadState("networkidle");
			const session = await page.context().newCDPSession(page);
			await session.send("Network.enable");
			await session.send("Network.emulateNetworkConditions", network);
			await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
			if (isAhead) {
				await page.locator(`footer a[href="${target}"]`).first().hover();
				await setTimeout(fetchedAfterMs);
			}
			results.push(await page.evaluate(click, target));
			await page.close();
		}
	return results;
}

/** Runs in the page: clicks a link, and reports when each change has been painted. */
function click(href: string): Promise<Click> {
	const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`);
	const heading = () => document.querySelector("h1")?.textContent;
	const before = heading();
	const begun = performance.now();
	const painted = () =>
		new Promise<number>((resolve) =>
			requestAnimationFrame(() =>
				window.setTimeout(() => resolve(performance.now() - begun)),
			),
		);
	return new Promise((resolve) => {
		let answered: Promise<number> | undefined;
		const observer = new MutationObserver(async () => {
			const isShown = heading() !== before;
			if (!isShown && !document.querySelector("[role=progressbar]")) return;
			answered ??= painted();
			if (!isShown) return;
			observer.disconnect();
			resolve({ answered: await answered, shown: await painted() });
		});
		observer.observe(document, {
			childList: true,
			subtree: true,
			characterData: true,
		});
		link?.click();
	});
}

function quartile(results: readonly Click[], key: keyof Click): number {
	return Math.round(
		quantile(
			results.map((result) => result[key]),
			0.75,
		),
	);
}
