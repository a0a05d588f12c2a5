import { availableParallelism } from "node:os";
import {
	createMemoryBudget,
	type MemoryBudget,
} from "../queues/memory-budget.ts";
import { createWorkQueue, type WorkQueue } from "../queues/work-queue.ts";
import { maximalWeight } from "./weigh-image.ts";

/**
 * The limits of the image endpoint. An image passes through them in this order and keeps its slot
 * in each until it is made. There are three because they limit different resources: an unresponsive
 * host takes no CPU slot, and a large image waits only for memory.
 */
export interface ImageQueues {
	/** Fetches from other hosts: connections, and memory for their results. */
	readonly fetching: WorkQueue;
	/** CPU time. */
	readonly making: WorkQueue;
	/** Memory for decoding. */
	readonly memory: MemoryBudget;
}

/** Leaves one core to pages, and one of the pool's four threads to files. */
const makingAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Enough for all images of a page, for a few visitors. */
const makingWaiting = 32;
/** Each may hold 20 MB. An unresponsive host occupies its slot for eight seconds. */
const fetchingAtOnce = 4;
const fetchingWaiting = 8;
/** Leaves one slot to others if one visitor requests images from unresponsive hosts. */
const fetchingPerOwner = 3;

/** Creates an instance's queues, sized for its machine. */
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
