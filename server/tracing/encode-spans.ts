import type { Span } from "./trace-requests.ts";

/** OTLP constants: the kind of a server span, and the status of an error. */
const serverKind = 2;
const errorStatus = 2;

/** Encodes spans as OTLP/JSON. */
export function encodeSpans(
	resource: Readonly<Record<string, string>>,
	spans: readonly Span[],
) {
	return {
		resourceSpans: [
			{
				resource: { attributes: listAttributes(resource) },
				scopeSpans: [
					{ scope: { name: "server" }, spans: spans.map(encodeSpan) },
				],
			},
		],
	};
}

function encodeSpan(span: Span) {
	const { traceId, spanId, parentId, state, method, route, outcome } = span;
	const isAborted = outcome === "aborted";
	const isError = isAborted || outcome >= 500;
	return {
		traceId,
		spanId,
		...(parentId && { parentSpanId: parentId }),
		...(state && { traceState: state }),
		name: route ? `${method} ${route}` : method,
		kind: serverKind,
		startTimeUnixNano: toNanoseconds(span.start),
		endTimeUnixNano: toNanoseconds(span.end),
		attributes: listAttributes({
			"http.request.method": method,
			"url.path": span.path,
			...(route && { "http.route": route }),
			...(isAborted
				? { "error.type": "aborted" }
				: { "http.response.status_code": outcome }),
		}),
		...(isError && { status: { code: errorStatus } }),
	};
}

function toNanoseconds(milliseconds: number): string {
	return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}

function listAttributes(values: Readonly<Record<string, string | number>>) {
	return Object.entries(values).map(([key, value]) => ({
		key,
		value:
			typeof value === "number"
				? { intValue: String(value) }
				: { stringValue: value },
	}));
}
