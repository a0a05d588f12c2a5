import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { askRaw } from "./test-ask-raw.ts";
import { spellingsOf, storedTargets } from "./test-spellings.ts";
import { startNginx, startStub } from "./test-stub.ts";

/** An immutable response for every address, which repeats the address. */
const echo: RequestListener = (req, res) => {
	res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
	res.end(`[${req.url}]`);
};

test.each(storedTargets)(
	"no other spelling of %s is cached, neither in its place nor on its own",
	async (target) => {
		const stub = await startStub(echo);
		const proxy = await startNginx([stub.port, stub.port]);
		const sent: string[] = [];
		for (const spelling of spellingsOf(target)) {
			for (const _ of ["first", "second"]) {
				const { status, headers, body } = await askRaw(proxy.origin, spelling);
				// Requests that nginx cannot parse never reach an instance.
				if (status === 400) continue;
				expect(body, spelling).toContain(`[${spelling}]`);
				expect(headers.get("x-cache"), spelling).toBeUndefined();
				sent.push(`GET ${spelling}`);
			}
		}
		expect(stub.seen).toEqual(sent);
		expect(sent.length).toBeGreaterThan(50);
		for (const expected of ["MISS", "HIT"]) {
			const { headers, body } = await askRaw(proxy.origin, target);
			expect(body).toContain(`[${target}]`);
			expect(headers.get("x-cache")).toBe(expected);
		}
	},
);

test("a text that was withdrawn since it was cached is not served when its time is up", async () => {
	let isWithdrawn = false;
	const stub = await startStub((_req, res) => {
		res.statusCode = isWithdrawn ? 404 : 200;
		res.setHeader("Cache-Control", "public, max-age=31536000, s-maxage=1");
		res.end();
	});
	const proxy = await startNginx([stub.port, stub.port]);
	const read = async () =>
		(await fetch(`${proxy.origin}/_i18n/en-US/about.json?v=1`)).status;
	expect(await read()).toBe(200);
	isWithdrawn = true;
	await expect.poll(read).toBe(404);
	expect(await read()).toBe(404);
});

test.each([301, 404, 500])(
	"a %i response is not cached, whatever its Cache-Control says",
	async (status) => {
		let isFirst = true;
		const stub = await startStub((req, res) => {
			if (isFirst) res.statusCode = status;
			echo(req, res);
		});
		const proxy = await startNginx([stub.port, stub.port]);
		for (const target of storedTargets) {
			isFirst = true;
			expect((await askRaw(proxy.origin, target)).status).toBe(status);
			isFirst = false;
			expect((await askRaw(proxy.origin, target)).status).toBe(200);
		}
	},
);

test.each(storedTargets)(
	"conditions that instances ignore are passed on uncached for %s",
	async (target) => {
		const stub = await startStub(echo);
		const proxy = await startNginx([stub.port, stub.port]);
		await askRaw(proxy.origin, target);
		for (const condition of [
			'If-Match: "x"',
			"If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
		]) {
			const { status, headers } = await askRaw(proxy.origin, target, [
				`GET ${target} HTTP/1.1`,
				"Host: site.example",
				condition,
				"Connection: close",
			]);
			expect([status, headers.get("x-cache")]).toEqual([200, undefined]);
		}
	},
);

test("a cached response has one copy per content coding, and each request gets its own id", async () => {
	const ids = new Set<unknown>();
	const stub = await startStub((req, res) => {
		ids.add(req.headers["x-request-id"]);
		res.setHeader("X-Request-Id", String(req.headers["x-request-id"]));
		res.setHeader("Vary", "Accept-Encoding");
		echo(req, res);
	});
	const proxy = await startNginx([stub.port, stub.port]);
	const target = `${proxy.origin}${storedTargets[0]}`;
	const shown = new Set<string | null>();
	for (const accepted of ["br", "br, x", "gzip;q=0.1, br", "x, br;q=0.9"]) {
		const answer = await fetch(target, {
			headers: { "Accept-Encoding": accepted, "X-Request-Id": "chosen" },
		});
		shown.add(answer.headers.get("x-request-id"));
	}
	expect(stub.seen.length).toBe(1);
	expect(shown.size).toBe(4);
	for (const id of [...ids, ...shown]) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
