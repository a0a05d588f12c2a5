import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Application } from "express";
import type { Tracing } from "../config/tracing.ts";
import { isTrustedPeer } from "../connections/trusted-proxy.ts";
import type { Outcome } from "../log/metrics.ts";
import type { FrontStep } from "../middleware/run-in-front.ts";

/** The caller's span, from `traceparent` (https://www.w3.org/TR/trace-context/). */
interface TraceParent {
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

declare module "node:http" {
	interface IncomingMessage {
		/** The request's span, if it is part of a trace. */
		trace?: TraceContext | undefined;
	}
}

const maximalState = 512;

/**
 * Assigns a request its span: as a child of a trusted proxy's `traceparent` or, if spans are
 * exported, as the root of a new trace.
 */
export function traceRequests(
	app: Application,
	tracing: Tracing | undefined,
): FrontStep {
	return (req) => {
		const parent =
			req.headers.traceparent !== undefined && isTrustedPeer(req, app)
				? parseTraceParent(req.headers.traceparent)
				: undefined;
		if (parent || tracing) req.trace = makeContext(req, parent, tracing);
		return false;
	};
}

function makeContext(
	req: IncomingMessage,
	parent: TraceParent | undefined,
	tracing: Tracing | undefined,
): TraceContext {
	const traceId = parent?.traceId ?? randomBytes(16).toString("hex");
	const { tracestate } = req.headers;
	const state =
		parent &&
		typeof tracestate === "string" &&
		tracestate.length <= maximalState
			? tracestate
			: undefined;
	return {
		traceId,
		spanId: randomBytes(8).toString("hex"),
		parentId: parent?.spanId,
		state,
		isSampled: tracing !== undefined && isSampled(traceId, parent, tracing),
	};
}

/** Depends only on the trace id, so that all participants decide alike. */
function isSampled(
	traceId: string,
	parent: TraceParent | undefined,
	{ ratio, isParentBased }: Tracing,
): boolean {
	if (parent && isParentBased) return parent.isSampled;
	return Number.parseInt(traceId.slice(-8), 16) < ratio * 2 ** 32;
}

/** The log fields that identify a request. */
export function requestIds(req: Pick<IncomingMessage, "id" | "trace">) {
	const { id: requestId, trace } = req;
	return trace
		? { requestId, trace_id: trace.traceId, span_id: trace.spanId }
		: { requestId };
}
