import type { Outcome } from "../log/metrics.ts";

/** The caller's span, from `traceparent` (https://www.w3.org/TR/trace-context/). */
export interface TraceParent {
	readonly traceId: string;
	readonly spanId: string;
	readonly isSampled: boolean;
}

/** A request's own span in a trace. */
export interface TraceContext {
	/** 32 hexadecimal digits. */
	readonly traceId: string;
	/** 16 hexadecimal digits. */
	readonly spanId: string;
	readonly parentId?: string | undefined;
	readonly state?: string | undefined;
	/** Whether its span is exported. */
	readonly isSampled: boolean;
}

/** The span of a request that has ended. */
export interface Span extends TraceContext {
	readonly method: string;
	/** A label of low cardinality; absent if no route matched. */
	readonly route: string | undefined;
	/** Without a query string. */
	readonly path: string;
	readonly outcome: Outcome;
	/** Milliseconds since 1970. */
	readonly start: number;
	readonly end: number;
}

const form =
	/^(?<version>[0-9a-f]{2})-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?<rest>-.*)?$/;
const maximalLength = 256;

/** Parses a `traceparent` header; `undefined` if invalid. Later versions may append fields. */
export function parseTraceParent(header: unknown): TraceParent | undefined {
	if (typeof header !== "string" || header.length > maximalLength)
		return undefined;
	const { version, traceId, spanId, flags, rest } =
		form.exec(header)?.groups ?? {};
	if (!version || !traceId || !spanId || !flags) return undefined;
	if (version === "ff" || (version === "00" && rest !== undefined))
		return undefined;
	if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
	return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
