import { expect, test } from "vitest";
import { createWorkQueue } from "../queues/work-queue.ts";
import { createMetrics } from "./metrics.ts";
import {
	addImageMetrics,
	addOutboxMetrics,
	addProcessMetrics,
} from "./server-metrics.ts";

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

test("image queue metrics report running, waiting and refused work", async () => {
	const metrics = createMetrics();
	const making = createWorkQueue(1, 1);
	const pending = Promise.withResolvers<void>();
	addImageMetrics(metrics, { making, fetching: createWorkQueue(1, 1) });
	const work = [1, 2].map(() => making.run(() => pending.promise));
	await expect(making.run(() => pending.promise)).rejects.toThrow();
	const text = await metrics.render();
	pending.resolve();
	await Promise.all(work);
	expect(text).toContain('image_transformations{state="running"} 1');
	expect(text).toContain('image_transformations{state="waiting"} 1');
	expect(text).toContain('image_fetches{state="running"} 0');
	expect(text).toContain("image_requests_refused_total 1");
});

test("while the store is down, a scrape omits only the outbox metrics", async () => {
	const metrics = createMetrics();
	const unused = () => Promise.reject(new Error("not used"));
	let isDown = false;
	addOutboxMetrics(metrics, {
		claim: unused,
		complete: unused,
		fail: unused,
		release: unused,
		async depth() {
			if (isDown) throw new Error("down");
			return { waiting: 2, dead: 1, oldestWaitingMs: 1500 };
		},
	});
	const text = await metrics.render();
	expect(text).toContain('outbox_deliveries{state="waiting"} 2');
	expect(text).toContain('outbox_deliveries{state="dead"} 1');
	expect(text).toContain("outbox_oldest_waiting_seconds 1.5");
	isDown = true;
	const later = await metrics.render();
	expect(later).not.toMatch(/^outbox/m);
	expect(later).toContain("http_requests_in_flight 0");
});
