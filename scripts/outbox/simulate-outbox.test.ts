import { expect, test } from "vitest";
import { openMemoryDatabase } from "./memory-database.ts";
import { simulateOutbox } from "./simulate-outbox.ts";

test("in 200 worlds of crashes, lost answers and wrong clocks everything arrives, and nothing after it was told", async () => {
	const database = await openMemoryDatabase();
	let repeated = 0;
	for (let seed = 1; seed <= 200; seed++) {
		const { faults, enquiries, receipts } = await simulateOutbox(
			database,
			seed,
		);
		expect({ seed, faults }).toEqual({ seed, faults: [] });
		repeated += receipts - enquiries;
	}
	// Else the worlds would be too peaceful to show anything.
	expect(repeated).toBeGreaterThan(100);
});

test("the same seed is the same world", async () => {
	const database = await openMemoryDatabase();
	const once = await simulateOutbox(database, 7);
	expect(await simulateOutbox(await openMemoryDatabase(), 7)).toEqual(once);
	expect(await simulateOutbox(database, 7)).toEqual(once);
});
