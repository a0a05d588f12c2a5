import { getEventListeners } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { StoreDownError } from "../database/database.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { maximalAttempts } from "./back-off.ts";
import type { Delivery, Handler, Outcome } from "./delivery.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import {
	delivered,
	eventually,
	openSqlite,
	start,
	startWorker,
} from "./test-delivery-worker.ts";
import { makeDelivery, readOutbox, storeEnquiry } from "./test-outbox.ts";

const hour = 3_600_000;

test.each([
	["failed", false, { state: "waiting", due_at: start + 5000 }],
	["failed", true, { state: "dead", due_at: start }],
] as const)(
	"an attempt that %s is rescheduled, or dead if the failure is permanent: %s",
	async (kind, isPermanent, row) => {
		const database = await openSqlite();
		await storeEnquiry(database, ["webhook"]);
		const reason = "webhook 500";
		const { log } = startWorker(database, {
			handlers: { webhook: async () => ({ kind, reason, isPermanent }) },
		});
		await eventually(async () =>
			expect(await readOutbox(database)).toMatchObject([
				{ ...row, attempts: 1, leased_until: 0, last_error: reason },
			]),
		);
		await eventually(() =>
			expect(log.messages()).toEqual([
				isPermanent ? "delivery dead" : "delivery failed",
			]),
		);
	},
);

test("a failing delivery backs off exponentially and is finally dead", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["webhook"]);
	let time = start;
	const times: number[] = [];
	startWorker(database, {
		now: () => time,
		handlers: {
			webhook: async () => {
				times.push(time);
				return { kind: "failed", reason: "webhook 500", isPermanent: false };
			},
		},
	});
	await eventually(async () => {
		const [row] = await readOutbox(database);
		// Only once it was released; otherwise its lease would expire.
		if (row?.leased_until === 0) time = row.due_at;
		expect(row?.state).toBe("dead");
	});
	expect(times).toHaveLength(maximalAttempts);
	const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
	expect(waits.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
	expect(waits.at(-1)).toBe(hour);
});

test("a delivery that crashed its process on every attempt is given up", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["webhook"]);
	await database.use((db) =>
		db.updateTable("outbox").set({ attempts: maximalAttempts }).execute(),
	);
	const handler = vi.fn<Handler>(async () => delivered);
	startWorker(database, { handlers: { webhook: handler } });
	await eventually(async () =>
		expect(await readOutbox(database)).toMatchObject([
			{ state: "dead", last_error: "lost" },
		]),
	);
	expect(handler).not.toHaveBeenCalled();
});

test("an attempt that exceeds its timeout is aborted and retried", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["webhook"]);
	const signals: AbortSignal[] = [];
	startWorker(database, {
		attemptMs: 20,
		handlers: {
			webhook: (_delivery: Delivery, signal: AbortSignal) => {
				signals.push(signal);
				return new Promise(() => undefined);
			},
		},
	});
	await eventually(async () =>
		expect(await readOutbox(database)).toMatchObject([
			{ state: "waiting", last_error: "timeout", attempts: 1 },
		]),
	);
	expect(signals[0]?.aborted).toBe(true);
});

test("a finished attempt leaves no timer or abort listener", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const { signal: cancel } = new AbortController();
	const answer = Promise.withResolvers<Outcome>();
	const attempt = attemptDelivery(
		makeDelivery("webhook"),
		() => answer.promise,
		{ timeoutMs: 1000, cancel },
	);
	expect(vi.getTimerCount()).toBe(1);
	answer.resolve(delivered);
	expect(await attempt).toEqual(delivered);
	expect(vi.getTimerCount()).toBe(0);
	expect(getEventListeners(cancel, "abort")).toEqual([]);
});

test("a store outage is logged once, and delivery resumes after recovery", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["webhook"]);
	const outbox = createOutbox(database, () => start);
	let isDown = true;
	const claim = vi.fn<Outbox["claim"]>(async (...words) => {
		if (isDown) throw new StoreDownError("the store is down");
		return outbox.claim(...words);
	});
	const { log } = startWorker(database, {
		outbox: { ...outbox, claim },
		handlers: { webhook: async () => delivered },
	});
	await eventually(() => expect(claim.mock.calls.length).toBeGreaterThan(3));
	expect(log.messages()).toEqual(["outbox down"]);
	isDown = false;
	await eventually(() =>
		expect(log.messages()).toEqual(["outbox down", "outbox up", "delivered"]),
	);
});

test("a delivery that could not be marked complete is repeated after its lease expires", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["webhook"]);
	let time = start;
	const outbox = createOutbox(database, () => time);
	const complete = vi
		.fn<Outbox["complete"]>(outbox.complete)
		.mockRejectedValueOnce(new StoreDownError("the store is down"));
	const handler = vi.fn<Handler>(async () => delivered);
	startWorker(database, {
		outbox: { ...outbox, complete },
		handlers: { webhook: handler },
		now: () => time,
	});
	await eventually(() => expect(complete).toHaveBeenCalledOnce());
	time = start + 60_000;
	await eventually(async () =>
		expect(await readOutbox(database)).toMatchObject([{ state: "delivered" }]),
	);
	expect(handler).toHaveBeenCalledTimes(2);
});
