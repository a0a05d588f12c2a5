import { availableParallelism } from "node:os";
import { createMemoryBudget, type MemoryBudget } from "./memory-budget.ts";
import { maximalWeight } from "./weigh-image.ts";
import { createWorkQueue, type WorkQueue } from "./work-queue.ts";

/** What bounds the endpoint's work. */
export interface ImageQueues {
	/** Pictures that are being made: the processor's time. */
	readonly making: WorkQueue;
	/** Sources from other hosts, waiting until their picture is made: connections and memory. */
	readonly fetching: WorkQueue;
	/** What decoding takes of the machine's memory. */
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
		making: createWorkQueue(makingAtOnce, makingWaiting),
		fetching: createWorkQueue(
			fetchingAtOnce,
			fetchingWaiting,
			fetchingPerOwner,
		),
		memory: createMemoryBudget(maximalWeight),
	};
}
