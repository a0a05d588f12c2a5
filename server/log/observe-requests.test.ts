import http from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../connections/listen.ts";
import type { Log } from "./logger.ts";
import { createMetrics } from "./metrics.ts";
import { createRequestObserver } from "./observe-requests.ts";
import { type RequestFacts, withMethod } from "./request-line.ts";
import { createTestLogger } from "./test-logs.ts";

const facts: RequestFacts = {
	method: "GET",
	path: "/about",
	route: "about___zh-CN",
};

/** Serves one observed request with these facts, on plain `node:http`. */
async function serveOnce(
	given: Partial<RequestFacts>,
	{ answers = true, ...log }: Log & { answers?: boolean },
) {
	const metrics = createMetrics();
	const observe = createRequestObserver({ ...log, metrics });
	const server = http.createServer((_req, res) => {
		observe(res, "abc-1", { ...facts, ...given });
		res.statusCode = 404;
		if (answers) res.end("none");
		else client.destroy();
	});
	onTestFinished(() => void server.close());
	const port = await listen(server, 0, "127.0.0.1");
	const client = http.get({ port, host: "127.0.0.1", agent: false });
	client.on("response", (response) => response.resume());
	// The error of the client that disconnects.
	client.on("error", () => {});
	await new Promise((resolve) => client.on("close", resolve));
	await expect.poll(() => metrics.render()).toContain("_count{");
	return metrics.render();
}

test("a request is logged in the logger's format with its id, status and duration", async () => {
	const { lines, ...log } = createTestLogger();
	log.logger.info({ requestId: "abc-1" }, "request");
	const text = await serveOnce({ cache: "hit" }, log);
	expect(lines[1]).toEqual({
		...lines[0],
		time: expect.any(Number),
		method: "GET",
		path: "/about",
		status: 404,
		ms: expect.any(Number),
		cache: "hit",
	});
	expect(text).toContain(
		'_count{route="about___zh-CN",method="GET",status="4xx"} 1',
	);
	expect(text).toContain('page_cache_requests_total{result="hit"} 1');
});

test("a request whose client disconnects counts as aborted", async () => {
	const { lines, ...log } = createTestLogger();
	const text = await serveOnce({}, { ...log, answers: false });
	expect(lines).toMatchObject([{ msg: "request", aborted: true }]);
	expect(text).toContain(
		'_count{route="about___zh-CN",method="GET",status="aborted"} 1',
	);
	expect(text).toContain("http_requests_in_flight 0");
});

test.each([
	["/search?email=a@example.com", "/search"],
	['/"},{"level":60', '/"},{"level":60'],
	["/\u2028\\\ud800", "/\u2028\\\ud800"],
	[`/${"a".repeat(5000)}`, `/${"a".repeat(199)}`],
])(
	"paths are logged without a query, truncated, and on one line: %#",
	async (path, logged) => {
		const { lines, ...log } = createTestLogger();
		await serveOnce({ path }, log);
		expect(lines).toMatchObject([{ path: logged }]);
	},
);

test("a request without a route counts as unmatched", async () => {
	const log = createTestLogger();
	expect(await serveOnce({ route: undefined }, log)).toContain(
		'_count{route="unmatched",method="GET",status="4xx"} 1',
	);
});

test("a log level above info writes no request lines, and requests still count", async () => {
	const { lines, ...log } = createTestLogger("warn");
	expect(await serveOnce({}, log)).toContain("_count{");
	expect(lines).toEqual([]);
});

test("requests that share cached facts are logged with their own method and status", async () => {
	const { lines, ...log } = createTestLogger();
	const metrics = createMetrics();
	const observe = createRequestObserver({ ...log, metrics });
	const shared: RequestFacts = { ...facts, cache: "hit" };
	const server = http.createServer((req, res) => {
		observe(res, `id-${lines.length}`, withMethod(shared, req.method ?? ""));
		res.statusCode = req.url === "/missing" ? 404 : 200;
		res.end();
	});
	onTestFinished(() => void server.close());
	const port = await listen(server, 0, "127.0.0.1");
	const requests = ["GET /", "HEAD /", "GET /missing", "GET /"];
	for (const [index, request] of requests.entries()) {
		const [method = "", path = ""] = request.split(" ");
		await fetch(`http://127.0.0.1:${port}${path}`, { method });
		await expect.poll(() => lines.length).toBe(index + 1);
	}
	expect(lines).toMatchObject([
		{ requestId: "id-0", method: "GET", status: 200 },
		{ requestId: "id-1", method: "HEAD", status: 200 },
		{ requestId: "id-2", method: "GET", status: 404 },
		{ requestId: "id-3", method: "GET", status: 200 },
	]);
});
