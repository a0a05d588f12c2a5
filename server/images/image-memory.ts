import { LRUCache } from "lru-cache";
import type { CachedAnswer } from "../connections/cached-answers.ts";

/** The most requested images, in memory. */
export type ImageMemory = ReturnType<typeof createImageMemory>;

const maximalBytes = 16 * 1024 * 1024;
const maximalPicture = maximalBytes / 8;
const headerBytes = 2048;
const maximalTargets = 1000;
/** Longer targets work, but are resolved each time. */
const maximalTargetLength = 1000;
/** Milliseconds for which a source file is not checked for changes. */
const trustMs = 1000;

/** Creates an image memory. Targets are cached separately, so that spellings evict no images. */
export function createImageMemory() {
	const images = new LRUCache<string, CachedAnswer>({
		maxSize: maximalBytes,
		maxEntrySize: maximalPicture,
		sizeCalculation: ({ bytes }) => bytes.length + headerBytes,
	});
	const keys = new LRUCache<string, string>({
		max: maximalTargets,
		ttl: trustMs,
		ttlResolution: 100,
	});
	return {
		get: (key: string) => images.get(key),
		set: (key: string, image: CachedAnswer) => void images.set(key, image),
		/** Briefly caches which image a request target resolves to. */
		link(target: string, key: string): void {
			if (target.length <= maximalTargetLength) keys.set(target, key);
		},
		/** The image that a target resolved to recently. */
		find(target: string): CachedAnswer | undefined {
			const key = keys.get(target);
			return key === undefined ? undefined : images.get(key);
		},
	};
}
