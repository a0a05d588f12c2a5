import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { findFreePort, startSite } from "../test/test-site.ts";
import { askRaw } from "./test-ask-raw.ts";
import { startNginx, startStub } from "./test-stub.ts";

const production = await testBuild("production");

const echo: RequestListener = (req, res) => {
	res.end(JSON.stringify({ host: req.headers.host, url: req.url }));
};

test("an HTTP/1.0 request without Host gets its page, directly and through nginx", async () => {
	const site = await startSite(production, { HOST: "127.0.0.1" });
	onTestFinished(async () => void (await site.stop()));
	const port = Number(new URL(site.origin).port);
	const proxy = await startNginx([port, port]);
	for (const origin of [`http://127.0.0.1:${port}`, proxy.origin])
		for (const line of ["GET /en-US/about HTTP/1.0", "GET /about HTTP/1.0"]) {
			const answer = await askRaw(origin, "", [line]);
			expect(answer.status, `${line} of ${origin}`).toBe(200);
			expect(answer.body).toContain("</html>");
		}
	// HTTP/1.1 requires it.
	for (const origin of [`http://127.0.0.1:${port}`, proxy.origin]) {
		const { status } = await askRaw(origin, "", ["GET /about HTTP/1.1"]);
		expect(status, origin).toBe(400);
	}
});

test("a request without Host gets the site's host name, and a given Host is passed on unchanged", async () => {
	const stub = await startStub(echo);
	const proxy = await startNginx([stub.port, stub.port]);
	const ask = async (...lines: string[]) =>
		JSON.parse((await askRaw(proxy.origin, "", lines)).body).host;
	expect(await ask("GET / HTTP/1.0")).toBe("site.example.com");
	expect(await ask("GET / HTTP/1.0", "Host: Other.example:81")).toBe(
		"Other.example:81",
	);
});

test("an 8 KB request target reaches the instance, and the redirect for it reaches the client", async () => {
	const target = `/search?q=${'"'.repeat(8192 - 10)}`;
	const stub = await startStub((req, res) => {
		if (req.url === "/healthz") return void res.end();
		const location = req.url?.replaceAll('"', "%22");
		res.writeHead(301, { Location: location }).end();
	});
	const proxy = await startNginx([stub.port, stub.port]);
	const answer = await askRaw(proxy.origin, target);
	expect(answer.status).toBe(301);
	expect(answer.headers.get("location")?.length).toBeGreaterThan(24_000);
	expect(stub.seen).toEqual([`GET ${target}`]);
});

test("logs never contain query strings or one-time codes, whatever happens to the request", async () => {
	const stub = await startStub((req, res) => {
		if (req.url?.includes("dies")) req.socket.destroy();
		else if (req.url?.includes("large"))
			res.writeHead(200, { "X-Large": "a".repeat(40_000) }).end();
		else res.end();
	});
	const proxy = await startNginx([stub.port, await findFreePort()]);
	for (const target of [
		"/search?q=secret",
		"/dies?q=secret",
		"/large?q=secret",
		"/assets/dies.js?q=secret",
		"/_image?q=secret&dies",
		"/%?q=secret",
		"/../?q=secret",
		`/long?q=secret${"x".repeat(10_000)}`,
		"//search?q=secret",
		"/search?q=secret#secret",
		"/#secret",
		"/login/invite/secret",
		"/en-us//login/Invite//secret/",
		"/login/invite/dies-secret",
		"/login/%69nvite%2Fsecret",
		"/login/%0A/invite/secret",
		"/login/%2569nvite/../invite/secret",
		"/login/invite%252Fsecret",
		"/login/invite\\secret",
		"/login/invite;x/secret",
		"http://secret@site.example/?q=secret",
		"/forged%20200%200.001%20-%20id%0A127.0.0.1",
	])
		await askRaw(proxy.origin, target, [
			`GET ${target} HTTP/1.1`,
			"Host: site.example",
			"Referer: http://site.example/search?q=secret",
			"Connection: close",
		]);
	const logs = await Promise.all(
		["access.log", "error.log"].map((name) =>
			readFile(path.join(proxy.folder, name), "utf8"),
		),
	);
	expect(logs[0]).toContain("GET /search 200 ");
	expect(logs[0]).toContain("GET /invite/- 200 ");
	expect(logs[0]).toContain(
		"GET /forged%20200%200.001%20-%20id%0A127.0.0.1 200 ",
	);
	expect(logs.join("")).not.toContain("secret");
});
