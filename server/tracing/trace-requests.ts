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
		/** The request's place in a trace, where it has one. */
		trace?: TraceContext | undefined;
	}
}

const maximalState = 512;

/**
 * Finds a request's place in a trace: below what a trusted proxy says in `traceparent`, else, where
 * spans are exported, at the beginning of a trace of its own.
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

/** By the trace's id alone, so that all who see the trace decide alike. */
function isSampled(
	traceId: string,
	parent: TraceParent | undefined,
	{ ratio, isParentBased }: Tracing,
): boolean {
	if (parent && isParentBased) return parent.isSampled;
	return Number.parseInt(traceId.slice(-8), 16) < ratio * 2 ** 32;
}

/** What log lines about a request say of which one it is. */
export function identityOf(req: Pick<IncomingMessage, "id" | "trace">) {
	const { id: requestId, trace } = req;
	return trace
		? { requestId, trace_id: trace.traceId, span_id: trace.spanId }
		: { requestId };
}
