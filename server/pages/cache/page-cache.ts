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

/** Memory for pages inflated for clients that accept no compression. */
const inflatedBytes = 4 * 1024 * 1024;

/** Rendered pages in memory, and renders in progress. */
export type PageCache = ReturnType<typeof createPageCache>;

/**
 * The cache key of a page within a build.
 *
 * @param path the canonical request path.
 * @param theme as in the theme cookie.
 */
export function pageKey(path: string, theme: string): string {
	return `${path} ${theme}`;
}

/**
 * Creates an LRU cache bounded by bytes; 0 disables it.
 *
 * Cached pages are later recompressed one by one at brotli's best quality and replaced, so that
 * first visitors do not wait for that.
 *
 * @param recompress tests, which request most pages once, pass a faster one.
 */
export function createPageCache(
	maxBytes: number,
	now: () => number = () => Date.now(),
	recompress = (bytes: Buffer) => brotli(bytes, "best"),
) {
	const isOn = maxBytes > 0;
	const pages = new LRUCache<string, CachedPage>({
		maxSize: Math.max(1, maxBytes),
		sizeCalculation: sizeOf,
	});
	const inflated = new LRUCache<Buffer, Buffer>({
		maxSize: inflatedBytes,
		sizeCalculation: (bytes) => bytes.length,
		memoMethod: (gzip) => cutToSize(gunzipSync(gzip)),
	});
	let tightened = Promise.resolve();

	async function tighten(key: string, page: CachedPage): Promise<void> {
		if (pages.peek(key) !== page) return;
		const { gzip } = page.bodies;
		const br = await recompress(gunzipSync(gzip));
		if (pages.peek(key) === page)
			pages.set(key, { ...page, bodies: { gzip, br } });
	}

	return {
		/** Whether caching is enabled. */
		isOn,
		/** Renders in progress, by key. */
		renders: new Map<string, SharedRender>(),
		/** Bytes in use. */
		size: () => pages.calculatedSize,
		/** The page cached under a key, unless it is from another day. */
		find(key: string): CachedPage | undefined {
			const page = pages.get(key);
			if (page === undefined) return undefined;
			const instant = now();
			if (instant < page.expiresAt && instant >= page.startsAt) return page;
			pages.delete(key);
			return undefined;
		},
		/** A page's bytes in an encoding. */
		read: ({ bodies }: CachedPage, encoding: PageEncoding): Buffer =>
			encoding === "identity" ? inflated.memo(bodies.gzip) : bodies[encoding],
		/** Caches a page, evicting the least recently used ones. */
		set(key: string, page: CachedPage): void {
			if (!isOn) return;
			pages.set(key, page);
			tightened = tightened.then(() => tighten(key, page));
		},
	};
}
