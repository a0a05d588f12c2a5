import { describe, expect, test, vi } from "vitest";
import { type DatabasePlace, testPlaces } from "../database/test-databases.ts";
import type { Handler, Outcome } from "./delivery.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import {
	delivered,
	eventually,
	openSqlite,
	start,
	startWorker,
} from "./test-delivery-worker.ts";
import { readOutbox, storeEnquiry } from "./test-outbox.ts";

const hour = 3_600_000;

/** SQLite allows one connection per process; a second one would deadlock. */
function openTwice(name: string, place: DatabasePlace) {
	const first = place.open();
	return [first, name === "SQLite" ? first : place.open()] as const;
}

describe.each(testPlaces)("on %s", (name, makePlace) => {
	test("two workers on one database deliver each enquiry exactly once", async () => {
		const databases = openTwice(name, await makePlace());
		const [database] = databases;
		const ids: number[] = [];
		const handler: Handler = async ({ id }) => {
			ids.push(id);
			await Promise.resolve();
			return delivered;
		};
		for (let count = 0; count < 15; count++)
			await storeEnquiry(database, ["firm-mail", "sender-mail", "webhook"]);
		const handlers = {
			"firm-mail": handler,
			"sender-mail": handler,
			webhook: handler,
		};
		for (const each of databases) startWorker(each, { handlers });
		await eventually(async () => {
			const rows = await readOutbox(database);
			expect(rows.every(({ state }) => state === "delivered")).toBe(true);
		});
		expect(ids).toHaveLength(45);
		expect(new Set(ids).size).toBe(45);
	});

	test("another worker takes over a lost worker's delivery when its lease expires, not before", async () => {
		const [database, other] = openTwice(name, await makePlace());
		let time = start;
		const now = () => time;
		const stuck = vi.fn<Handler>(() => new Promise(() => undefined));
		await storeEnquiry(database, ["webhook"]);
		// Its only slot is taken, so it claims nothing more.
		const lost = { handlers: { webhook: stuck }, now, width: 1 };
		startWorker(database, lost);
		await eventually(() => expect(stuck).toHaveBeenCalledOnce());
		const handler = vi.fn<Handler>(async () => delivered);
		const claim = vi.fn<Outbox["claim"]>();
		const outbox = createOutbox(other, now);
		startWorker(other, {
			handlers: { webhook: handler },
			now,
			outbox: {
				...outbox,
				claim: claim.mockImplementation(outbox.claim),
			},
		});
		time = start + 59_999;
		claim.mockClear();
		await eventually(() => expect(claim.mock.calls.length).toBeGreaterThan(3));
		expect(handler).not.toHaveBeenCalled();
		time = start + 60_000;
		await eventually(() => expect(handler).toHaveBeenCalledOnce());
		expect(handler.mock.calls[0]?.[0]).toMatchObject({ attempt: 2 });
		await eventually(async () =>
			expect(await readOutbox(database)).toMatchObject([
				{ state: "delivered", attempts: 2 },
			]),
		);
		expect(stuck).toHaveBeenCalledOnce();
	});
});

test("nudge makes the worker deliver immediately instead of at the next poll", async () => {
	const database = await openSqlite();
	const handler = vi.fn<Handler>(async () => delivered);
	const worker = startWorker(database, {
		handlers: { webhook: handler },
		pollMs: hour,
	});
	await storeEnquiry(database, ["webhook"]);
	worker.nudge();
	await eventually(() => expect(handler).toHaveBeenCalledOnce());
});

test("the worker limits concurrent deliveries, and slow ones do not block others", async () => {
	const database = await openSqlite();
	for (let count = 0; count < 10; count++)
		await storeEnquiry(database, ["webhook"]);
	let [inHand, most, done] = [0, 0, 0];
	const slow = Promise.withResolvers<Outcome>();
	const handler: Handler = async ({ id }) => {
		most = Math.max(most, ++inHand);
		if (id <= 2) await slow.promise;
		inHand--;
		done++;
		return delivered;
	};
	startWorker(database, {
		handlers: { webhook: handler },
		pollMs: hour,
		width: 3,
	});
	await eventually(() => expect(done).toBe(8));
	slow.resolve(delivered);
	await eventually(() => expect(done).toBe(10));
	expect(most).toBe(3);
});

test("deliveries without a handler stay waiting, and a worker without handlers claims nothing", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, ["firm-mail", "webhook"]);
	const handler = vi.fn<Handler>(async () => delivered);
	startWorker(database, { handlers: { webhook: handler } });
	await eventually(async () =>
		expect(await readOutbox(database)).toMatchObject([
			{ kind: "firm-mail", state: "waiting", attempts: 0 },
			{ kind: "webhook", state: "delivered" },
		]),
	);
	const claim = vi.fn<Outbox["claim"]>();
	const worker = startWorker(database, {
		outbox: { ...createOutbox(database), claim },
	});
	worker.nudge();
	await worker.stop(0);
	expect(claim).not.toHaveBeenCalled();
});
