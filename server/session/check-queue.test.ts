import { expect, test } from "vitest";
import { BusyError } from "../queues/work-queue.ts";
import { createCheckQueue } from "./check-queue.ts";

function openQueue() {
	const queue = createCheckQueue({ concurrency: 1, capacity: 3, share: 2 });
	const gate = Promise.withResolvers<void>();
	const order: string[] = [];
	const run = (name: string, network: string, isKnown = false) =>
		queue.run({ network, isKnown }, async () => {
			await gate.promise;
			order.push(name);
		});
	return { gate, order, run };
}

test("known browsers go before strangers, who go in order of arrival", async () => {
	const { gate, order, run } = openQueue();
	const all = [
		run("a", "1"),
		run("b", "2"),
		run("c", "3"),
		run("known", "4", true),
	];
	gate.resolve();
	await Promise.all(all);
	expect(order).toEqual(["a", "known", "b", "c"]);
});

test("a network is limited to its share and regains it", async () => {
	const { gate, run } = openQueue();
	const all = [run("a", "1"), run("b", "1")];
	await expect(run("c", "1")).rejects.toThrow(BusyError);
	all.push(run("d", "2"), run("known", "1", true));
	gate.resolve();
	await Promise.all(all);
	await run("e", "1");
});

test("waiting strangers do not take the place of a known browser", async () => {
	const { gate, order, run } = openQueue();
	const all = ["a", "b", "c", "d"].map((name) => run(name, name));
	await expect(run("e", "e")).rejects.toThrow(BusyError);
	all.push(run("known", "e", true));
	gate.resolve();
	await Promise.all(all);
	expect(order[1]).toBe("known");
});

test("failed work gives its slot to the next", async () => {
	const { gate, run } = openQueue();
	const queue = createCheckQueue({ concurrency: 1, capacity: 3, share: 2 });
	const who = { network: "1", isKnown: false };
	const error = new RangeError("mine");
	await expect(queue.run(who, () => Promise.reject(error))).rejects.toBe(error);
	expect(await queue.run(who, async () => 5)).toBe(5);
	gate.resolve();
	await run("a", "1");
});
