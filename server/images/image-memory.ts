import { LRUCache } from "lru-cache";
import type { CachedAnswer } from "../connections/cached-answers.ts";

/** The pictures that are asked for most, in memory. */
export interface ImageMemory {
	get(key: string): CachedAnswer | undefined;
	set(key: string, image: CachedAnswer): void;
	/** Caches for a moment which picture a request target asks for. */
	link(target: string, key: string): void;
	/** The picture that a target asked for just now. */
	find(target: string): CachedAnswer | undefined;
}

const maximalBytes = 16 * 1024 * 1024;
const maximalPicture = maximalBytes / 8;
const headerBytes = 2048;
const maximalTargets = 1000;
/** Longer ones are answered all the same, but looked up each time. */
const maximalTargetLength = 1000;
/** For so long nobody looks whether a picture's file has changed. */
const trustMs = 1000;

/**
 * Makes a memory of pictures. Targets are cached apart from them, so that many ways of writing one
 * address take no picture's place.
 */
export function createImageMemory(): ImageMemory {
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
		get: (key) => images.get(key),
		set: (key, image) => void images.set(key, image),
		link(target, key) {
			if (target.length <= maximalTargetLength) keys.set(target, key);
		},
		find(target) {
			const key = keys.get(target);
			return key === undefined ? undefined : images.get(key);
		},
	};
}
