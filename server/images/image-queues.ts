import { availableParallelism } from "node:os";
import {
	createMemoryBudget,
	type MemoryBudget,
} from "../queues/memory-budget.ts";
import { createWorkQueue, type WorkQueue } from "../queues/work-queue.ts";
import { maximalWeight } from "./weigh-image.ts";

/**
 * What bounds the endpoint's work. A picture passes them in this order, and keeps its place in each
 * until it is made. They are three because they run short of different things: a host that hangs takes
 * no place for making, and a picture that needs much memory waits for that alone.
 */
export interface ImageQueues {
	/** For sources from other hosts: connections, and memory for what has been fetched. */
	readonly fetching: WorkQueue;
	/** The processor. */
	readonly making: WorkQueue;
	/** The memory that decoding takes. */
	readonly memory: MemoryBudget;
}

/** One core is left to pages, and one thread of the pool's four to files. */
const makingAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
/** More than all pictures of a page, for a few visitors. */
const makingWaiting = 32;
/** Each may hold 20 MB. A host that does not answer takes its place for eight seconds. */
const fetchingAtOnce = 4;
const fetchingWaiting = 8;
/** One place is left to others, whatever one visitor asks of hosts that do not answer. */
const fetchingPerOwner = 3;

/** Makes the queues of an instance, in the size that suits its machine. */
export function createImageQueues(): ImageQueues {
	return {
		fetching: createWorkQueue(
			fetchingAtOnce,
			fetchingWaiting,
			fetchingPerOwner,
		),
		making: createWorkQueue(makingAtOnce, makingWaiting),
		memory: createMemoryBudget(maximalWeight),
	};
}
