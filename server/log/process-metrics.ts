import { statfs } from "node:fs/promises";
import type { Readiness } from "../discovery/answer-health.ts";
import type { Metrics } from "./metrics.ts";
import { readInTime } from "./read-in-time.ts";

/** Adds the process's resource usage, and the running build. */
export function addProcessMetrics(metrics: Metrics, buildId: string): void {
	metrics.addGauges("site_build_info", "The build that runs.", "build", () => ({
		[buildId]: 1,
	}));
	metrics.addGauge(
		"process_start_time_seconds",
		"When the process started, in seconds since 1970.",
		() => performance.timeOrigin / 1000,
	);
	metrics.addGauge(
		"process_uptime_seconds",
		"How long the process has run.",
		() => process.uptime(),
	);
	metrics.addGauge(
		"process_resident_memory_bytes",
		"Memory that the process holds.",
		() => process.memoryUsage.rss(),
	);
	metrics.addGauge(
		"nodejs_heap_size_used_bytes",
		"JavaScript's heap, as far as it is used.",
		() => process.memoryUsage().heapUsed,
	);
	metrics.addCounter(
		"process_cpu_seconds_total",
		"Processor time that the process has used.",
		() => {
			const { user, system } = process.cpuUsage();
			return (user + system) / 1_000_000;
		},
	);
}

/** Less than the deadline for reading a metric; otherwise a store that hangs would be omitted. */
const storeMs = 800;

/**
 * Adds the server's readiness. An unreachable store is reported as 0 instead of being omitted,
 * because alerting rules compare existing values.
 */
export function addReadinessMetrics(
	metrics: Metrics,
	readiness: Readiness,
	store: { isUp(): Promise<boolean> },
): void {
	metrics.addGauge(
		"site_ready",
		"Whether pages are to be asked for here.",
		() => Number(!readiness.isStarting && !readiness.isDraining),
	);
	metrics.addGauge(
		"store_up",
		"Whether the database of enquiries can be used.",
		async () => Number((await readInTime(() => store.isUp(), storeMs)) ?? 0),
	);
}

/** Adds the disk space of the data directory. */
export function addDiskMetrics(metrics: Metrics, dataDir: string): void {
	metrics.addGauges(
		"data_dir_bytes",
		"Room of the file system that holds DATA_DIR: all of it, and what is free.",
		"room",
		async () => {
			const { bsize, blocks, bavail } = await statfs(dataDir);
			return { all: blocks * bsize, free: bavail * bsize };
		},
	);
}
