import path from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser, waitForHydration } from "../test/test-browser.ts";
import type { Effort } from "./bench-effort.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { everyCore, pinProcess } from "./pin-process.ts";

/** How much slower than this machine the visitor's processor is. */
const slowdown = 4;

interface Interaction {
	readonly path: string;
	readonly width: number;
	readonly act: (page: Page) => Promise<void>;
	/** What is on the page once the interaction has been answered. */
	readonly answer: string;
}

const interactions: Record<string, Interaction> = {
	"menu: full screen, on a phone": {
		path: "/en-US/about",
		width: 390,
		act: (page) =>
			page.getByRole("link", { name: "Menu", exact: true }).click(),
		answer: "dialog[open]",
	},
	"menu: a panel, on a desktop": {
		path: "/en-US/about",
		width: 1280,
		act: (page) =>
			page.locator("#menu [aria-expanded]", { hasText: "Industries" }).click(),
		answer: "#menu [aria-expanded=true]",
	},
	"theme: another color": {
		path: "/en-US/about",
		width: 390,
		async act(page) {
			await page.locator("header button[aria-haspopup=dialog]").click();
			await page.getByRole("radio", { name: "Dark green" }).check();
		},
		answer: "html[data-theme=darkGreen]",
	},
	"language: the other one": {
		path: "/en-US/about",
		width: 1280,
		act: (page) => page.locator("header button[value=zh-CN]").click(),
		answer: "html[lang=zh-CN]",
	},
};

/**
 * Measures, on a slowed processor, how long each interaction takes to the next paint, in
 * milliseconds: the longest event of each, as the Event Timing API tells it (steps of 8 ms).
 *
 * @param dist the build's folder.
 */
export async function benchInteractions(
	dist: string,
	{ isPatient, env }: Effort,
): Promise<void> {
	const folder = path.join(dist, "bench");
	await pinProcess(process.pid, everyCore);
	const site = await startMeasured(dist, folder, env);
	try {
		if (isPatient) await untilIdle(site);
		console.log(
			`interaction to next paint on a ${slowdown} times slower processor, ms`,
		);
		console.table(await measureInteractions(site.origin));
	} finally {
		await site.stop();
	}
}

async function measureInteractions(
	origin: string,
): Promise<Record<string, number>> {
	const browser = await launchBrowser();
	const results: Record<string, number> = {};
	for (const [name, { path, width, act, answer }] of Object.entries(
		interactions,
	)) {
		const page = await browser.newPage({ viewport: { width, height: 800 } });
		await page.addInitScript(() => {
			const durations: number[] = [];
			const options = { type: "event", durationThreshold: 16, buffered: true };
			Object.assign(window, { durations });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) durations.push(entry.duration);
			}).observe(options);
		});
		await page.goto(origin + path);
		await waitForHydration(page);
		await page.waitForLoadState("networkidle");
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		await act(page);
		await page.locator(answer).first().waitFor({ state: "attached" });
		// Entries are told after the paint that they measure.
		await page.evaluate(
			() =>
				new Promise((resolve) =>
					requestAnimationFrame(() => setTimeout(resolve, 100)),
				),
		);
		results[name] = await page.evaluate(() =>
			Math.max(0, ...Reflect.get(window, "durations")),
		);
		await page.close();
	}
	await browser.close();
	return results;
}
