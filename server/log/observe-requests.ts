import type { ServerResponse } from "node:http";
import type { Span } from "../tracing/trace-requests.ts";
import type { Log } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import { createLineWriter, pathOf, type RequestFacts } from "./request-line.ts";

/**
 * Logs and counts a request when its response ends or its client disconnects.
 *
 * @param requestId only letters, digits and `_.-`.
 * @param facts may be shared by many requests.
 */
export type ObserveRequest = (
	res: ServerResponse,
	requestId: string,
	facts: RequestFacts,
) => void;

interface ObserverDependencies extends Log {
	readonly metrics: Metrics;
	/** Receives the spans of sampled requests, if spans are exported. */
	readonly exportSpan?: ((span: Span) => void) | undefined;
}

/**
 * Creates the observer of requests, both within Express and in front of it. It logs neither
 * addresses nor query strings, which may contain personal data.
 */
export function createRequestObserver({
	metrics,
	exportSpan,
	...log
}: ObserverDependencies): ObserveRequest {
	const write = createLineWriter(log);
	return (res, requestId, facts) => {
		const start = performance.now();
		metrics.beginRequest();
		res.on("close", () => {
			const ms = performance.now() - start;
			const isWhole = res.writableFinished;
			const { statusCode } = res;
			const outcome = isWhole ? statusCode : "aborted";
			const { trace } = res.req;
			metrics.observeRequest(
				facts.route ?? "unmatched",
				facts.method,
				outcome,
				ms / 1000,
			);
			if (facts.cache) metrics.countPage({ result: facts.cache });
			if (exportSpan && trace?.isSampled)
				exportSpan({
					...trace,
					method: facts.method,
					route: facts.route,
					path: pathOf(facts.path),
					outcome,
					start: performance.timeOrigin + start,
					end: performance.timeOrigin + start + ms,
				});
			write?.(facts, { requestId, trace, statusCode, isWhole, ms });
		});
	};
}
