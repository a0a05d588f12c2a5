import { availableParallelism } from "node:os";
import { createWorkQueue, type WorkQueue } from "./work-queue.ts";

/** What bounds the endpoint's work. */
export interface ImageQueues {
	/** Pictures that are being made: the processor's time. */
	readonly making: WorkQueue;
	/** Sources from other hosts, waiting until their picture is made: connections and memory. */
	readonly fetching: WorkQueue;
}

/** One core is left to pages, and one thread of the pool's four to files. */
const makingAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
/** More than all pictures of a page, for a few visitors. */
const makingWaiting = 32;
/** Each may hold 20 MB. A host that does not answer takes its place for eight seconds. */
const fetchingAtOnce = 4;
const fetchingWaiting = 8;

/** Makes the queues of an instance, in the size that suits its machine. */
export function createImageQueues(): ImageQueues {
	return {
		making: createWorkQueue(makingAtOnce, makingWaiting),
		fetching: createWorkQueue(fetchingAtOnce, fetchingWaiting),
	};
}
