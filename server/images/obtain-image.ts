import { type Asker, createSharedWork } from "../queues/share-work.ts";
import type { Source } from "./find-source.ts";
import type { ImageCache } from "./image-cache.ts";
import { imageError } from "./image-error.ts";
import type { ImageQueues } from "./image-queues.ts";
import { makeImage } from "./make-image.ts";
import type { ImageRequest } from "./parse-query.ts";
import { weighImage } from "./weigh-image.ts";

/** An image that a client is waiting for. */
export interface WantedImage extends Omit<ImageRequest, "source"> {
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
