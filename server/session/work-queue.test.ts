import { expect, test } from "vitest";
import { BusyError, createWorkQueue } from "./work-queue.ts";

/** Work that ends when it is told to, and what has been started of it. */
function createWork() {
	const started: number[] = [];
	const gates = new Map<number, PromiseWithResolvers<void>>();
	return {
		started,
		gate: (id: number) => gates.get(id),
		start: (id: number) => () => {
			started.push(id);
			const gate = Promise.withResolvers<void>();
			gates.set(id, gate);
			return gate.promise.then(() => id);
		},
	};
}

test("a little runs at once, the rest in the order of arrival, and too much is refused", async () => {
	const queue = createWorkQueue(2, 2);
	const { started, gate, start } = createWork();
	const results = [1, 2, 3, 4].map((id) => queue.run(start(id)));
	await expect(queue.run(start(5))).rejects.toThrow(BusyError);
	expect(started).toEqual([1, 2]);
	gate(2)?.resolve();
	expect(await results[1]).toBe(2);
	expect(started).toEqual([1, 2, 3]);
	gate(1)?.resolve();
	expect(await results[0]).toBe(1);
	gate(3)?.resolve();
	gate(4)?.resolve();
	expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test("work that fails leaves its place to the next", async () => {
	const queue = createWorkQueue(1, 1);
	const { started, gate, start } = createWork();
	const failing = queue.run(start(1));
	const next = queue.run(start(2));
	gate(1)?.reject(new Error("failed"));
	await expect(failing).rejects.toThrow("failed");
	expect(started).toEqual([1, 2]);
	gate(2)?.resolve();
	await next;
	const last = queue.run(start(3));
	gate(3)?.resolve();
	expect(await last).toBe(3);
});
