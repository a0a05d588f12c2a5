import { expect, test } from "vitest";
import { parseTraceParent } from "./trace-requests.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";

test.each([
	[`00-${traceId}-${spanId}-01`, true],
	[`00-${traceId}-${spanId}-00`, false],
	[`00-${traceId}-${spanId}-03`, true],
	[`01-${traceId}-${spanId}-01`, true],
	[`cc-${traceId}-${spanId}-01-what-comes-later`, true],
])("%s is a valid traceparent", (header, isSampled) => {
	expect(parseTraceParent(header)).toEqual({ traceId, spanId, isSampled });
});

test.each([
	undefined,
	[`00-${traceId}-${spanId}-01`],
	"",
	`00-${traceId}-${spanId}`,
	`00-${traceId}-${spanId}-1`,
	`00-${traceId}-${spanId}-01-more`,
	`ff-${traceId}-${spanId}-01`,
	`0g-${traceId}-${spanId}-01`,
	`00-${traceId.toUpperCase()}-${spanId}-01`,
	`00-${"0".repeat(32)}-${spanId}-01`,
	`00-${traceId}-${"0".repeat(16)}-01`,
	`00-${traceId}","x":"-${spanId}-01`,
	`01-${traceId}-${spanId}-01-${"x".repeat(300)}`,
	`01-${traceId}-${spanId}-01x`,
])("%s is not a valid traceparent", (header) => {
	expect(parseTraceParent(header)).toBeUndefined();
});
