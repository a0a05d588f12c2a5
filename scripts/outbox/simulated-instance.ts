import pino from "pino";
import { StoreDownError } from "../../server/database/database.ts";
import type { Delivery, Outcome } from "../../server/delivery/delivery.ts";
import {
	createDeliveries,
	type Deliveries,
} from "../../server/delivery/delivery-worker.ts";
import type { Outbox } from "../../server/delivery/outbox.ts";
import type { Random } from "../fuzz/random.ts";

/** An attempt that waits for the network. */
export interface Attempt {
	readonly delivery: Delivery;
	readonly instance: Instance;
	answer(outcome: Outcome): void;
}

/** An instance of the server, as far as it delivers. */
export interface Instance {
	readonly worker: Deliveries;
	readonly isCrashed: boolean;
	/** What its clock is wrong by, in milliseconds. */
	offset: number;
	/** Ends it with what it has in hand: nothing of it reaches the database any more. */
	crash(): void;
}

export interface InstanceOptions {
	readonly random: Random;
	/** The right time, in milliseconds since 1970. */
	readonly now: () => number;
	/** Makes the outbox, by the instance's clock. */
	readonly makeOutbox: (now: () => number) => Outbox;
	readonly onAttempt: (attempt: Attempt) => void;
	readonly onComplete: (delivery: Delivery) => void;
	/** How often the database fails, before or behind what is asked of it: from 0 to 1. */
	readonly failures: () => number;
}

/** Another each time: one for all would keep everything that waits for it. */
const never = () => new Promise<never>(() => {});
const logger = pino({ level: "silent" });

/** Starts an instance, with the worker of production. It looks into the outbox when it is nudged. */
export function startInstance(options: InstanceOptions): Instance {
	const { random, failures } = options;
	const state = { offset: 0, isCrashed: false };
	const now = (): number => options.now() + state.offset;
	const inner = options.makeOutbox(now);

	/** Has a statement fail before or behind its doing, or be lost with the instance. */
	const shake = async <Result>(
		work: () => Promise<Result>,
	): Promise<Result> => {
		if (state.isCrashed) return never();
		if (random.chance(failures() / 2)) throw new StoreDownError("before");
		const result = await work();
		if (state.isCrashed) return never();
		if (random.chance(failures() / 2)) throw new StoreDownError("behind");
		return result;
	};
	const outbox: Outbox = {
		claim: (...words) => shake(() => inner.claim(...words)),
		complete: (delivery) =>
			shake(async () => {
				await inner.complete(delivery);
				options.onComplete(delivery);
			}),
		fail: (...words) => shake(() => inner.fail(...words)),
		release: (delivery) => shake(() => inner.release(delivery)),
		depth: () => inner.depth(),
	};
	const worker = createDeliveries({
		...{ outbox, logger, now, pollMs: 2 ** 30 },
		// What becomes of a crashed one depends on real time, and is to change no world.
		random: () => (state.isCrashed ? 0 : random.integer(1000) / 1000),
		handlers: {
			webhook: (delivery) =>
				new Promise((answer) =>
					options.onAttempt({ delivery, instance, answer }),
				),
		},
	});
	const instance: Instance = {
		worker,
		get isCrashed() {
			return state.isCrashed;
		},
		get offset() {
			return state.offset;
		},
		set offset(offset) {
			state.offset = offset;
		},
		crash() {
			state.isCrashed = true;
			void worker.stop(0);
		},
	};
	worker.start();
	return instance;
}
