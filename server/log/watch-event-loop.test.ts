import { expect, test } from "vitest";
import { runScript } from "./test-script.ts";

const watch = `
	import { openLog } from "./logger.ts";
	import { createMetrics } from "./metrics.ts";
	import { watchEventLoop } from "./watch-event-loop.ts";
	const metrics = createMetrics();
	const { logger } = openLog("info");
	watchEventLoop(metrics, logger);
	setInterval(() => {}, 1000);
	const block = (ms) => {
		const end = performance.now() + ms;
		while (performance.now() < end);
	};`;

test("a blocked event loop is logged with its duration and CPU time", async () => {
	const script = runScript(`${watch}
		setTimeout(block, 300, 600);
		setTimeout(block, 1200, 600);
		setTimeout(async () => {
			logger.info({ text: await metrics.render() }, "metrics");
		}, 2100);`);
	script.read();
	const find = (message: string) =>
		script.lines().filter(({ msg }) => msg === message);
	await expect.poll(() => find("metrics").length).toBe(1);
	const warnings = () => find("event loop blocked");
	// If a busy machine has blocked before, this block is logged only five seconds later.
	const long = () => warnings().find(({ ms }) => Number(ms) > 450);
	await expect.poll(long).toBeDefined();
	expect(Number(long()?.cpuMs)).toBeGreaterThan(10);
	const times = warnings().map(({ time }) => Number(time));
	for (const [index, time] of times.entries())
		expect(time - (times[index - 1] ?? 0)).toBeGreaterThan(4500);
	const lag = /lag_seconds\{rank="max"\} (\S+)/.exec(
		String(find("metrics")[0]?.text),
	);
	expect(Number(lag?.[1])).toBeGreaterThan(0.45);
});
