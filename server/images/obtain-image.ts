import type { Source } from "./find-source.ts";
import type { ImageCache } from "./image-cache.ts";
import { imageError } from "./image-error.ts";
import type { ImageQueues } from "./image-queues.ts";
import { makeImage } from "./make-image.ts";
import type { ImageRequest } from "./parse-query.ts";
import { createSharedWork } from "./share-work.ts";

/** A picture that somebody waits for. */
export interface WantedImage extends Omit<ImageRequest, "source"> {
	readonly key: string;
	readonly source: Source;
}

/**
 * Makes the function that gets a picture from the disk, or makes and keeps it. Equal requests
 * share one piece of work, which leaves the queue when all who asked have gone.
 *
 * It rejects with a `BusyError` when too much is waiting, with the signal's reason when nobody
 * waits any more, and with the answer, as an error, to a picture that cannot be made.
 */
export function createImageSupply(cache: ImageCache, queues: ImageQueues) {
	const share = createSharedWork<Buffer>();

	const make = async (wanted: WantedImage, bytes: Buffer): Promise<Buffer> => {
		const made = await makeImage(bytes, wanted.width, wanted.quality);
		if (typeof made === "string") throw imageError(made);
		await cache.set(wanted.key, made);
		return made;
	};
	const makeFromFile = (wanted: WantedImage, gone: AbortSignal) =>
		queues.making.run(
			async () => make(wanted, await wanted.source.read(gone)),
			gone,
		);
	const makeFromRemote = (wanted: WantedImage, gone: AbortSignal) =>
		queues.fetching.run(async () => {
			const bytes = await wanted.source.read(gone);
			return queues.making.run(() => make(wanted, bytes), gone);
		}, gone);

	return (wanted: WantedImage, signal: AbortSignal): Promise<Buffer> =>
		share(wanted.key, signal, async (gone) => {
			const cached = await cache.get(wanted.key);
			if (cached) return cached;
			return wanted.source.isRemote
				? makeFromRemote(wanted, gone)
				: makeFromFile(wanted, gone);
		});
}
