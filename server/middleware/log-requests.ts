import type { Request, RequestHandler } from "express";
import { routeName } from "../../shared/pages/page-paths.ts";
import type { CacheResult } from "../log/metrics.ts";
import type { ObserveRequest } from "../log/observe-requests.ts";
import type { RequestFacts } from "../log/request-line.ts";

declare global {
	namespace Express {
		interface Request {
			/** The route label, if neither a page nor an endpoint's pattern provides one. */
			routeLabel?: string;
			/** The page cache's result, for requests for pages. */
			cacheResult?: CacheResult;
		}
	}
}

/** Logs and counts every request once it was answered or aborted. */
export function logRequests(observe: ObserveRequest): RequestHandler {
	return (req, res, next) => {
		observe(res, req.id, new LateFacts(req));
		next();
	};
}

/**
 * The facts of a request, some of which are not known before its end. A class, because V8 allocates
 * the getters of an object literal in the old generation, where they keep the request until the
 * next full collection.
 */
class LateFacts implements RequestFacts {
	readonly method: string;
	readonly path: string;
	readonly #req: Request;

	constructor(req: Request) {
		this.method = req.method;
		this.path = hideCodes(req.target.path);
		this.#req = req;
	}

	get route() {
		return labelOf(this.#req);
	}

	get cache() {
		return this.#req.cacheResult;
	}
}

/**
 * The path without a one-time link's code, with which a reader of the log could sign in. This also
 * works if a program on the way has percent-encoded the path.
 */
function hideCodes(path: string): string {
	const plain = path.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
	return /\binvite[^\w-]./is.test(plain)
		? plain.replace(/(\binvite)[^\w-].+/is, "$1/-")
		: path;
}

/** A label of low cardinality: never the path, because clients can invent any number of paths. */
function labelOf(req: Request): string | undefined {
	if (req.routeLabel) return req.routeLabel;
	if (req.found) return routeName(req.found.page, req.found.locale);
	const pattern: unknown = req.route?.path;
	return typeof pattern === "string" ? pattern : undefined;
}
