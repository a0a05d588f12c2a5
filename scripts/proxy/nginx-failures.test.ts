import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { leastSecurityHeaders } from "../../server/middleware/set-security-headers.ts";
import { findFreePort } from "../test/test-site.ts";
import { ask, startNginx, startStub } from "./test-stub.ts";

test("an instance's own 503 reaches the client without a retry, and both instances stay in rotation", async () => {
	const busy: RequestListener = (_req, res) => {
		res.writeHead(503, { "Retry-After": "5" }).end("busy");
	};
	const stubs = [await startStub(busy), await startStub(busy)] as const;
	const proxy = await startNginx([stubs[0].port, stubs[1].port]);
	for (let number = 0; number < 8; number++) {
		const answer = await fetch(`${proxy.origin}/_image?url=/x.png&w=320`);
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([
			503,
			"5",
		]);
		expect(await answer.text()).toBe("busy");
	}
	expect(stubs.map(({ seen }) => seen.length)).toEqual([4, 4]);
});

test.each([
	["POST", "/desk"],
	["POST", "/contact"],
	["POST", "/api/enquiries"],
	["POST", "/about"],
	["POST", "/_image"],
	["POST", "/assets/x.js"],
	["PATCH", "/desk"],
])(
	"a %s to %s is never retried after an instance dies while handling it",
	async (method, path) => {
		const dying = await startStub((req) => req.socket.destroy());
		const proxy = await startNginx([dying.port, dying.port]);
		const answer = await fetch(proxy.origin + path, { method, body: "a note" });
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("5");
		expect(dying.seen).toEqual([`${method} ${path}`]);
	},
);

test("a POST on a kept-alive connection is never retried after an instance dies while handling it", async () => {
	const notes: string[] = [];
	const stub = await startStub(async (req, res) => {
		if (req.method !== "POST") return void res.end();
		notes.push(await text(req));
		req.socket.destroy();
	});
	const proxy = await startNginx([stub.port, stub.port]);
	await ask(`${proxy.origin}/desk`, 4);
	const post = { method: "POST", body: "a note" };
	expect((await fetch(`${proxy.origin}/desk`, post)).status).toBe(503);
	expect(notes).toEqual(["a note"]);
});

test("a POST that cannot reach one instance is sent whole to the other", async () => {
	const living = await startStub(async (req, res) => res.end(await text(req)));
	const proxy = await startNginx([await findFreePort(), living.port]);
	for (const body of ["one", "two", "three"]) {
		const post = { method: "POST", body };
		const answer = await fetch(`${proxy.origin}/api/enquiries`, post);
		expect(await answer.text()).toBe(body);
	}
});

test("a GET is retried on the other instance if one dies while handling it", async () => {
	const dying = await startStub((req) => req.socket.destroy());
	const living = await startStub((_req, res) => res.end("read"));
	const proxy = await startNginx([dying.port, living.port]);
	expect(await ask(`${proxy.origin}/page`, 4)).toEqual(Array(4).fill("read"));
	expect(dying.seen.length).toBeGreaterThan(0);
});

test("a failed instance gets no requests for a while, unless the other one fails, too", async () => {
	let isFirstDown = true;
	const first = await startStub((req, res) => {
		if (isFirstDown) req.socket.destroy();
		else res.end("first");
	});
	const second = await startStub((req, res) => {
		if (isFirstDown) res.end("second");
		else req.socket.destroy();
	});
	const proxy = await startNginx([first.port, second.port]);
	expect(await ask(`${proxy.origin}/page`, 8)).toEqual(Array(8).fill("second"));
	// The first instance is back before nginx would retry it, and the second one stops.
	isFirstDown = false;
	expect(await ask(`${proxy.origin}/page`, 8)).toEqual(Array(8).fill("first"));
});

test.each(["/assets/none.js", "/builds/meta/none.json"])(
	"while one instance is down, the other's 404 for %s is passed on",
	async (path) => {
		const stub = await startStub((_req, res) => {
			res.writeHead(404).end("missing");
		});
		const proxy = await startNginx([await findFreePort(), stub.port]);
		for (let number = 0; number < 6; number++) {
			const answer = await fetch(proxy.origin + path);
			expect([answer.status, await answer.text()]).toEqual([404, "missing"]);
		}
	},
);

test("when no instance answers, the proxy sends a bilingual 503 with Retry-After", async () => {
	const proxy = await startNginx([await findFreePort(), await findFreePort()]);
	const asset = await fetch(`${proxy.origin}/assets/main.js`);
	expect(asset.status).toBe(503);
	const answer = await fetch(`${proxy.origin}/en-US`);
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("5");
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	for (const [name, value] of Object.entries(leastSecurityHeaders))
		expect(answer.headers.get(name)).toBe(value);
	expect(await answer.text()).toBe(
		"We are back in a moment.\n网站马上恢复，请稍候。\n",
	);
});

test("when no instance answers, browsers get a self-contained HTML page with a 503", async () => {
	const proxy = await startNginx([await findFreePort(), await findFreePort()]);
	for (const method of ["GET", "POST"]) {
		const answer = await fetch(`${proxy.origin}/en-US/contact`, {
			method,
			headers: { Accept: "text/html,*/*;q=0.8" },
		});
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("5");
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
		const page = await answer.text();
		const [, style = ""] = /<style>(.*)<\/style>/su.exec(page) ?? [];
		const hash = createHash("sha256").update(style).digest("base64");
		expect(answer.headers.get("content-security-policy")).toBe(
			`default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
		);
		expect(page).toContain("<h1>网站马上恢复</h1>");
		expect(page).toMatch(/lang="en"><h2>[^<]+</u);
		expect(page).not.toMatch(/<script|src=|https?:/u);
	}
});
