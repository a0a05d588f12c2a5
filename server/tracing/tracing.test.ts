import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { startSite } from "../../scripts/test/test-site.ts";
import { createApp } from "../app.ts";
import type { AppDependencies } from "../dependencies.ts";
import { createTestLogger } from "../log/test-logs.ts";
import type { Span } from "./trace-requests.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${parentId}-01`;
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };

async function openSite(
	env: Record<string, string>,
	overrides: Partial<AppDependencies> = {},
) {
	const { lines, ...log } = createTestLogger();
	const spans: Span[] = [];
	const deps = await testDependencies(env);
	const exportSpan = deps.exportSpan && ((span: Span) => spans.push(span));
	const app = createApp({ ...deps, ...log, exportSpan, ...overrides });
	const get = (path: string, headers: Record<string, string> = {}) =>
		request(app).get(path).set(headers);
	return { get, lines, spans };
}

test("the trace of a trusted proxy is logged for rendered and cached pages", async () => {
	const { get, lines, spans } = await openSite({ TRUST_PROXY: "loopback" });
	const read = async () =>
		(await get("/en-US/about", { traceparent })).headers["server-timing"];
	await expect.poll(read).toContain("hit");
	await get("/api/none", { traceparent });
	expect(lines.length).toBeGreaterThan(2);
	const spanIds = lines.map(({ span_id }) => span_id);
	for (const line of lines) expect(line.trace_id).toBe(traceId);
	expect(new Set(spanIds).size).toBe(lines.length);
	expect(spanIds).not.toContain(parentId);
	expect(spans).toEqual([]);
});

test("untrusted trace headers are not logged, and no trace is created without an exporter", async () => {
	const { get, lines } = await openSite({ TRUST_PROXY: "203.0.113.1" });
	await get("/en-US/about", { traceparent });
	await get("/en-US/about");
	const trusting = await openSite({ TRUST_PROXY: "loopback" });
	await trusting.get("/en-US/about", { traceparent: "00-x-y-01" });
	for (const line of [...lines, ...trusting.lines])
		expect(Object.keys(line)).not.toContain("trace_id");
});

test("errors are logged with their trace", async () => {
	const { get, lines } = await openSite(
		{ TRUST_PROXY: "loopback" },
		{
			makeTree: () => {
				throw new Error("broken");
			},
		},
	);
	expect((await get("/en-US/careers", { traceparent })).status).toBe(500);
	expect(lines.find(({ msg }) => msg === "request failed")).toMatchObject({
		trace_id: traceId,
		span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
	});
});

test("with an exporter, each request is one span under its parent or in a new trace", async () => {
	const { get, spans, lines } = await openSite({
		...collector,
		TRUST_PROXY: "loopback",
	});
	await get("/en-US/about?email=li.wei@example.com", {
		traceparent,
		tracestate: "vendor=1",
	});
	await get(`/api/none${"x".repeat(5000)}`);
	expect(spans).toMatchObject([
		{
			traceId,
			parentId,
			state: "vendor=1",
			method: "GET",
			route: "about___en-US",
			path: "/en-US/about",
			outcome: 200,
		},
		{ parentId: undefined, route: undefined, outcome: 404 },
	]);
	expect(spans[1]?.traceId).not.toBe(traceId);
	expect(lines.map(({ span_id }) => span_id)).toEqual(
		spans.map(({ spanId }) => spanId),
	);
	for (const { start, end } of spans) {
		expect(end).toBeGreaterThan(start);
		expect(Math.abs(Date.now() - end)).toBeLessThan(60_000);
	}
	expect(JSON.stringify(spans)).not.toContain("li.wei");
	// Paths are truncated, because many spans queue up while the collector hangs.
	expect(spans[1]?.path).toHaveLength(200);
});

test.each([
	["parentbased_always_on", "01", 1],
	["parentbased_always_on", "00", 0],
	["parentbased_always_on", undefined, 1],
	["parentbased_always_off", "01", 1],
	["parentbased_always_off", undefined, 0],
	["always_off", "01", 0],
	["always_on", "00", 1],
	["traceidratio", "01", 0],
	["parentbased_traceidratio", "01", 1],
])("%s with the flags %s exports %i spans", async (sampler, flags, count) => {
	const { get, spans } = await openSite({
		...collector,
		TRUST_PROXY: "loopback",
		OTEL_TRACES_SAMPLER: sampler,
		OTEL_TRACES_SAMPLER_ARG: "0",
	});
	const header = `00-${traceId}-${parentId}-${flags}`;
	await get("/en-US/about", flags ? { traceparent: header } : {});
	expect(spans).toHaveLength(count);
});

test("a server exports its remaining spans when it stops", async () => {
	const posts: { url: string; key: unknown; body: unknown }[] = [];
	const server = createServer(async (req, res) => {
		const { url = "", headers } = req;
		posts.push({ url, key: headers["x-key"], body: await json(req) });
		res.end("{}");
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const site = await startSite(await testBuild("production"), {
		OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
		OTEL_EXPORTER_OTLP_HEADERS: "x-key=one%20two",
		OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
	});
	await (await fetch(`${site.origin}/en-US/about`)).text();
	await site.stop();
	expect(posts).toMatchObject([{ url: "/v1/traces", key: "one two" }]);
	const text = JSON.stringify(posts[0]?.body);
	for (const part of [
		'{"key":"service.name","value":{"stringValue":"site"}}',
		'{"key":"deployment.environment.name","value":{"stringValue":"test"}}',
		'"name":"GET about___en-US","kind":2',
		'{"key":"http.response.status_code","value":{"intValue":"200"}}',
	])
		expect(text).toContain(part);
	expect(text).toMatch(/"startTimeUnixNano":"\d{19}"/);
});
