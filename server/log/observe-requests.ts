import type { ServerResponse } from "node:http";
import { hostname } from "node:os";
import type { Span, TraceContext } from "../tracing/trace-context.ts";
import type { Log } from "./logger.ts";
import type { CacheResult, Metrics } from "./metrics.ts";

/** What is logged and counted of a request. It is read once the request has ended. */
export interface RequestFacts {
	readonly method: string;
	/** With or without a query string, which is not logged. */
	readonly path: string;
	/** One of few names: a page's row and locale, an endpoint's pattern. */
	readonly route?: string | undefined;
	/** Of pages only. */
	readonly cache?: CacheResult | undefined;
	/** These facts as they are logged, made when a request first ends with 200. */
	text?: string | undefined;
}

/** Facts that many requests share, for one with this method. */
export function withMethod(facts: RequestFacts, method: string): RequestFacts {
	return method === facts.method
		? facts
		: { ...facts, method, text: undefined };
}

/**
 * Logs and counts a request, once its answer has ended or its client has gone.
 *
 * @param requestId letters, digits and `_.-` only.
 * @param facts those of many requests, where they have the same.
 */
export type ObserveRequest = (
	res: ServerResponse,
	requestId: string,
	facts: RequestFacts,
) => void;

export interface ObserverDependencies extends Log {
	readonly metrics: Metrics;
	/** Takes the spans of requests that are sampled, where spans are exported. */
	readonly exportSpan?: ((span: Span) => void) | undefined;
}

/**
 * Makes what observes requests, within Express and in front of it. Neither addresses nor query
 * strings are logged: they may hold personal data.
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
			if (facts.cache) metrics.countPage(facts.cache);
			if (exportSpan && trace?.isSampled)
				exportSpan({
					...trace,
					method: facts.method,
					route: facts.route,
					path: withoutQuery(facts.path),
					outcome,
					start: performance.timeOrigin + start,
					end: performance.timeOrigin + start + ms,
				});
			if (!write) return;
			const text = textOf(facts, statusCode, isWhole);
			const id = trace ? withTrace(requestId, trace) : requestId;
			write(id, text, Math.round(ms * 10) / 10);
		});
	};
}

/** The id with what follows it of a request in a trace: digits alone, in names of OpenTelemetry's. */
function withTrace(
	requestId: string,
	{ traceId, spanId }: TraceContext,
): string {
	return `${requestId}","trace_id":"${traceId}","span_id":"${spanId}`;
}

function textOf(
	facts: RequestFacts,
	statusCode: number,
	isWhole: boolean,
): string {
	if (!isWhole || statusCode !== 200)
		return describe(facts, statusCode, isWhole);
	facts.text ??= describe(facts, statusCode, isWhole);
	return facts.text;
}

/** What follows a request's id in its line, up to its time. */
function describe(
	{ method, path, cache }: RequestFacts,
	statusCode: number,
	isWhole: boolean,
): string {
	const shortPath = JSON.stringify(withoutQuery(path).slice(0, 200));
	return `","method":"${method}","path":${shortPath},"status":${statusCode}${cache ? `,"cache":"${cache}"` : ""}${isWhole ? "" : ',"aborted":true'},"ms":`;
}

/**
 * Makes what writes a request's line, like the logger's own of level `info`: by hand and in few
 * pieces, for pino takes as long as all other work on a cached page's line. `undefined` if the
 * logger leaves that level out.
 */
function createLineWriter({
	logger,
	logDestination,
}: Log): ((requestId: string, text: string, ms: number) => void) | undefined {
	if (!logger.isLevelEnabled("info")) return undefined;
	const { pid } = process;
	const base = JSON.stringify({ pid, hostname: hostname() }).slice(1, -1);
	const beforeId = `,${base},"requestId":"`;
	return (requestId, text, ms) =>
		logDestination.write(
			`{"level":30,"time":${Date.now()}${beforeId}${requestId}${text}${ms},"msg":"request"}\n`,
		);
}

function withoutQuery(path: string): string {
	const start = path.indexOf("?");
	return start < 0 ? path : path.slice(0, start);
}
