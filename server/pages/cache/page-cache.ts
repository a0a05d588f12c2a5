import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { cutToSize } from "../../files/cut-to-size.ts";
import {
	brotli,
	type CachedPage,
	type PageEncoding,
	sizeOf,
} from "./cached-page.ts";
import type { SharedRender } from "./shared-render.ts";

/** Memory for pages that somebody wants uncompressed. */
const inflatedBytes = 4 * 1024 * 1024;

/** Rendered pages in memory, and those that are being rendered. */
export interface PageCache {
	/** The page that is cached under a key, if it is still the same today. */
	find(key: string): CachedPage | undefined;
	/** A page's bytes in a coding. */
	read(page: CachedPage, encoding: PageEncoding): Buffer;
	/** Keeps a page, at the cost of those that were asked for longest ago. */
	set(key: string, page: CachedPage): void;
	/** Renders under way, by key. */
	readonly renders: Map<string, SharedRender>;
	/** Whether anything is cached at all. */
	readonly isOn: boolean;
	/** Bytes in use. */
	size(): number;
}

/**
 * What a page's bytes depend on within a build.
 *
 * @param path canonical, as it stands in a request.
 * @param theme as in its cookie.
 */
export function pageKey(path: string, theme: string): string {
	return `${path} ${theme}`;
}

/**
 * Makes a cache bounded by bytes; with 0 it keeps nothing.
 *
 * Kept pages are compressed once more, one after another and as tightly as brotli can, and then
 * take their place: the first visitors don't wait for that.
 */
export function createPageCache(
	maxBytes: number,
	now: () => number = () => Date.now(),
): PageCache {
	const isOn = maxBytes > 0;
	const pages = new LRUCache<string, CachedPage>({
		maxSize: Math.max(1, maxBytes),
		sizeCalculation: sizeOf,
	});
	const inflated = new LRUCache<Buffer, Buffer>({
		maxSize: inflatedBytes,
		sizeCalculation: (bytes) => bytes.length,
	});
	let tightened = Promise.resolve();

	async function tighten(key: string, page: CachedPage): Promise<void> {
		if (pages.peek(key) !== page) return;
		const { gzip } = page.bodies;
		const br = await brotli(gunzipSync(gzip), "best");
		if (pages.peek(key) === page)
			pages.set(key, { ...page, bodies: { gzip, br } });
	}

	return {
		isOn,
		renders: new Map(),
		size: () => pages.calculatedSize,
		find(key) {
			const page = pages.get(key);
			if (page === undefined) return undefined;
			const instant = now();
			if (instant < page.expiresAt && instant >= page.startsAt) return page;
			pages.delete(key);
			return undefined;
		},
		read({ bodies }, encoding) {
			if (encoding !== "identity") return bodies[encoding];
			const known = inflated.get(bodies.gzip);
			if (known) return known;
			const bytes = cutToSize(gunzipSync(bodies.gzip));
			inflated.set(bodies.gzip, bytes);
			return bytes;
		},
		set(key, page) {
			if (!isOn) return;
			pages.set(key, page);
			tightened = tightened.then(() => tighten(key, page));
		},
	};
}
