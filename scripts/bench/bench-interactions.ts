import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { CDPSession, Locator, Page } from "playwright-core";
import { launchBrowser, waitForHydration } from "../test/test-browser.ts";
import type { Effort } from "./bench-effort.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { everyCore, pinProcess } from "./pin-process.ts";

/** How many times slower than this machine the visitor's processor is. */
const slowdown = 4;
/** How long a finger stays down. */
const pressMs = 80;

interface Interaction {
	readonly path: string;
	readonly width: number;
	/** Pressed first, if the target is inside what it opens. */
	readonly opener?: string;
	readonly target: (page: Page) => Locator;
	/** What is on the page once it has responded. */
	readonly answer: string;
}

const settings = "header button[aria-haspopup=dialog]";

const interactions: Record<string, Interaction> = {
	"menu: full screen, on a phone": {
		path: "/en-US/about",
		width: 390,
		target: (page) => page.getByRole("link", { name: "Menu", exact: true }),
		answer: "dialog[open]",
	},
	"menu: a panel, on a desktop": {
		path: "/en-US/about",
		width: 1280,
		target: (page) =>
			page.locator("#menu [aria-expanded]", { hasText: "Industries" }),
		answer: "#menu [aria-expanded=true]",
	},
	"theme: its panel": {
		path: "/en-US/about",
		width: 390,
		target: (page) => page.locator(settings),
		answer: "dialog[open]",
	},
	"theme: another color": {
		path: "/en-US/about",
		width: 390,
		opener: settings,
		target: (page) => page.getByRole("radio", { name: "Dark green" }),
		answer: "html[data-theme=darkGreen]",
	},
	"language: the other one": {
		path: "/en-US/about",
		width: 1280,
		target: (page) => page.locator("header button[value=zh-CN]"),
		answer: "html[lang=zh-CN]",
	},
};

interface Times {
	/** From the event to the next paint, by the Event Timing API, which rounds to 8 ms. */
	readonly paint: number;
	/** The main thread's CPU time until the response is on the page and the page is idle. */
	readonly thread: number;
}

/**
 * Measures interactions on a slowed processor: the time to the next paint, and the CPU time of the
 * main thread, which is independent of other work on this machine. Prints medians in milliseconds.
 *
 * @param dist the build's folder.
 */
export async function benchInteractions(
	dist: string,
	{ interactions: rounds, isPatient, env }: Effort,
): Promise<void> {
	const folder = path.join(dist, "bench");
	await pinProcess(process.pid, everyCore);
	await using site = await startMeasured(dist, folder, env);
	await using browser = await launchBrowser();
	if (isPatient) await untilIdle(site);
	const results: Record<string, Record<string, string>> = {};
	for (const [name, interaction] of Object.entries(interactions)) {
		const times: Times[] = [];
		for (let round = 0; round < rounds; round++) {
			const page = await browser.newPage({
				viewport: { width: interaction.width, height: 800 },
			});
			times.push(await measure(page, site.origin, interaction));
			await page.close();
		}
		results[name] = {
			"to the next paint (50)": range(times.map(({ paint }) => paint)),
			"of the thread": range(times.map(({ thread }) => thread)),
		};
	}
	console.log(
		`interactions on a ${slowdown} times slower processor, ms: median (range)`,
	);
	console.table(results);
}

async function measure(
	page: Page,
	origin: string,
	{ path, opener, target, answer }: Interaction,
): Promise<Times> {
	await page.addInitScript(watchInteractions);
	await page.goto(origin + path);
	await waitForHydration(page);
	await page.waitForLoadState("networkidle");
	if (opener) await page.locator(opener).click();
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	await page.evaluate(() => Reflect.get(window, "told").splice(0));
	const readThread = await traceThread(session);
	// Presses at once: a longer hover would open the menu's panel.
	await target(page).hover();
	await page.mouse.down();
	await setTimeout(pressMs);
	await page.mouse.up();
	await page.locator(answer).first().waitFor({ state: "attached" });
	await setTimeout(1000);
	const thread = await readThread();
	const paint = await page.evaluate(() =>
		Math.max(0, ...Reflect.get(window, "told")),
	);
	return { paint, thread };
}

/** Runs in the page: records only interactions, because events during the load wait for it. */
function watchInteractions(): void {
	const told: number[] = [];
	const options = { type: "event", durationThreshold: 16, buffered: true };
	Object.assign(window, { told });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			if (Reflect.get(entry, "interactionId")) told.push(entry.duration);
	}).observe(options);
}

/**
 * Starts to measure the main thread's CPU time.
 *
 * @returns a function that stops and returns milliseconds.
 */
async function traceThread(
	session: CDPSession,
): Promise<() => Promise<number>> {
	const tasks = new Map<string, number>();
	session.on("Tracing.dataCollected", ({ value }) => {
		for (const { name, pid, tid, tdur = 0 } of value) {
			if (name !== "RunTask") continue;
			const thread = `${pid} ${tid}`;
			tasks.set(thread, (tasks.get(thread) ?? 0) + Number(tdur));
		}
	});
	await session.send("Tracing.start", {
		traceConfig: {
			includedCategories: ["disabled-by-default-devtools.timeline"],
		},
	});
	return async () => {
		const complete = new Promise((resolve) =>
			session.once("Tracing.tracingComplete", resolve),
		);
		await session.send("Tracing.end");
		await complete;
		return Math.max(...tasks.values()) / 1000;
	};
}

function range(times: readonly number[]): string {
	const sorted = times.map(Math.round).toSorted((a, b) => a - b);
	return `${sorted[sorted.length >> 1]} (${sorted[0]} to ${sorted.at(-1)})`;
}
