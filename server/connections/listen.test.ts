import { once } from "node:events";
import { type RequestListener, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import type { HttpServerOptions } from "./listen.ts";
import { sendBytes, serve } from "./test-connection.ts";

function send(
	bytes: string,
	listener: RequestListener = answerTarget,
	options?: HttpServerOptions,
): Promise<string> {
	return sendBytes(bytes, listener, options);
}

/** Responds asynchronously, as pages do. */
const answerTarget: RequestListener = (req, res) => {
	setImmediate(() => res.end(`[${req.url}]`));
};

const close = "GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

function statuses(answer: string): string[] {
	return [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(
		([, status = ""]) => status,
	);
}

test.each([
	[
		"garbage after a request",
		"GET /a HTTP/1.1\r\nHost: x\r\n\r\nhello\r\n\r\n",
		["200", "400"],
	],
	[
		"a broken body after a request",
		"GET /a HTTP/1.1\r\nHost: x\r\n\r\nPOST /b HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
		["200", "400"],
	],
	[
		"garbage after many requests",
		`${"GET /a HTTP/1.1\r\nHost: x\r\n\r\n".repeat(5)}hello\r\n\r\n`,
		["200", "200", "200", "200", "200", "400"],
	],
	["no host", "GET / HTTP/1.1\r\n\r\n", ["400"]],
	["a second host", "GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n", ["400"]],
	["what is no host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", ["400"]],
	[
		"the 33rd request that waits",
		"GET /a HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000),
		[...Array<string>(32).fill("200"), "429"],
	],
	["CONNECT", "CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n", ["405"]],
])(
	"%s is rejected after all earlier requests are answered",
	async (_, bytes, wanted) => {
		const onRefusal = vi.fn();
		const answer = await send(bytes, answerTarget, { onRefusal });
		expect(statuses(answer)).toEqual(wanted);
		expect(onRefusal.mock.calls).toEqual([[Number(wanted.at(-1))]]);
		const refusal = answer.slice(answer.lastIndexOf("HTTP/1.1"));
		expect(refusal).toMatch(/\r\nContent-Security-Policy: default-src 'none'/);
		expect(refusal).toMatch(/\r\nConnection: close\r\n/);
		expect(refusal).toMatch(/\r\n\r\n$/);
	},
);

test("a response in progress completes even when its request body turns out to be malformed", async () => {
	const answer = await send(
		"POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
		(_req, res) => {
			res.write("begun");
			setTimeout(() => res.end("done"), 50);
		},
	);
	expect(statuses(answer)).toEqual(["200", "400"]);
	expect(answer).toContain("done");
});

test.each([
	["x.example:80", "1.1"],
	["[::1]:80", "1.1"],
	["", "1.1"],
	[undefined, "1.0"],
])("the Host header %j is accepted", async (host, version) => {
	const line = host === undefined ? "" : `Host: ${host}\r\n`;
	const answer = await send(
		`GET / HTTP/${version}\r\n${line}Connection: close\r\n\r\n`,
	);
	expect(statuses(answer)).toEqual(["200"]);
});

test("a connection serves any number of sequential requests", async () => {
	const { server, port } = await serve((_req, res) => void res.end());
	const connections = vi.fn();
	server.on("connection", connections);
	for (let count = 0; count < 100; count++) {
		const answer = await fetch(`http://127.0.0.1:${port}`);
		expect(answer.status).toBe(200);
		await answer.bytes();
	}
	expect(connections.mock.calls.length).toBeLessThan(3);
});

test("requests beyond the pipelining limit never reach the app", async () => {
	let count = 0;
	await send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000), (_req, res) => {
		count++;
		setImmediate(() => res.end());
	});
	expect(count).toBe(32);
});

test("an over-pipelined connection whose responses never come is closed", async () => {
	const answer = await send(
		"GET /a HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000),
		() => undefined,
	);
	expect(answer).toBe("");
});

test("an unknown Expect header is ignored", async () => {
	const answer = await send(
		`GET /a HTTP/1.1\r\nHost: x\r\nExpect: much\r\n\r\n${close}`,
	);
	expect(statuses(answer)).toEqual(["200", "200"]);
});

test("100 Continue is not inserted into the middle of pipelined responses", async () => {
	const expecting =
		"GET /b HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n";
	const first = await send(expecting + close);
	expect(statuses(first)).toEqual(["100", "200", "200"]);
	const second = await send(
		`GET /a HTTP/1.1\r\nHost: x\r\n\r\n${expecting}${close}`,
	);
	expect(second).not.toContain("100 Continue");
	// Node then ends the connection: the client may still be waiting to send its body.
	expect(second).toMatch(/\r\n\r\n\[\/b\]$/);
});

test("an upgrade request gets a normal response and closes the connection", async () => {
	const answer = await send(
		"GET /a HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n",
	);
	expect(answer).toMatch(/\r\nConnection: close\r\n/);
	expect(answer).toMatch(/\[\/a\]$/);
});

test.each([
	["Connection: close\r\n\r\n", ["200"]],
	["Connection: upgrade\r\nUpgrade: x\r\n\r\n", ["200"]],
	["\r\ngarbage\r\n\r\n", ["200", "400"]],
])(
	"data after the last request of a connection does not truncate its response: %j",
	async (rest, wanted) => {
		const targets: string[] = [];
		// More than the socket buffers of a client that does not read.
		const body = "a".repeat(400_000);
		const answer = await sendBytes(
			`GET /a HTTP/1.1\r\nHost: x\r\n${rest}`,
			({ url = "" }, res) => {
				targets.push(url);
				setImmediate(() => res.end(body));
			},
			{ afterwards: "GET /b HTTP/1.1\r\nHost: x\r\n\r\n".repeat(10_000) },
		);
		expect(statuses(answer)).toEqual(wanted);
		expect(answer).toContain(body);
		expect(targets).toEqual(["/a"]);
	},
);

const impatience = {
	graceMs: 100,
	minimalRate: 1_000_000,
	idleMs: 100,
	intervalMs: 20,
};

test("an incomplete request head times out with 408", async () => {
	const answer = await send("GET / HTTP/1.1\r\nHost: x\r\n", answerTarget, {
		limits: { headersTimeout: 100, connectionsCheckingInterval: 20 },
	});
	expect(statuses(answer)).toEqual(["408"]);
});

test("a request body that arrives too slowly gets 408", async () => {
	const onRefusal = vi.fn();
	const answer = await send(
		"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\na",
		(req) => void req.resume(),
		{ limits: impatience, onRefusal },
	);
	expect(statuses(answer)).toEqual(["408"]);
	expect(onRefusal.mock.calls).toEqual([[408]]);
});

test("a request body that slows down after a fast start gets 408", async () => {
	const answer = await send(
		`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20000000\r\n\r\n${"a".repeat(10_000_000)}`,
		(req) => void req.resume(),
		{ limits: { ...impatience, graceMs: 200, minimalRate: 100_000 } },
	);
	expect(statuses(answer)).toEqual(["408"]);
});

test("a long upload succeeds as long as it keeps the minimum rate", async () => {
	const { port } = await serve(
		(req, res) => {
			req.resume().once("end", () => res.end("whole"));
		},
		{ limits: { ...impatience, graceMs: 200, minimalRate: 1000 } },
	);
	const sending = request({ port, host: "127.0.0.1", method: "POST" });
	const answered = once(sending, "response");
	let pieces = 20;
	const sendPiece = () => {
		sending.write(Buffer.alloc(10_000));
		if (--pieces > 0) return;
		clearInterval(timer);
		sending.end();
	};
	const timer = setInterval(sendPiece, 20);
	// The first counts for ten seconds, longer than a busy machine pauses.
	sendPiece();
	const [answer] = await answered;
	expect(await text(answer)).toBe("whole");
});

test("a connection that sends data without a valid request is closed", async () => {
	const answer = await send(
		"GET /a HTTP/1.1\r\nHost: x\r\n\r\n\r\n\r\n",
		answerTarget,
		{ limits: impatience },
	);
	expect(statuses(answer)).toEqual(["200"]);
});

test("the body timeout does not apply while the app delays reading", async () => {
	const answer = await send(
		`POST /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n${"a".repeat(200_000)}`,
		(req, res) => {
			setTimeout(() => req.resume().once("end", () => res.end("taken")), 400);
		},
		{ limits: impatience },
	);
	expect(answer).toMatch(/taken$/);
});
