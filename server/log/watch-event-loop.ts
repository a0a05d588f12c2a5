import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

const resolutionMs = 20;
const intervalMs = 100;
const blockedMs = 250;
const quietMs = 5000;

/**
 * Measures the event loop's delay, and logs when it was blocked for a quarter of a second or more:
 * at most every five seconds, with the longest block since. `cpuMs` tells whether this process was
 * busy, or the machine was overloaded.
 */
export function watchEventLoop(metrics: Metrics, logger: Logger): void {
	addDelayGauges(metrics);
	let last = performance.now();
	let lastCpu = process.cpuUsage();
	let lastWarning = Number.NEGATIVE_INFINITY;
	let longest = { ms: 0, cpuMs: 0 };
	const look = () => {
		const now = performance.now();
		const ms = Math.round(now - last - intervalMs);
		if (ms > longest.ms) {
			const { user, system } = process.cpuUsage(lastCpu);
			longest = { ms, cpuMs: Math.round((user + system) / 1000) };
		}
		last = now;
		lastCpu = process.cpuUsage();
		if (longest.ms < blockedMs || now - lastWarning < quietMs) return;
		logger.warn(longest, "event loop blocked");
		lastWarning = now;
		longest = { ms: 0, cpuMs: 0 };
	};
	setInterval(look, intervalMs).unref();
}

function addDelayGauges(metrics: Metrics): void {
	const delay = monitorEventLoopDelay({ resolution: resolutionMs });
	delay.enable();
	// The histogram records the intervals between its timer's ticks.
	const seconds = (nanoseconds: number) =>
		Math.max(nanoseconds / 1e6 - resolutionMs, 0) / 1000;
	metrics.addGauges(
		"nodejs_eventloop_lag_seconds",
		"How late the event loop was for its timers since the last scrape.",
		"rank",
		() => {
			const ranks = {
				"0.5": seconds(delay.percentile(50)),
				"0.99": seconds(delay.percentile(99)),
				max: seconds(delay.max),
			};
			delay.reset();
			return ranks;
		},
	);
}
