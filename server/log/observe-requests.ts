import type { ServerResponse } from "node:http";
import pino, { type Logger } from "pino";
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

/**
 * Makes what observes requests, within Express and in front of it. Neither addresses nor query
 * strings are logged: they may hold personal data.
 */
export function createRequestObserver(
	logger: Logger,
	metrics: Metrics,
): ObserveRequest {
	const write = createLineWriter(logger);
	return (res, requestId, facts) => {
		const start = performance.now();
		metrics.beginRequest();
		res.on("close", () => {
			const ms = performance.now() - start;
			const isWhole = res.writableFinished;
			const { statusCode } = res;
			metrics.observeRequest(
				facts.route ?? "unmatched",
				facts.method,
				isWhole ? statusCode : "aborted",
				ms / 1000,
			);
			if (facts.cache) metrics.countPage(facts.cache);
			if (!write) return;
			const text = textOf(facts, statusCode, isWhole);
			write(requestId, text, Math.round(ms * 10) / 10);
		});
	};
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
 * pieces, for pino takes 1.1 µs longer, 3 % of a cached page's time. `undefined` if the logger
 * leaves that level out.
 *
 * @throws when the logger is none of pino's.
 */
function createLineWriter(
	logger: Logger,
): ((requestId: string, text: string, ms: number) => void) | undefined {
	if (!logger.isLevelEnabled("info")) return undefined;
	const destination: unknown = Reflect.get(logger, pino.symbols.streamSym);
	if (!isDestination(destination)) throw new Error("the logger writes nowhere");
	// Ready as text: `,"pid":1,"hostname":"web-1"`.
	const bindings: unknown = Reflect.get(logger, pino.symbols.chindingsSym);
	const beforeId = `${bindings},"requestId":"`;
	return (requestId, text, ms) =>
		destination.write(
			`{"level":30,"time":${Date.now()}${beforeId}${requestId}${text}${ms},"msg":"request"}\n`,
		);
}

function withoutQuery(path: string): string {
	const start = path.indexOf("?");
	return start < 0 ? path : path.slice(0, start);
}

function isDestination(
	value: unknown,
): value is { write(line: string): unknown } {
	return (
		typeof value === "object" &&
		value !== null &&
		"write" in value &&
		typeof value.write === "function"
	);
}
