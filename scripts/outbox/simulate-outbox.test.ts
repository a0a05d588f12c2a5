import { expect, test } from "vitest";
import { type MemoryDatabase, openMemoryDatabase } from "./memory-database.ts";
import { simulateOutbox } from "./simulate-outbox.ts";

test("200 simulated outboxes with crashes, lost replies, and wrong clocks lose nothing and leave no work behind", async () => {
	const database = await openMemoryDatabase();
	let repeated = 0;
	let ended = 0;
	const late: number[] = [];
	for (let seed = 1; seed <= 200; seed++) {
		const watched = watch(database, () => {
			if (ended >= seed) late.push(seed);
		});
		const { faults, enquiries, receipts } = await simulateOutbox(watched, seed);
		ended = seed;
		expect({ seed, faults }).toEqual({ seed, faults: [] });
		repeated += receipts - enquiries;
	}
	// Otherwise the worlds would have too few failures to show anything.
	expect(repeated).toBeGreaterThan(100);
	// A finished world must not affect the next one, whose seed would not reproduce it.
	expect(late).toEqual([]);
});

/** Calls `tell` before each operation. */
function watch(database: MemoryDatabase, tell: () => void): MemoryDatabase {
	return {
		...database,
		use(work) {
			tell();
			return database.use(work);
		},
		transaction(work) {
			tell();
			return database.transaction(work);
		},
	};
}

test("the same seed reproduces the same outbox simulation", async () => {
	const database = await openMemoryDatabase();
	const once = await simulateOutbox(database, 7);
	expect(await simulateOutbox(await openMemoryDatabase(), 7)).toEqual(once);
	expect(await simulateOutbox(database, 7)).toEqual(once);
});
