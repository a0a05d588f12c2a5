import { expect, test } from "vitest";
import { createPrefetchQueue, prefetchLimit } from "./watch-links.ts";

/** Tasks that end on command. */
function createWork() {
	const started: string[] = [];
	const ends = new Map<string, PromiseWithResolvers<void>>();
	const work = (key: string) => () => {
		started.push(key);
		const end = Promise.withResolvers<void>();
		ends.set(key, end);
		return end.promise;
	};
	return { started, work, end: (key: string) => ends.get(key) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("at most four prefetches run at once, and the others wait in order", async () => {
	const { started, work, end } = createWork();
	const queue = createPrefetchQueue();
	for (const key of ["a", "b", "c", "d", "e", "f"]) queue.add(key, work(key));
	expect(prefetchLimit).toBe(4);
	expect(started).toEqual(["a", "b", "c", "d"]);
	end("c")?.resolve();
	await settled();
	expect(started).toEqual(["a", "b", "c", "d", "e"]);
	end("a")?.resolve();
	await settled();
	expect(started).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("each key is prefetched only once, even after a failure", async () => {
	const { started, work, end } = createWork();
	const queue = createPrefetchQueue(1);
	queue.add("a", work("a"));
	queue.add("a", work("a"));
	end("a")?.reject(new Error("offline"));
	await settled();
	queue.add("a", work("a"), true);
	expect(started).toEqual(["a"]);
});

test("failed prefetches are swallowed and free their slots", async () => {
	const { started, work, end } = createWork();
	const queue = createPrefetchQueue(2);
	queue.add("throws", () => {
		throw new Error("at once");
	});
	for (const key of ["a", "b", "c"]) queue.add(key, work(key));
	await settled();
	expect(started).toEqual(["a", "b"]);
	end("a")?.reject(new Error("later"));
	await settled();
	expect(started).toEqual(["a", "b", "c"]);
});

test("urgent prefetches run before speculative ones", async () => {
	const { started, work, end } = createWork();
	const queue = createPrefetchQueue(1);
	for (const key of ["a", "b", "c"]) queue.add(key, work(key));
	queue.add("d", work("d"), true);
	queue.add("c", work("c"), true);
	for (const key of ["a", "c", "d", "b"]) {
		end(key)?.resolve();
		await settled();
	}
	expect(started).toEqual(["a", "c", "d", "b"]);
});
