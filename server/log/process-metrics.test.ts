import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import {
	addDiskMetrics,
	addProcessMetrics,
	addReadinessMetrics,
} from "./process-metrics.ts";

test("process metrics report memory, time and build", async () => {
	const metrics = createMetrics();
	addProcessMetrics(metrics, "abc123");
	const text = await metrics.render();
	expect(text).toContain('site_build_info{build="abc123"} 1');
	for (const name of [
		"process_start_time_seconds",
		"process_uptime_seconds",
		"process_resident_memory_bytes",
		"nodejs_heap_size_used_bytes",
		"process_cpu_seconds_total",
	])
		expect(
			Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]),
		).toBeGreaterThan(0);
});

test.each([
	["ready", { isStarting: false, isDraining: false }, 1],
	["starting", { isStarting: true, isDraining: false }, 0],
	["draining", { isStarting: false, isDraining: true }, 0],
])(
	"a server that is %s reports its readiness",
	async (_name, readiness, expected) => {
		const metrics = createMetrics();
		addReadinessMetrics(metrics, readiness, { isUp: async () => true });
		const text = await metrics.render();
		expect(text).toContain(`site_ready ${expected}`);
		expect(text).toContain("store_up 1");
	},
);

test.each([
	["is down", async () => false],
	["fails", () => Promise.reject(new Error("broken"))],
	["never answers", () => new Promise<boolean>(() => undefined)],
])("a store that %s is reported as down, not omitted", async (_name, isUp) => {
	const metrics = createMetrics();
	addReadinessMetrics(metrics, { isDraining: false }, { isUp });
	const text = await metrics.render();
	expect(text).toMatch(/^store_up 0$/m);
	expect(text).toMatch(/^site_ready 1$/m);
});

test("disk space is reported, and omitted when the folder does not exist", async () => {
	const metrics = createMetrics();
	addDiskMetrics(metrics, tmpdir());
	const text = await metrics.render();
	const read = (room: string) =>
		Number(
			new RegExp(`^data_dir_bytes\\{room="${room}"\\} (\\d+)$`, "m").exec(
				text,
			)?.[1],
		);
	expect(read("free")).toBeGreaterThan(0);
	expect(read("all")).toBeGreaterThanOrEqual(read("free"));
	const other = createMetrics();
	addDiskMetrics(other, path.join(tmpdir(), "no-such-folder"));
	expect(await other.render()).not.toMatch(/^data_dir_bytes/m);
});
