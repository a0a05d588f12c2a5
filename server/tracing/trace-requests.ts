import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Application } from "express";
import type { Tracing } from "../config/tracing.ts";
import { isTrustedPeer } from "../connections/trusted-proxy.ts";
import type { FrontStep } from "../middleware/run-in-front.ts";
import {
	parseTraceParent,
	type TraceContext,
	type TraceParent,
} from "./trace-context.ts";

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
