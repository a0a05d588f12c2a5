import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { startSite } from "../../scripts/test/test-site.ts";
import { readConfig } from "../config/config.ts";
import { createTestLogger } from "./test-logs.ts";

const token = "a-long-token~1.2+3/4=";
const bearer = `Bearer ${token}`;
const { logger, logDestination, lines } = createTestLogger();
const app = await createTestApp(
	{ METRICS_TOKEN: token, TRUST_PROXY: "loopback" },
	{ logger, logDestination },
);

function get(path: string) {
	return request(app).get(path).set("User-Agent", agents.person);
}

/** All time series of the app, by name and labels. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
	const { text } = await get("/metrics").set("Authorization", bearer);
	return new Map(
		text
			.split("\n")
			.filter((line) => line !== "" && !line.startsWith("#"))
			.map((line) => {
				const end = line.lastIndexOf(" ");
				return [line.slice(0, end), Number(line.slice(end + 1))];
			}),
	);
}

function countOf(route: string, status = "2xx", method = "GET"): string {
	return `http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;
}

test("/metrics returns 404 when METRICS_TOKEN is unset", async () => {
	const plain = await createTestApp();
	for (const method of ["get", "post"] as const) {
		const answer = await request(plain)
			[method]("/metrics")
			.set("Authorization", bearer);
		expect([answer.status, answer.headers["www-authenticate"]]).toEqual([
			404,
			undefined,
		]);
	}
});

test.each(["two words", "tök", "a=b", '"quoted"'])(
	"a METRICS_TOKEN that no header can carry fails at startup without being echoed: %s",
	(bad) => {
		expect(() => readConfig({ METRICS_TOKEN: bad })).toThrow(
			"METRICS_TOKEN holds something, which is not allowed; allowed: letters, digits and",
		);
	},
);

test.each([
	[undefined, 'Bearer realm="metrics"'],
	["Basic dXNlcjpwYXNz", 'Bearer realm="metrics"'],
	[`Bearer ${token}x`, 'Bearer realm="metrics", error="invalid_token"'],
	["Bearer x", 'Bearer realm="metrics", error="invalid_token"'],
	[`Bearer ${token} x`, 'Bearer realm="metrics"'],
	["Bearer", 'Bearer realm="metrics"'],
])(
	"the Authorization header %s gets 401 with a WWW-Authenticate challenge",
	async (authorization, challenge) => {
		const asked = get("/metrics");
		if (authorization !== undefined) asked.set("Authorization", authorization);
		const answer = await asked;
		expect([answer.status, answer.headers["www-authenticate"]]).toEqual([
			401,
			challenge,
		]);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.text).not.toContain("http_request");
	},
);

test.each([bearer, `bearer ${token}`, `BEARER  ${token} `])(
	"the Authorization header %s gets metrics in the Prometheus text format",
	async (authorization) => {
		const answer = await get("/metrics").set("Authorization", authorization);
		expect([answer.status, answer.headers["content-type"]]).toEqual([
			200,
			"text/plain; version=0.0.4; charset=utf-8",
		]);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.text).toMatch(/^process_resident_memory_bytes \d+$/m);
		expect(answer.text).toMatch(/^outbox_deliveries\{state="waiting"\} 0$/m);
		expect(answer.text).toMatch(
			/^image_transformations\{state="running"\} 0$/m,
		);
		expect(answer.text.endsWith("\n")).toBe(true);
	},
);

test.each([
	["/about", "about___zh-CN", "2xx"],
	["/en-US/about", "about___en-US", "2xx"],
	["/_i18n/en-US/messages.json", "/_i18n/:locale/messages.json", "2xx"],
	["/_i18n/de/messages.json", "/_i18n/:locale/messages.json", "4xx"],
	["/_image", "/_image", "4xx"],
	["/icon.svg", "asset", "2xx"],
	["/assets/none.js", "asset", "4xx"],
	["/About", "unmatched", "3xx"],
	["/metrics", "/metrics", "4xx"],
])(
	"a request for %s counts under the route %s and the status %s",
	async (path, route, status) => {
		const before = await scrape();
		await get(path);
		const after = await scrape();
		const series = countOf(route, status);
		expect((after.get(series) ?? 0) - (before.get(series) ?? 0)).toBe(1);
	},
);

test("all parameter values of a page count under one route per language", async () => {
	await get("/en-US/industries");
	const before = await scrape();
	const { text } = await get("/en-US/industries");
	const links = text.match(/\/en-US\/industries\/[a-z-]+/g) ?? [];
	const addresses = [...new Set(links)].slice(0, 3);
	for (const address of addresses) await get(address);
	const after = await scrape();
	const added = [...after.keys()].filter((series) => !before.has(series));
	const names = new Set(
		added.map((series) => /route="([^"]+)"/.exec(series)?.[1]),
	);
	expect(addresses).toHaveLength(3);
	expect(names.size).toBe(1);
});

test("every page request counts as one cache result, and shared renders count once", async () => {
	const sum = (series: ReadonlyMap<string, number>) =>
		[...series].reduce(
			(total, [name, value]) =>
				name.startsWith("page_cache_requests_total") ? total + value : total,
			0,
		);
	const hits = 'page_cache_requests_total{result="hit"}';
	const misses = 'page_cache_requests_total{result="miss"}';
	const renders = "page_render_duration_seconds_count";
	const before = await scrape();
	const grown = async (read: (series: Awaited<typeof before>) => number) =>
		read(await scrape()) - read(before);
	for (let i = 0; i < 4; i++) await get("/en-US/services");
	expect(await grown(sum)).toBe(4);
	expect(await grown((series) => series.get(misses) ?? 0)).toBe(1);
	expect(await grown((series) => series.get(renders) ?? 0)).toBe(1);
	// The page is cached once it has been compressed; until then, others follow the render.
	const read = async () =>
		(await get("/en-US/services")).headers["server-timing"];
	await expect.poll(read).toContain("hit");
	expect(await grown((series) => series.get(hits) ?? 0)).toBeGreaterThan(0);
});

test("a running server reports event loop lag and refused requests", async () => {
	const site = await startSite(await testBuild("production"), {
		METRICS_TOKEN: token,
	});
	onTestFinished(async () => void (await site.stop("SIGKILL")));
	const { hostname, port } = new URL(site.origin);
	const unreadable = connect(Number(port), hostname);
	unreadable.write("hello\r\n\r\n");
	expect(await buffer(unreadable)).not.toHaveLength(0);
	const answer = await fetch(`${site.origin}/metrics`, {
		headers: { Authorization: bearer },
	});
	const series = await answer.text();
	expect(series).toMatch(/^nodejs_eventloop_lag_seconds\{rank="0\.99"\} \d/m);
	expect(series).toContain('http_requests_refused_total{status="400"} 1');
	await site.stop();
	expect(site.output()).toMatch(/"status":400,"msg":"request refused"\}/);
});

test("scans add no time series, and no client input becomes a label", async () => {
	const scan = async (name: string) => {
		await get(`/${name}/wp-login.php?email=${name}@example.com`);
		await get(`/en-US/industries/${name}`);
		await get(`/assets/${name}.js`);
		await get(`/_i18n/en-US/${name}.json`);
		await request(app).propfind(`/${name}`);
		await get("/nothing").set("X-Request-Id", name);
	};
	await scan("first-secret");
	const before = await scrape();
	for (let i = 0; i < 20; i++) await scan(`other-secret-${i}`);
	const after = await scrape();
	expect([...after.keys()]).toEqual([...before.keys()]);
	expect([...after.keys()].join("\n")).not.toMatch(/secret|example\.com|wp-/);
	expect(
		(after.get(countOf("unmatched", "4xx")) ?? 0) -
			(before.get(countOf("unmatched", "4xx")) ?? 0),
	).toBeGreaterThanOrEqual(40);
});

test("logs contain the proxy's request id but no query, address or token", async () => {
	lines.length = 0;
	const answer = await get("/en-US/about?email=jane@example.com")
		.set("X-Request-Id", "edge-17")
		.set("X-Forwarded-For", "203.0.113.9")
		.set("Authorization", "Bearer wrong-secret")
		.set("Cookie", "token=cookie-secret");
	await get("/metrics").set("Authorization", "Bearer wrong-secret");
	expect(answer.headers["x-request-id"]).toBe("edge-17");
	expect(lines[0]).toMatchObject({
		requestId: "edge-17",
		path: "/en-US/about",
		status: 200,
		msg: "request",
	});
	expect(JSON.stringify(lines)).not.toMatch(/jane|203\.0|secret/);
});
