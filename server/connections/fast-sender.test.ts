import { once } from "node:events";
import { Agent, get, type RequestListener, ServerResponse } from "node:http";
import { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type CachedAnswer, sendPlainly } from "./cached-answers.ts";
import { createFastSender } from "./fast-sender.ts";
import { sendBytes, serve } from "./test-connection.ts";

const headers = ["ETag", '"1"', "Content-Length", "4", "Vary", "Cookie"];
const bytes = Buffer.from("page");
const plain = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const last = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

afterEach(() => {
	vi.useRealTimers();
});

/** Responds with ids 1, 2, 3 through the fast or the plain sender. `closing` acts like draining. */
function createListener(isFast: boolean): RequestListener {
	const { whole, unchanged } = makeAnswers();
	const send = isFast ? createFastSender() : sendPlainly;
	let id = 0;
	return (req, res) => {
		const requestId = String(++id);
		const answer = req.url === "/unchanged" ? unchanged : whole;
		if (req.url === "/closing") res.setHeader("Connection", "close");
		send(req, res, requestId, answer);
	};
}

function makeAnswers(): Record<"whole" | "unchanged", CachedAnswer> {
	const ofUnchanged = ["ETag", '"1"', "Vary", "Cookie"];
	return {
		whole: { status: 200, bytes, headers },
		unchanged: { status: 304, bytes: Buffer.alloc(0), headers: ofUnchanged },
	};
}

/** An agent with a single connection until the test ends. */
function createAgent(): Agent {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	onTestFinished(() => agent.destroy());
	return agent;
}

function withoutDate(answers: string): string {
	return answers.replaceAll(/Date: .* GMT/g, "Date: now");
}

/** Everything sent over one connection for consecutive requests. */
async function sendInTurn(
	requests: readonly string[],
	listener: RequestListener,
): Promise<string> {
	const { server } = await serve(listener);
	let answers = "";
	const connection = new Duplex({
		read: () => {},
		write(chunk, _, done) {
			answers += chunk;
			done();
		},
	});
	onTestFinished(() => void connection.destroy());
	server.emit("connection", connection);
	for (const request of requests) {
		if (connection.writableEnded) break;
		const asked = once(server, "request");
		connection.push(request);
		const [, res] = await asked;
		if (!res.writableFinished) await once(res, "finish");
	}
	return answers;
}

const head = "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n";
const unchanged = plain.replace("/", "/unchanged");

test.each([
	["GET", [plain]],
	["HEAD", [head, head]],
	["304", [unchanged, unchanged, unchanged]],
	["HTTP/1.0", ["GET / HTTP/1.0\r\n\r\n"]],
	["HTTP/1.0 that stays", ["GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"]],
	["Connection: close", [last]],
	["Upgrade", ["GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n"]],
	["Expect", ["GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n"]],
	["an answer that closes", [plain.replace("/", "/closing")]],
])("the fast sender answers %s byte for byte like Node", async (_, special) => {
	const requests = [plain, plain, ...special, plain, last];
	const answers = await sendInTurn(requests, createListener(true));
	expect(answers).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
	expect(withoutDate(answers)).toBe(
		withoutDate(await sendInTurn(requests, createListener(false))),
	);
});

test("the fast sender answers pipelined requests like Node", async () => {
	const requests = plain + plain + head + unchanged + plain + last;
	expect(withoutDate(await sendBytes(requests, createListener(true)))).toBe(
		withoutDate(await sendBytes(requests, createListener(false))),
	);
});

test("the fast sender answers sequential requests like Node", async () => {
	const [ours, nodes] = await Promise.all(
		[true, false].map(async (isFast) => {
			const { port } = await serve(createListener(isFast));
			const agent = createAgent();
			const answers: unknown[] = [];
			for (const [method, path] of [
				["GET", "/"],
				["GET", "/"],
				["HEAD", "/"],
				["GET", "/unchanged"],
				["GET", "/unchanged"],
				["HEAD", "/unchanged"],
				["GET", "/"],
			]) {
				const request = get({ port, agent, method, path });
				const [answer] = await once(request, "response");
				const { date, ...headers } = answer.headers;
				answers.push([
					answer.statusCode,
					headers,
					await text(answer),
					request.reusedSocket,
				]);
			}
			return answers;
		}),
	);
	expect(ours).toEqual(nodes);
});

test("a response still buffered on one connection is not modified by requests on another", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const { server, port } = await serve(createListener(true));
	const sent: Buffer[] = [];
	const slow = new Duplex({
		read: () => {},
		write(chunk, _, done) {
			sent.push(chunk);
			if (!isStuck) done();
		},
	});
	onTestFinished(() => void slow.destroy());
	server.emit("connection", slow);
	let isStuck = false;
	for (let count = 0; count < 2; count++) {
		const answered = once(server, "request");
		isStuck = count === 1;
		slow.push(plain);
		await answered;
	}
	expect(slow.writableLength).toBeGreaterThan(0);

	const [answer] = await once(get({ port, agent: createAgent() }), "response");
	expect(answer.headers["x-request-id"]).toBe("3");
	const ids = String(Buffer.concat(sent)).match(/(?<=Id: )\d/g);
	expect(ids).toEqual(["1", "2"]);
});

test("the fast sender rebuilds a response head at most once per second", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: 10_000 });
	const makeHead = vi.spyOn(ServerResponse.prototype, "writeHead");
	const { whole } = makeAnswers();
	const send = createFastSender();
	const counts: number[] = [];
	await sendInTurn([...Array(5).fill(plain), last], (req, res) => {
		if (counts.length === 3) vi.setSystemTime(11_000);
		send(req, res, "id", whole);
		counts.push(makeHead.mock.calls.length);
	});
	// The last response closes the connection, and its head says so.
	expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
});

test("consecutive fast responses differ only in X-Request-Id", async () => {
	const requests = [plain, plain, last];
	const answers = await sendInTurn(requests, createListener(true));
	const [first = "", second = ""] = answers.split(/(?<=page)/);
	expect(first).toContain("X-Request-Id: 1\r\n");
	expect(withoutDate(second)).toBe(
		withoutDate(first.replace("X-Request-Id: 1", "X-Request-Id: 2")),
	);
});
