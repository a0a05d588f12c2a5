import { expect, test } from "vitest";
import { BusyError, createWorkQueue } from "./work-queue.ts";

/** Work that ends when it is told to, and a record of what has started. */
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

test("the queue runs work up to its limit, queues more in order, and rejects the excess", async () => {
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

test("failed work gives its slot to the next", async () => {
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

test("aborted waiting work leaves the queue, and its place is reused", async () => {
	const queue = createWorkQueue(1, 2);
	const { started, gate, start } = createWork();
	const leaving = new AbortController();
	const first = queue.run(start(1));
	const second = queue.run(start(2), leaving.signal);
	const third = queue.run(start(3));
	leaving.abort();
	await expect(second).rejects.toThrow("aborted");
	const fourth = queue.run(start(4));
	await expect(queue.run(start(5))).rejects.toThrow(BusyError);
	for (const [id, result] of [
		[1, first],
		[3, third],
		[4, fourth],
	] as const) {
		await expect.poll(() => started).toContain(id);
		gate(id)?.resolve();
		expect(await result).toBe(id);
	}
	expect(started).toEqual([1, 3, 4]);
});

test("aborted work is not started, and running work is not stopped", async () => {
	const queue = createWorkQueue(1, 1);
	const { started, gate, start } = createWork();
	const leaving = new AbortController();
	const result = queue.run(start(1), leaving.signal);
	leaving.abort();
	await expect(queue.run(start(2), leaving.signal)).rejects.toThrow("aborted");
	gate(1)?.resolve();
	expect(await result).toBe(1);
	expect(started).toEqual([1]);
});

test("the queue counts running, waiting and rejected work", async () => {
	const queue = createWorkQueue(1, 1);
	const { gate, start } = createWork();
	const all = [1, 2].map((id) => queue.run(start(id)));
	for (let times = 0; times < 3; times++)
		await expect(queue.run(start(9))).rejects.toThrow(BusyError);
	expect(queue.counts()).toEqual({ running: 1, waiting: 1, refused: 3 });
	gate(1)?.resolve();
	await all[0];
	expect(queue.counts()).toEqual({ running: 1, waiting: 0, refused: 3 });
	gate(2)?.resolve();
	await all[1];
	expect(queue.counts()).toEqual({ running: 0, waiting: 0, refused: 3 });
});

const owned = (...owners: string[]) => new Set(owners);

/** A queue whose only slot is taken, and the work that begins after `free`. */
function createTaken(capacity: number) {
	const queue = createWorkQueue(1, capacity);
	const begun: string[] = [];
	const gate = Promise.withResolvers<void>();
	const taking = queue.run(() => gate.promise, undefined, owned("a"));
	const ask = (name: string, owners: ReadonlySet<string>) =>
		queue
			.run(async () => void begun.push(name), undefined, owners)
			.catch((error: unknown) => {
				expect(error).toBeInstanceOf(BusyError);
				begun.push(`not ${name}`);
			});
	const free = async (all: readonly Promise<unknown>[]) => {
		gate.resolve();
		await Promise.all([taking, ...all]);
	};
	return { queue, begun, ask, free };
}

test("owners take turns, however much one of them queues", async () => {
	const { begun, ask, free } = createTaken(9);
	await free([
		...["a1", "a2", "a3", "a4"].map((name) => ask(name, owned("a"))),
		...["b1", "b2"].map((name) => ask(name, owned("b"))),
		ask("c1", owned("c")),
	]);
	expect(begun).toEqual(["b1", "c1", "a1", "b2", "a2", "a3", "a4"]);
});

test("a full queue rejects work of the owner with the most waiting, in favor of others", async () => {
	const { queue, begun, ask, free } = createTaken(4);
	const all = ["a1", "a2", "a3", "a4"].map((name) => ask(name, owned("a")));
	all.push(ask("a5", owned("a")));
	all.push(ask("b1", owned("b")), ask("b2", owned("b")), ask("b3", owned("b")));
	await free(all);
	const [refused, done] = [begun.slice(0, 4), begun.slice(4)];
	expect(refused.sort()).toEqual(["not a3", "not a4", "not a5", "not b3"]);
	expect(done).toEqual(["b1", "a1", "b2", "a2"]);
	expect(queue.counts()).toEqual({ running: 0, waiting: 0, refused: 4 });
});

test("work shared by several owners runs at the earliest turn and is not evicted for one of them", async () => {
	const { begun, ask, free } = createTaken(4);
	const joined = owned("a");
	const all = [
		...["a1", "a2", "a3"].map((name) => ask(name, owned("a"))),
		ask("shared", joined),
	];
	joined.add("b");
	all.push(ask("c1", owned("c")));
	await free(all);
	expect(begun).toEqual(["not a3", "shared", "c1", "a1", "a2"]);
});

test("two owners of the same shared work get no extra room", async () => {
	const { begun, ask, free } = createTaken(2);
	const both = ["ab1", "ab2"].map((name) => ask(name, owned("a", "b")));
	await free([...both, ask("c1", owned("c"))]);
	expect(begun).toEqual(["not ab2", "ab1", "c1"]);
});

test("one owner cannot occupy more than its share of slots", async () => {
	const queue = createWorkQueue(2, 5, 1);
	const { started, gate, start } = createWork();
	const run = (id: number, owner: string) =>
		queue.run(start(id), undefined, owned(owner));
	const results = [run(1, "a"), run(2, "a"), run(3, "b")];
	expect(started).toEqual([1, 3]);
	gate(3)?.resolve();
	await results[2];
	expect(started).toEqual([1, 3]);
	gate(1)?.resolve();
	await results[0];
	expect(started).toEqual([1, 3, 2]);
	gate(2)?.resolve();
	await results[1];
});
