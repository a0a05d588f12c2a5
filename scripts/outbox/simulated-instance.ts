import pino from "pino";
import { StoreDownError } from "../../server/database/database.ts";
import type { Delivery, Outcome } from "../../server/delivery/delivery.ts";
import {
	createDeliveries,
	type Deliveries,
} from "../../server/delivery/delivery-worker.ts";
import type { Outbox } from "../../server/delivery/outbox.ts";
import type { Random } from "../fuzz/random.ts";

/** A delivery attempt that waits for the network. */
export interface Attempt {
	readonly delivery: Delivery;
	readonly instance: Instance;
	answer(outcome: Outcome): void;
}

/** An instance of the server, reduced to its deliveries. */
export interface Instance {
	readonly worker: Deliveries;
	readonly isCrashed: boolean;
	/** The error of its clock in milliseconds. */
	offset: number;
	/** Crashes it: none of its pending work reaches the database any more. */
	crash(): void;
}

export interface InstanceOptions {
	readonly random: Random;
	/** The correct time in milliseconds since the epoch. */
	readonly now: () => number;
	/** Creates the outbox with the instance's clock. */
	readonly makeOutbox: (now: () => number) => Outbox;
	readonly onAttempt: (attempt: Attempt) => void;
	readonly onComplete: (delivery: Delivery) => void;
	/** The probability that the database fails before or after an operation, from 0 to 1. */
	readonly failures: () => number;
}

/** A new promise each time: a shared one would retain everything that awaits it. */
const never = () => new Promise<never>(() => {});
const logger = pino({ level: "silent" });

/** Starts an instance with the production worker, which checks the outbox when nudged. */
export function startInstance(options: InstanceOptions): Instance {
	const { random, failures } = options;
	const state = { offset: 0, isCrashed: false };
	const now = (): number => options.now() + state.offset;
	const inner = options.makeOutbox(now);

	/** Makes an operation fail before or after it is done, or never return if the instance crashes. */
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
		// What a crashed worker still does depends on real time, so it must not consume random numbers.
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
