import { once } from "node:events";
import { type RequestListener, request } from "node:http";
import { connect, constants } from "node:http2";
import { text } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { ask, startNginx, startStub } from "./test-stub.ts";

const immutable: RequestListener = (_req, res) => {
	res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
	res.setHeader("Vary", "Accept-Encoding");
	res.end("found");
};
const missing: RequestListener = (_req, res) => {
	res.setHeader("Cache-Control", "no-store");
	res.writeHead(404).end("missing");
};

test.each(["/assets/new.js", "/_i18n/en-US/about.json?v=new"])(
	"when one instance does not know %s, nginx asks the other one and caches its response",
	async (path) => {
		const [old, fresh] = [await startStub(missing), await startStub(immutable)];
		const proxy = await startNginx([old.port, fresh.port]);
		expect(await ask(proxy.origin + path, 6)).toEqual(Array(6).fill("found"));
		expect(fresh.seen).toEqual([`GET ${path}`]);
		const { headers } = await fetch(proxy.origin + path);
		expect(headers.get("x-cache")).toBe("HIT");
	},
);

test("a 404 from all instances is not cached and takes no instance out of rotation", async () => {
	const stubs = [await startStub(missing), await startStub(missing)] as const;
	const proxy = await startNginx([stubs[0].port, stubs[1].port]);
	expect(await ask(`${proxy.origin}/assets/none.js`, 6)).toEqual(
		Array(6).fill("missing"),
	);
	const before = stubs.map(({ seen }) => seen.length);
	await ask(`${proxy.origin}/page`, 6);
	expect(
		stubs.map(({ seen }, index) => seen.length - (before[index] ?? 0)),
	).toEqual([3, 3]);
});

test("a page's 404 is not retried on the other instance", async () => {
	const stubs = [await startStub(missing), await startStub(missing)] as const;
	const proxy = await startNginx([stubs[0].port, stubs[1].port]);
	await ask(`${proxy.origin}/none`, 4);
	expect(stubs.map(({ seen }) => seen.length)).toEqual([2, 2]);
});

const whole = await startStub(immutable, afterAll);
const caching = await startNginx([whole.port, whole.port], undefined, afterAll);

test.each([
	["/assets/a.js", "/assets/b.js"],
	[
		"/_image?url=%2Fa.png&w=320&q=75",
		"/_image?url=https%3A%2F%2Fx.example%2Fa.png&w=320&q=75",
	],
	["/_i18n/en-US/a.json?v=1", "/_i18n/en-US/a.json?v=2"],
	["/builds/meta/1.json", "/builds/meta/2.json"],
])("%s is cached, and %s is cached separately", async (first, second) => {
	const results: (string | null)[] = [];
	whole.seen.length = 0;
	for (const target of [first, second, first, second]) {
		const answer = await fetch(caching.origin + target);
		await answer.text();
		results.push(answer.headers.get("x-cache"));
	}
	expect(results).toEqual(["MISS", "MISS", "HIT", "HIT"]);
	expect(whole.seen).toEqual([`GET ${first}`, `GET ${second}`]);
});

const echo = await startStub((req, res) => {
	res.end(req.headers["accept-encoding"]);
}, afterAll);
const echoing = await startNginx([echo.port, echo.port], undefined, afterAll);

test.each([
	["gzip, deflate, br, zstd", "br"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.5", "br"],
	["gzip;q=0.0, x", "identity"],
	["BR ; q=0.001, x", "br"],
	["deflate,gzip", "gzip"],
	["x-br, br-x, xgzip", "identity"],
	["br;q=0;x=1, gzip;q=00", "identity"],
	["zstd", "identity"],
])("Accept-Encoding: %s is normalized to %s", async (accepted, expected) => {
	const answer = await fetch(`${echoing.origin}/page`, {
		headers: { "Accept-Encoding": accepted },
	});
	expect(await answer.text()).toBe(expected);
});

test("HTTP/2 passes on no connection headers in either direction and no trace headers to instances", async () => {
	let received: Record<string, unknown> = {};
	const stub = await startStub((req, res) => {
		received = req.headers;
		res.setHeader("Keep-Alive", "timeout=65");
		res.setHeader("X-Build-Id", "one");
		res.end("whole");
	});
	const proxy = await startNginx([stub.port, stub.port]);
	const client = connect(proxy.http2Origin);
	onTestFinished(() => client.close());
	const stream = client.request({
		[constants.HTTP2_HEADER_PATH]: "/page",
		te: "trailers",
		x_forwarded_for: "192.0.2.1",
		"x-forwarded-for": "203.0.113.7",
		traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
		tracestate: "visitor=chose",
	});
	const [headers] = await once(stream, "response");
	expect(await text(stream)).toBe("whole");
	expect(headers[":status"]).toBe(200);
	expect(headers["x-build-id"]).toBe("one");
	for (const name of ["connection", "keep-alive", "transfer-encoding"])
		expect(headers[name], name).toBeUndefined();
	expect(received).toMatchObject({
		"x-forwarded-for": "203.0.113.7, 127.0.0.1",
		"x-forwarded-proto": "http",
		"x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/),
	});
	for (const name of [
		"te",
		"upgrade",
		"x_forwarded_for",
		"traceparent",
		"tracestate",
	])
		expect(received[name], name).toBeUndefined();
	expect(received.connection ?? "keep-alive").toBe("keep-alive");
});

test("the proxy does not pass on a protocol upgrade", async () => {
	let upgrade: string | undefined = "unasked";
	const stub = await startStub((req, res) => {
		upgrade = req.headers.upgrade;
		res.end();
	});
	const proxy = await startNginx([stub.port, stub.port]);
	const asked = request(`${proxy.origin}/page`, {
		headers: { Connection: "Upgrade", Upgrade: "h2c" },
	}).end();
	const [answer] = await once(asked, "response");
	answer.resume();
	expect(answer.statusCode).toBe(200);
	expect(upgrade).toBeUndefined();
});
