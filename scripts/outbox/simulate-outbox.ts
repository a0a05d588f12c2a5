import { setImmediate as settle } from "node:timers/promises";
import { createOutbox } from "../../server/delivery/outbox.ts";
import { storeEnquiry } from "../../server/delivery/test-outbox.ts";
import { createRandom, type Random } from "../fuzz/random.ts";
import type { MemoryDatabase } from "./memory-database.ts";
import { type Instance, startInstance } from "./simulated-instance.ts";
import { createNetwork } from "./simulated-network.ts";

const start = Date.UTC(2026, 10, 23);
const minuteMs = 60_000;
const tenYearsMs = 10 * 365 * 24 * 60 * minuteMs;
const steps = 20;
/** After the last failure: the longest back-off, a lease, and the largest clock difference. */
export const patienceMs = 2.5 * 60 * minuteMs;

/**
 * Lets one or two instances deliver enquiries with the production outbox and worker while instances
 * crash, responses are lost, the database fails and, in half of all worlds, clocks are wrong. Then
 * the failures end, and everything stored must be delivered. The same seed gives the same world.
 */
export async function simulateOutbox(database: MemoryDatabase, seed: number) {
	database.clear();
	const random = createRandom(seed);
	const hasWrongClocks = random.chance(0.5);
	let time = start;
	let failures = 0.1;
	const network = createNetwork(random, () => time, hasWrongClocks);
	const add = (): Instance =>
		startInstance({
			...{ random, now: () => time, failures: () => failures },
			makeOutbox: (now) => createOutbox(whole(database), now),
			onAttempt: network.begin,
			onComplete: network.complete,
		});
	const instances = [add(), ...random.several(1, add)];
	let enquiries = 0;
	const store = async (): Promise<void> => {
		const { offset } = random.pick(instances);
		enquiries++;
		await storeEnquiry(whole(database), ["webhook"], {
			createdAt: time + offset,
		});
	};
	const restart = (): void => {
		const index = random.integer(instances.length);
		instances[index]?.crash();
		instances[index] = add();
	};
	const events: readonly (() => unknown)[] = [
		...Array.from({ length: 3 }, () => () => network.answer()),
		...Array.from({ length: 3 }, () => () => {
			time += random.pick([10, 1000, minuteMs, minuteMs, 61 * minuteMs]);
		}),
		() => enquiries < 3 && store(),
		restart,
		() => {
			if (hasWrongClocks) random.pick(instances).offset = pickOffset(random);
		},
	];
	await store();
	for (let step = 0; step < steps; step++) {
		await random.pick(events)();
		if (random.chance(0.6)) random.pick(instances).worker.nudge();
		await settle();
	}

	failures = 0;
	const wellSince = time;
	for (const instance of instances) instance.offset = 0;
	const isDone = () => network.completed() === enquiries;
	while (!isDone() && time <= wellSince + patienceMs) {
		random.pick(instances).worker.nudge();
		await settle();
		network.deliverAll();
		await settle();
		if (!isDone()) time += 20 * minuteMs;
	}
	// Crashes them, or a late result could change the delivery with the same id in the next world.
	for (const instance of instances) instance.crash();
	await settle();
	return {
		faults: [
			...network.faults(),
			...(isDone()
				? []
				: [`${enquiries - network.completed()} are not delivered`]),
		],
		enquiries,
		/** The number of deliveries received, repeated ones included. */
		receipts: network.receipts(),
		/** How long after the last failure everything was delivered, in simulated time. */
		lateMs: time - wellSince,
	};
}

function pickOffset(random: Random): number {
	return random.pick([0, 30_000, -30_000, tenYearsMs, -tenYearsMs]);
}

/** A whole database for the outbox, which uses only the simulated part. */
function whole(database: MemoryDatabase) {
	const refuse = () => Promise.reject(new Error("not simulated"));
	return {
		...database,
		...{ erase: refuse, scrub: refuse, check: refuse, close: refuse },
		isUp: async () => true,
	};
}
