import { expect, test, vi } from "vitest";
import type { Delivery, Handler, Outcome } from "./delivery.ts";
import {
	delivered,
	eventually,
	openSqlite,
	start,
	startWorker,
} from "./test-delivery-worker.ts";
import { readOutbox, storeEnquiry } from "./test-outbox.ts";

test("stop finishes deliveries in progress and claims no more", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["webhook"]);
	await storeEnquiry(database, ["webhook"]);
	const answer = Promise.withResolvers<Outcome>();
	const handler = vi.fn<Handler>(() => answer.promise);
	const worker = startWorker(database, {
		handlers: { webhook: handler },
		width: 1,
	});
	await eventually(() => expect(handler).toHaveBeenCalledOnce());
	const stopped = worker.stop(60_000);
	answer.resolve(delivered);
	await stopped;
	worker.nudge();
	expect(handler).toHaveBeenCalledOnce();
	expect(await readOutbox(database)).toMatchObject([
		{ state: "delivered" },
		{ state: "waiting", attempts: 0, leased_until: 0 },
	]);
});

test("stop releases deliveries that take too long as if never attempted", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["webhook"]);
	const signals: AbortSignal[] = [];
	const worker = startWorker(database, {
		handlers: {
			webhook: (_delivery: Delivery, signal: AbortSignal) => {
				signals.push(signal);
				return new Promise(() => undefined);
			},
		},
	});
	await eventually(() => expect(signals).toHaveLength(1));
	await worker.stop(20);
	expect(signals[0]?.aborted).toBe(true);
	expect(await readOutbox(database)).toMatchObject([
		{ state: "waiting", attempts: 0, leased_until: 0, due_at: start },
	]);
	expect(worker.log.messages()).toEqual(["delivery given back"]);
});
