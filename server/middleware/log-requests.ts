import type { Request, RequestHandler } from "express";
import { routeName } from "../../shared/pages/page-paths.ts";
import type { CacheResult } from "../log/metrics.ts";
import type { ObserveRequest } from "../log/observe-requests.ts";

declare global {
	namespace Express {
		interface Request {
			/** What it counts under, where neither a page nor an endpoint's pattern says so. */
			routeLabel?: string;
			/** What the page cache did with it, if it is for a page. */
			cacheResult?: CacheResult;
		}
	}
}

/** Logs and counts every request once answered or given up. */
export function logRequests(observe: ObserveRequest): RequestHandler {
	return (req, res, next) => {
		observe(res, req.id, {
			method: req.method,
			path: hideCodes(req.target.path),
			// Not known before the end.
			get route() {
				return labelOf(req);
			},
			get cache() {
				return req.cacheResult;
			},
		});
		next();
	};
}

/**
 * The path without the code of a one-time link, with which a reader of the log could sign in, also
 * where a program on the way has encoded what leads to it.
 */
function hideCodes(path: string): string {
	const plain = path.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
	return /\/invite\/./i.test(plain)
		? plain.replace(/(\/invite\/).+/is, "$1-")
		: path;
}

/** One of few names: never a path, for those are anybody's to invent. */
function labelOf(req: Request): string | undefined {
	if (req.routeLabel) return req.routeLabel;
	if (req.found) return routeName(req.found.page, req.found.locale);
	const pattern: unknown = req.route?.path;
	return typeof pattern === "string" ? pattern : undefined;
}
