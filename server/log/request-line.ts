import { hostname } from "node:os";
import type { TraceContext } from "../tracing/trace-context.ts";
import type { Log } from "./logger.ts";
import type { CacheResult } from "./metrics.ts";

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

/** What is known of a request in the end. */
interface EndedRequest {
	readonly requestId: string;
	readonly trace: TraceContext | undefined;
	readonly statusCode: number;
	/** Whether its client was there until the answer's end. */
	readonly isWhole: boolean;
	readonly ms: number;
}

/**
 * Makes what writes a request's line, like the logger's own of level `info`: by hand and in few
 * pieces, for pino takes as long as all other work on a cached page's line. `undefined` if the
 * logger leaves that level out.
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

/** The id with what follows it of a request in a trace: digits alone, in names of OpenTelemetry's. */
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

/** What follows a request's id in its line, up to its time. */
function describe(
	{ method, path, cache }: RequestFacts,
	{ statusCode, isWhole }: EndedRequest,
): string {
	const shortPath = JSON.stringify(pathOf(path));
	return `","method":"${method}","path":${shortPath},"status":${statusCode}${cache ? `,"cache":"${cache}"` : ""}${isWhole ? "" : ',"aborted":true'},"ms":`;
}

/** A target's path, as far as it is told: without its query, and not all of a long one. */
export function pathOf(target: string): string {
	return (target.split("?", 1)[0] ?? "").slice(0, 200);
}
