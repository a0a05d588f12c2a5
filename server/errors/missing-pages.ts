import { LRUCache } from "lru-cache";
import { formatTheme } from "../../shared/themes.ts";
import { cutToSize } from "../files/cut-to-size.ts";
import { encodePage, type PageEncoding } from "../pages/cache/cached-page.ts";
import type { ErrorPageOptions } from "./render-error-page.ts";

const maxBytes = 1024 * 1024;

/** An encoded page, and whether it came from the cache. */
export interface MissingPage {
	readonly bytes: Buffer;
	readonly cache: "hit" | "miss";
}

/** Caches encoded 404 pages, separately, so that probing for addresses evicts nothing else. */
export function cacheMissingPages(
	render: (options: ErrorPageOptions) => string,
): (options: ErrorPageOptions, encoding: PageEncoding) => Promise<MissingPage> {
	const cached = new LRUCache<string, Buffer>({
		maxSize: maxBytes,
		sizeCalculation: (bytes, key) => bytes.length + key.length,
	});
	return async (options, encoding) => {
		const { locale, theme, message } = options;
		const key = [encoding, locale, formatTheme(theme), message].join(" ");
		const known = cached.get(key);
		if (known) return { bytes: known, cache: "hit" };
		const bytes = await encodePage(
			cutToSize(Buffer.from(render(options))),
			encoding,
		);
		cached.set(key, bytes);
		return { bytes, cache: "miss" };
	};
}
