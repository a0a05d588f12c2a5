import type { Request, Response } from "express";
import type { CacheResult } from "../../log/metrics.ts";
import type { LocaleSource } from "../../middleware/guess-locale.ts";

/**
 * A page's `Server-Timing` (W3C Server Timing): what decided the locale, and the cache result.
 *
 * @param renderMs how long rendering took, in milliseconds; absent if nothing was rendered.
 */
export function formatServerTiming(
	source: LocaleSource,
	cache: CacheResult,
	renderMs?: number,
): string {
	const render =
		renderMs === undefined ? "" : `, render;dur=${renderMs.toFixed(1)}`;
	return `locale;desc="${source}", cache;desc="${cache}"${render}`;
}

/** Sets `Server-Timing`: what decided the locale, the cache result, and the render time. */
export function setServerTiming(
	res: Response,
	req: Request,
	cache: CacheResult,
	renderMs?: number,
): void {
	req.cacheResult = cache;
	res.setHeader(
		"Server-Timing",
		formatServerTiming(req.localeSource ?? "path", cache, renderMs),
	);
}
