import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { CDPSession, Locator, Page } from "playwright-core";
import { launchBrowser, waitForHydration } from "../test/test-browser.ts";
import type { Effort } from "./bench-effort.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { everyCore, pinProcess } from "./pin-process.ts";

/** How much slower than this machine the visitor's processor is. */
const slowdown = 4;
/** A finger rests on what it presses for so long. */
const pressMs = 80;

interface Interaction {
	readonly path: string;
	readonly width: number;
	/** Pressed before, where the target is inside of what that opens. */
	readonly opener?: string;
	readonly target: (page: Page) => Locator;
	/** What is on the page once the interaction has been answered. */
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
	/** From the event to the next paint, by the Event Timing API, in steps of 8 ms. */
	readonly paint: number;
	/** Of the page's thread until the answer is on the page and the page rests. */
	readonly thread: number;
}

/**
 * Measures, on a slowed processor, how long each interaction takes to the next paint, and what it
 * takes of the page's thread altogether, which other work on this machine does not change: medians,
 * in milliseconds.
 *
 * @param dist the build's folder.
 */
export async function benchInteractions(
	dist: string,
	{ interactions: rounds, isPatient, env }: Effort,
): Promise<void> {
	const folder = path.join(dist, "bench");
	await pinProcess(process.pid, everyCore);
	const site = await startMeasured(dist, folder, env);
	const browser = await launchBrowser();
	try {
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
	} finally {
		await browser.close();
		await site.stop();
	}
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
	// Not longer, or the menu's panel would open by itself.
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

/** Runs in the page: notes interactions alone, for a load's events wait for the load. */
function watchInteractions(): void {
	const told: number[] = [];
	const options = { type: "event", durationThreshold: 16, buffered: true };
	Object.assign(window, { told });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			if (Reflect.get(entry, "interactionId")) told.push(entry.duration);
	}).observe(options);
}

/** Begins to count the time of the page's thread; the answer ends it and tells milliseconds. */
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
