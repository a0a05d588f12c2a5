import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { createTestLogger } from "../log/test-logs.ts";
import { createSpanExporter } from "./export-spans.ts";
import type { Span } from "./trace-requests.ts";

const span: Span = {
	traceId: "1".repeat(32),
	spanId: "2".repeat(16),
	isSampled: true,
	method: "GET",
	route: "about___en-US",
	path: "/en-US/about",
	outcome: 200,
	start: 1_795_000_000_000.25,
	end: 1_795_000_000_001.5,
};

const posted = z.object({
	resourceSpans: z.tuple([
		z.object({
			scopeSpans: z.tuple([
				z.object({ spans: z.array(z.record(z.string(), z.unknown())) }),
			]),
		}),
	]),
});

/** A collector, and an exporter to it. */
async function start(
	options: Partial<Parameters<typeof createSpanExporter>[0]> = {},
	answer: RequestListener = (_req, res) => void res.end("{}"),
) {
	const batches: Record<string, unknown>[][] = [];
	const server = createServer(async (req, res) => {
		const { resourceSpans } = posted.parse(await json(req));
		batches.push(resourceSpans[0].scopeSpans[0].spans);
		answer(req, res);
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const { logger, lines } = createTestLogger();
	const tracing = {
		endpoint: `http://127.0.0.1:${port}/v1/traces`,
		headers: {},
		resource: { "service.name": "site" },
	};
	const exporter = createSpanExporter({ tracing, logger, ...options });
	onTestFinished(() => exporter.stop());
	return { exporter, batches, lines };
}

test("spans are exported in one batch after an interval", async () => {
	const { exporter, batches } = await start({ intervalMs: 20 });
	exporter.add(span);
	exporter.add({ ...span, parentId: "3".repeat(16), outcome: 503 });
	exporter.add({ ...span, route: undefined, outcome: "aborted" });
	await expect.poll(() => batches.length).toBe(1);
	expect(batches[0]).toMatchObject([
		{
			name: "GET about___en-US",
			startTimeUnixNano: "1795000000000250000",
			endTimeUnixNano: "1795000000001500000",
		},
		{ parentSpanId: "3".repeat(16), status: { code: 2 } },
		{ name: "GET", status: { code: 2 } },
	]);
	expect(batches[0]?.[0]).not.toHaveProperty("status");
});

test("a full batch is exported immediately, and the rest on stop", async () => {
	const { exporter, batches } = await start({ maximalBatch: 3 });
	for (let count = 0; count < 7; count++) exporter.add(span);
	await expect.poll(() => batches.length).toBe(2);
	await exporter.stop();
	expect(batches.map((batch) => batch.length)).toEqual([3, 3, 1]);
});

test("the span queue is bounded", async () => {
	const { exporter, batches } = await start({ maximalQueue: 5 });
	for (let count = 0; count < 100; count++) exporter.add(span);
	await exporter.stop();
	expect(batches.flat()).toHaveLength(5);
});

test("a failing collector is logged once, and again when it recovers", async () => {
	let isDown = true;
	const { exporter, batches, lines } = await start(
		{ maximalBatch: 1 },
		(_req, res) => void res.writeHead(isDown ? 503 : 200).end(),
	);
	for (let count = 1; count <= 3; count++) {
		exporter.add(span);
		await expect.poll(() => batches.length).toBe(count);
	}
	await expect.poll(() => lines.length).toBe(1);
	expect(lines[0]).toMatchObject({
		msg: "spans cannot be exported",
		reason: "answered with 503",
	});
	isDown = false;
	await expect
		.poll(() => {
			exporter.add(span);
			return lines.length;
		})
		.toBeGreaterThan(1);
	expect(lines[1]).toMatchObject({ msg: "spans are exported again", lost: 3 });
});
