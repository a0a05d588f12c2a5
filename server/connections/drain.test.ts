import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createDrain } from "./drain.ts";

/** A server whose response has as many bytes as the path says, and its drain. */
async function start(now?: () => number) {
	const server = createServer((req, res) => {
		res.end(Buffer.alloc(Number(req.url?.slice(1))));
	});
	const drain = createDrain(server, now);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const port =
		typeof address === "object" && address !== null ? address.port : 0;
	return { server, drain, port };
}

async function ask(port: number, bytes: number, agent = new Agent()) {
	const request = get({ host: "127.0.0.1", port, path: `/${bytes}`, agent });
	const [answer]: IncomingMessage[] = await once(request, "response");
	if (!answer) throw new Error("no answer");
	return answer;
}

test("drain waits until a slow client has received the complete response", async () => {
	let skipped = 0;
	const { server, drain, port } = await start(
		() => performance.now() + skipped,
	);
	const bytes = 32 * 1024 * 1024;
	// Far more than the socket buffers hold: most of it waits in the process.
	const answer = await ask(port, bytes, new Agent({ keepAlive: true }));
	// A slow reader is not a stalled one.
	const drained = drain.drain(100_000);
	// The time for which a server in use still accepts connections.
	skipped = 50_000;
	await expect.poll(() => server.listening).toBe(false);
	expect((await buffer(answer)).length).toBe(bytes);
	await drained;
});

test("during a drain, requests are still answered with Connection: close", async () => {
	// A frozen clock: however slow this machine is, the request counts as immediate.
	let stands = true;
	const startedAt = performance.now();
	const { drain, port } = await start(() =>
		stands ? startedAt : performance.now(),
	);
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const first = await ask(port, 1, agent);
	first.resume();
	expect(first.headers.connection).toBe("keep-alive");
	await once(first, "end");
	const drained = drain.drain(10_000);
	for (const client of [agent, new Agent()]) {
		const answer = await ask(port, 1, client);
		answer.resume();
		expect(answer.headers.connection).toBe("close");
	}
	stands = false;
	await drained;
	await expect(ask(port, 1)).rejects.toThrow();
});

test("an unused open connection does not delay the drain", async () => {
	const { drain, port } = await start();
	const socket = connect(port, "127.0.0.1");
	await once(socket, "connect");
	const startedAt = performance.now();
	await drain.drain(60_000);
	expect(performance.now() - startedAt).toBeLessThan(30_000);
	socket.destroy();
});

test("drain waits for a partially received request and answers it", async () => {
	const { server, drain, port } = await start();
	const socket = connect(port, "127.0.0.1");
	const accepted = once(server, "connection");
	socket.write("GET /3 HTTP/1.1\r\nHo");
	const [taken] = await accepted;
	await expect.poll(() => taken.bytesRead).toBeGreaterThan(0);
	const drained = drain.drain(10_000);
	await expect.poll(() => server.listening).toBe(false);
	socket.write("st: x\r\n\r\n");
	const answer = (await buffer(socket)).toString();
	expect(answer).toContain("HTTP/1.1 200");
	expect(answer).toContain("Connection: close");
	await drained;
});

test("drain answers a request that has arrived but is not read yet", async () => {
	let skipped = 0;
	const { drain, port } = await start(() => performance.now() + skipped);
	const socket = connect(port, "127.0.0.1");
	socket.write("GET /3 HTTP/1.1\r\nHost: x\r\n\r\n");
	await once(socket, "data");
	// The process stands still: the connection seems idle, though its next request is here.
	skipped = 10_000;
	socket.write("GET /5 HTTP/1.1\r\nHost: x\r\n\r\n");
	const drained = drain.drain(10_000);
	const answer = (await buffer(socket)).toString();
	expect(answer).toContain("Content-Length: 5");
	await drained;
});

test("drain cuts off unfinished responses at the deadline", async () => {
	const { drain, port } = await start();
	const answer = await ask(port, 32 * 1024 * 1024);
	answer.on("error", () => undefined);
	const closed = once(answer, "close").catch(() => undefined);
	await drain.drain(400);
	answer.resume();
	await closed;
	expect(answer.complete).toBe(false);
});
