import { once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import pino from "pino";
import request from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { agents } from "../../scripts/test/test-app.ts";
import { createMemoryBudget } from "../queues/memory-budget.ts";
import { createWorkQueue } from "../queues/work-queue.ts";
import {
	countUse,
	createImageApp,
	drawPicture,
	forgeAvifSize,
	noCache,
	startRemote,
} from "./test-images.ts";
import { maximalWeight } from "./weigh-image.ts";

const picture = await drawPicture(800, 400);

/** Queues whose slots for making are all taken until they are released. */
function createBusyQueues(capacity: number) {
	const release = Promise.withResolvers<void>();
	const queues = {
		making: createWorkQueue(1, capacity),
		fetching: createWorkQueue(1, 1),
		memory: createMemoryBudget(maximalWeight),
	};
	void queues.making.run(() => release.promise);
	return { queues, release: () => release.resolve() };
}

/** A logger, and its messages with the hosts and failures that they name. */
function createLog() {
	const lines: { msg: string; host?: string; failure?: string }[] = [];
	const logger = pino(
		{},
		{ write: (line: string) => lines.push(JSON.parse(line)) },
	);
	return { lines, logger };
}

/** Serves an app until the test ends. */
async function serve(app: Awaited<ReturnType<typeof createImageApp>>["app"]) {
	const server = createServer(app).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return server;
}

test("requests beyond the image queue get 503 with Retry-After and succeed later", async () => {
	const { queues, release } = createBusyQueues(2);
	const { lines, logger } = createLog();
	const { app } = await createImageApp(
		{ "a.png": picture },
		{ queues, logger },
	);
	const server = await serve(app);
	const ask = (quality: number) =>
		request(server)
			.get(`/_image?url=/a.png&w=320&q=${quality}`)
			.then((answer) => answer);
	const waiting = [ask(1), ask(2)];
	await expect.poll(() => queues.making.counts().waiting).toBe(2);
	for (const quality of [3, 4]) {
		const refused = await ask(quality);
		expect(refused.status).toBe(503);
		expect(refused.headers).toMatchObject({
			"retry-after": "2",
			"cache-control": "no-store",
			"content-type": "application/problem+json; charset=utf-8",
		});
		expect(refused.headers.etag).toBeUndefined();
		expect(refused.body).toMatchObject({ status: 503 });
	}
	expect(queues.making.counts()).toEqual({
		running: 1,
		waiting: 2,
		refused: 2,
	});
	const page = await request(server)
		.get("/en-US/about")
		.set("User-Agent", agents.person);
	expect(page.status).toBe(200);
	release();
	for (const answer of await Promise.all(waiting))
		expect(answer.status).toBe(200);
	expect((await ask(3)).status).toBe(200);
	expect(lines.map(({ msg }) => msg)).toEqual(["image queue is full"]);
});

test("an AVIF that would need a gigabyte is rejected by its header", async () => {
	const { app } = await createImageApp({
		"a.png": picture,
		"a.avif": await forgeAvifSize(7000, 7000),
	});
	const answer = await request(app).get("/_image?url=/a.avif&w=320");
	expect(answer.status).toBe(400);
	expect(answer.text).toContain("16 megapixels");
	expect((await request(app).get("/_image?url=/a.png&w=320")).status).toBe(200);
});

test("40 connections from one network do not delay an image for another network", async () => {
	const { queues, release } = createBusyQueues(32);
	const use = countUse(noCache);
	const { app } = await createImageApp(
		{ "a.png": picture },
		{ queues, cache: use.cache },
		{ TRUST_PROXY: "loopback" },
	);
	const server = await serve(app);
	const order: string[] = [];
	const ask = async (address: string, quality: number) => {
		const { status } = await request(server)
			.get(`/_image?url=/a.png&w=320&q=${quality}`)
			.set("X-Forwarded-For", address);
		order.push(`${address} ${status}`);
	};
	// Each from a different /64 network within one /48 network.
	const greedy = Array.from({ length: 40 }, (_, index) =>
		ask(`2001:db8:1:${index}::1`, index + 1),
	);
	await expect.poll(() => queues.making.counts().refused).toBe(8);
	const others = [ask("192.0.2.1", 99), ask("192.0.2.2", 1)];
	await expect.poll(() => use.count.get).toBe(41);
	await expect.poll(() => queues.making.counts().refused).toBe(9);
	order.length = 0;
	release();
	await Promise.all([...greedy, ...others]);
	const places = ["192.0.2.1 200", "192.0.2.2 200"].map((line) =>
		order.filter((line) => line.endsWith("200")).indexOf(line),
	);
	// Responses may overtake each other, but queued behind the greedy client they would come last.
	for (const place of places) expect(place).toBeLessThan(10);
	expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
	expect(order.filter((line) => line.endsWith("200"))).toHaveLength(33);
});

test("an image whose clients have all disconnected leaves the queue and is not made", async () => {
	const { queues, release } = createBusyQueues(2);
	const use = countUse(noCache);
	const { app } = await createImageApp(
		{ "a.png": picture },
		{ queues, cache: use.cache },
	);
	const server = await serve(app);
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("port");
	const leave = [320, 320, 640].map((width) => {
		const asked = get({
			host: "127.0.0.1",
			port: address.port,
			path: `/_image?url=/a.png&w=${width}`,
		});
		asked.on("error", () => {});
		return () => asked.destroy();
	});
	await expect.poll(() => queues.making.counts().waiting).toBe(2);
	for (const go of leave) go();
	await expect.poll(() => queues.making.counts().waiting).toBe(0);
	release();
	const answer = await request(server).get("/_image?url=/a.png&w=320");
	expect(answer.status).toBe(200);
	expect(use.count.set).toBe(1);
});

test("a hanging image host is logged once, delays no other images, and is retried later", async () => {
	let isHanging = true;
	const held: ServerResponse[] = [];
	const { remote } = await startRemote((_req, res) => {
		if (isHanging) held.push(res);
		else res.end(picture);
	});
	const { lines, logger } = createLog();
	const queues = {
		making: createWorkQueue(1, 4),
		fetching: createWorkQueue(1, 1),
		memory: createMemoryBudget(maximalWeight),
	};
	const { app } = await createImageApp(
		{ "a.png": picture },
		{ queues, logger, remote: { ...remote, timeoutMs: 60_000 } },
		{ IMAGE_HOSTS: "localhost" },
	);
	const server = await serve(app);
	const ask = (url: string) =>
		request(server)
			.get(`/_image?url=${url}&w=320`)
			.then(({ status }) => status);
	const hanging = [ask("https://localhost/1.png")];
	await expect.poll(() => held.length).toBe(1);
	hanging.push(ask("https://localhost/2.png"));
	await expect.poll(() => queues.fetching.counts().waiting).toBe(1);
	expect(await ask("https://localhost/3.png")).toBe(503);
	expect(await ask("/a.png")).toBe(200);
	expect(queues.fetching.counts()).toMatchObject({ running: 1, waiting: 1 });
	held[0]?.destroy();
	await expect.poll(() => held.length).toBe(2);
	held[1]?.destroy();
	expect(await Promise.all(hanging)).toEqual([404, 404]);
	isHanging = false;
	expect(await ask("https://localhost/1.png")).toBe(200);
	expect(lines).toMatchObject([
		{ msg: "image queue is full" },
		{ msg: "image host fails", host: "localhost", failure: "unreachable" },
	]);
	expect(lines).toHaveLength(2);
});

test("an image in memory is served with the same headers as the first time, without the disk cache", async () => {
	const use = countUse(noCache);
	const { app } = await createImageApp(
		{ "a.png": picture },
		{ cache: use.cache },
	);
	const target = "/_image?url=/a.png&w=320&q=80";
	const [first, second] = [
		await request(app).get(target),
		await request(app).get(target),
	];
	const lasting = ({ headers }: request.Response) => {
		const { date: _, "x-request-id": id, ...others } = headers;
		expect(id).toMatch(/^[\w-]{36}$/);
		return others;
	};
	expect(lasting(second)).toEqual(lasting(first));
	expect(second.body.equals(first.body)).toBe(true);
	const head = await request(app).head(target);
	expect(lasting(head)).toEqual(lasting(first));
	expect(head.body).toEqual({});
	const same = await request(app)
		.get(target)
		.set("If-None-Match", String(first.headers.etag));
	expect(same.status).toBe(304);
	const other = await request(app).get(`${target}&x=1`);
	expect(lasting(other)).toEqual(lasting(first));
	expect((await request(app).post(target)).status).toBe(405);
	expect(use.count).toEqual({ get: 1, set: 1 });
});

test("an image in memory carries the request id of a trusted proxy", async () => {
	const { app } = await createImageApp(
		{ "a.png": picture },
		{},
		{ TRUST_PROXY: "loopback" },
	);
	for (const id of ["one", "two", "three"]) {
		const answer = await request(app)
			.get("/_image?url=/a.png&w=320")
			.set("X-Request-Id", id);
		expect(answer.headers["x-request-id"]).toBe(id);
	}
});
