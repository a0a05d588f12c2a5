import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createMemoryBudget } from "./memory-budget.ts";

/** Starts work of a given weight within a budget, and records what has begun. */
function createWork(bytes: number) {
	const budget = createMemoryBudget(bytes);
	const begun: string[] = [];
	const start = (name: string, weight: number, signal?: AbortSignal) => {
		const gate = Promise.withResolvers<void>();
		const work = () => {
			begun.push(name);
			return gate.promise;
		};
		return { end: gate.resolve, result: budget.run(work, weight, signal) };
	};
	return { begun, start };
}

test("work starts when memory is available, and light work does not overtake heavy work", async () => {
	const { begun, start } = createWork(100);
	const first = start("60", 60);
	const second = start("40", 40);
	const third = start("50", 50);
	const fourth = start("1", 1);
	expect(begun).toEqual(["60", "40"]);
	second.end();
	await second.result;
	expect(begun).toEqual(["60", "40"]);
	first.end();
	await first.result;
	await setImmediate();
	expect(begun).toEqual(["60", "40", "50", "1"]);
	for (const { end, result } of [third, fourth]) {
		end();
		await result;
	}
});

test("work heavier than the whole budget runs alone and does not block the rest", async () => {
	const { begun, start } = createWork(100);
	const heavy = start("heavy", 1000);
	const light = start("light", 1);
	expect(begun).toEqual(["heavy"]);
	heavy.end();
	await heavy.result;
	light.end();
	await light.result;
	expect(begun).toEqual(["heavy", "light"]);
});

test("aborted waiting work makes room for the work behind it", async () => {
	const { begun, start } = createWork(100);
	const first = start("60", 60);
	const leaving = new AbortController();
	const second = start("50", 50, leaving.signal);
	const third = start("30", 30);
	leaving.abort();
	await expect(second.result).rejects.toThrow("aborted");
	await setImmediate();
	expect(begun).toEqual(["60", "30"]);
	first.end();
	third.end();
	await Promise.all([first.result, third.result]);
});

test("failed work releases its memory", async () => {
	const budget = createMemoryBudget(100);
	await expect(
		budget.run(() => Promise.reject(new Error("failed")), 100),
	).rejects.toThrow("failed");
	expect(await budget.run(async () => "done", 100)).toBe("done");
});
