import { hostname } from "node:os";
import type { TraceContext } from "../tracing/trace-requests.ts";
import type { Log } from "./logger.ts";
import type { CacheResult } from "./metrics.ts";

/** The logged and counted facts of a request. They are read after the request has ended. */
export interface RequestFacts {
	readonly method: string;
	/** May include a query string, which is not logged. */
	readonly path: string;
	/** A label of low cardinality: a page's name and locale, or an endpoint's pattern. */
	readonly route?: string | undefined;
	/** Only for pages. */
	readonly cache?: CacheResult | undefined;
	/** The serialized facts, cached when a request first ends with 200. */
	text?: string | undefined;
}

/** Shared facts, for a request with the given method. */
export function withMethod(facts: RequestFacts, method: string): RequestFacts {
	return method === facts.method
		? facts
		: { ...facts, method, text: undefined };
}

/** The facts known at the end of a request. */
interface EndedRequest {
	readonly requestId: string;
	readonly trace: TraceContext | undefined;
	readonly statusCode: number;
	/** Whether the client stayed until the response was complete. */
	readonly isWhole: boolean;
	readonly ms: number;
}

/**
 * Creates the function that writes a request's log line, in the logger's format for level `info`.
 * It is serialized by hand, because pino takes as long as all other work on a cached page.
 * `undefined` if the logger omits that level.
 */
export function createLineWriter({
	logger,
	logDestination,
}: Log): ((facts: RequestFacts, ended: EndedRequest) => void) | undefined {
	if (!logger.isLevelEnabled("info")) return undefined;
	const { pid } = process;
	const base = JSON.stringify({ pid, hostname: hostname() }).slice(1, -1);
	const beforeId = `,${base},"requestId":"`;
	return (facts, ended) => {
		const { requestId, trace, ms } = ended;
		const id = trace ? withTrace(requestId, trace) : requestId;
		const text = textOf(facts, ended);
		logDestination.write(
			`{"level":30,"time":${Date.now()}${beforeId}${id}${text}${Math.round(ms * 10) / 10},"msg":"request"}\n`,
		);
	};
}

/** The request id and the trace ids (hexadecimal digits), with OpenTelemetry's field names. */
function withTrace(
	requestId: string,
	{ traceId, spanId }: TraceContext,
): string {
	return `${requestId}","trace_id":"${traceId}","span_id":"${spanId}`;
}

function textOf(facts: RequestFacts, ended: EndedRequest): string {
	if (!ended.isWhole || ended.statusCode !== 200) return describe(facts, ended);
	facts.text ??= describe(facts, ended);
	return facts.text;
}

/** The part of a log line after the request id, up to the duration. */
function describe(
	{ method, path, cache }: RequestFacts,
	{ statusCode, isWhole }: EndedRequest,
): string {
	const shortPath = JSON.stringify(pathOf(path));
	return `","method":"${method}","path":${shortPath},"status":${statusCode}${cache ? `,"cache":"${cache}"` : ""}${isWhole ? "" : ',"aborted":true'},"ms":`;
}

/** The logged path of a request target: without its query, and truncated. */
export function pathOf(target: string): string {
	return (target.split("?", 1)[0] ?? "").slice(0, 200);
}
