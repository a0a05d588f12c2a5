import { availableParallelism } from "node:os";
import { createMemoryBudget } from "../queues/memory-budget.ts";
import { type Asker, createSharedWork } from "../queues/share-work.ts";
import { createWorkQueue } from "../queues/work-queue.ts";
import type { Source } from "./find-source.ts";
import type { ImageCache } from "./image-cache.ts";
import { imageError } from "./image-error.ts";
import { makeImage } from "./make-image.ts";
import type { ImageRequest } from "./parse-query.ts";
import { maximalWeight, weighImage } from "./weigh-image.ts";

/** Leaves one core to pages, and one of the pool's four threads to files. */
const makingAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Enough for all images of a page, for a few visitors. */
const makingWaiting = 32;
/** Each may hold 20 MB. An unresponsive host occupies its slot for eight seconds. */
const fetchingAtOnce = 4;
const fetchingWaiting = 8;
/** Leaves one slot to others if one visitor requests images from unresponsive hosts. */
const fetchingPerOwner = 3;

export type ImageQueues = ReturnType<typeof createImageQueues>;

/**
 * Creates an instance's limits for the image endpoint, sized for its machine. An image passes
 * through them in this order and keeps its slot in each until it is made. There are three because
 * they limit different resources: an unresponsive host takes no CPU slot, and a large image waits
 * only for memory.
 */
export function createImageQueues() {
	return {
		/** Fetches from other hosts: connections, and memory for their results. */
		fetching: createWorkQueue(
			fetchingAtOnce,
			fetchingWaiting,
			fetchingPerOwner,
		),
		/** CPU time. */
		making: createWorkQueue(makingAtOnce, makingWaiting),
		/** Memory for decoding. */
		memory: createMemoryBudget(maximalWeight),
	};
}

/** An image that a client is waiting for. */
interface WantedImage extends Omit<ImageRequest, "source"> {
	readonly key: string;
	readonly source: Source;
}

/**
 * Creates the function that reads an image from the disk cache or makes and caches it. Identical
 * requests share one job, which leaves the queue when all their clients have disconnected. It is
 * scheduled at its clients' earliest turn, and starts only once there is memory for it.
 *
 * Rejects with a `BusyError` if the queue is full, with the signal's reason if no client is left,
 * and with an HTTP error if the image cannot be made.
 */
export function createImageSupply(cache: ImageCache, queues: ImageQueues) {
	const share = createSharedWork<Buffer>();

	const make = async (
		wanted: WantedImage,
		bytes: Buffer,
		gone: AbortSignal,
	): Promise<Buffer> => {
		const weight = await weighImage(bytes);
		if (typeof weight === "string") throw imageError(weight);
		const made = await queues.memory.run(
			() => makeImage(bytes, wanted.width, wanted.quality),
			weight,
			gone,
		);
		if (typeof made === "string") throw imageError(made);
		await cache.set(wanted.key, made);
		return made;
	};
	return (wanted: WantedImage, asker: Asker): Promise<Buffer> =>
		share(wanted.key, asker, async (gone, owners) => {
			const cached = await cache.get(wanted.key);
			if (cached) return cached;
			const { source } = wanted;
			const makeFrom = (read: () => Promise<Buffer>) =>
				queues.making.run(
					async () => make(wanted, await read(), gone),
					gone,
					owners,
				);
			const read = () => source.read(gone);
			if (!source.isRemote) return makeFrom(read);
			const fetchAndMake = async () => {
				const bytes = await read();
				return makeFrom(async () => bytes);
			};
			return queues.fetching.run(fetchAndMake, gone, owners);
		});
}
