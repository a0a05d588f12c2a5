import { expect, test } from "vitest";
import { createWorkQueue } from "../queues/work-queue.ts";
import { createMetrics } from "./metrics.ts";
import {
	addDeliveryMetrics,
	addEnquiryMetrics,
	addImageMetrics,
	addOutboxMetrics,
} from "./work-metrics.ts";

test("enquiry and delivery counters exist at zero from the start", async () => {
	const metrics = createMetrics();
	const countEnquiry = addEnquiryMetrics(metrics);
	const countAttempt = addDeliveryMetrics(metrics);
	const before = await metrics.render();
	expect(before).toContain('enquiries_total{outcome="failed"} 0');
	expect(before).toContain(
		'delivery_attempts_total{kind="webhook",outcome="dead"} 0',
	);
	countEnquiry("stored");
	countAttempt("firm-mail", "failed");
	const text = await metrics.render();
	expect(text).toContain('enquiries_total{outcome="stored"} 1');
	expect(text).toContain(
		'delivery_attempts_total{kind="firm-mail",outcome="failed"} 1',
	);
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
	let isDown = false;
	addOutboxMetrics(metrics, {
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
