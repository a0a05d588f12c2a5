import type { RequestListener } from "node:http";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { formatTheme, modes, themes, withMode } from "../../shared/themes.ts";
import { findFreePort } from "../test/test-site.ts";
import { askRaw } from "./test-ask-raw.ts";
import { spellingsOf } from "./test-spellings.ts";
import { startNginx, startStub, type WhenDone } from "./test-stub.ts";

const asPage = {
	"Cache-Control": "no-cache",
	"Content-Type": "text/html; charset=utf-8",
	Vary: "Cookie, Accept-Encoding",
};

/**
 * Every response is a page for everybody, which repeats the address and the cookie of the request.
 */
const echo: RequestListener = (req, res) => {
	res.writeHead(200, asPage);
	res.end(`[${req.url}] ${req.headers.cookie ?? "no cookie"}`);
};

async function startPages(
	answer: RequestListener = echo,
	whenDone: WhenDone = onTestFinished,
) {
	const stub = await startStub(answer, whenDone);
	const { port } = stub;
	const proxy = await startNginx([port, port], undefined, whenDone);
	const get = async (
		path: string,
		headers: Record<string, string> = {},
		method = "GET",
	) => {
		const answer = await fetch(proxy.origin + path, {
			method,
			headers,
			redirect: "manual",
		});
		const cache = answer.headers.get("x-cache");
		return { status: answer.status, cache, body: await answer.text(), answer };
	};
	return { ...stub, proxy, get };
}

/** For tests that each request pages of their own. */
const { get, seen } = await startPages(echo, afterAll);
/** The requests for a page that reached the instance. */
const seenOf = (path: string) =>
	seen.filter((line) => line.endsWith(` ${path}`));
let pages = 0;

test.each(["/services", "/en-US", "/en-US/industries/oil-gas/our-services"])(
	"%s is cached, and each request gets its own request id",
	async (path) => {
		const [first, second, head] = [
			await get(path),
			await get(path, { "X-Request-Id": "chosen" }),
			await get(path, {}, "HEAD"),
		];
		expect([first.cache, second.cache, head.cache]).toEqual([
			"MISS",
			"HIT",
			"HIT",
		]);
		expect([second.body, head.body]).toEqual([first.body, ""]);
		expect(seenOf(path)).toEqual([`GET ${path}`]);
		const ids = [first, second].map(({ answer }) =>
			answer.headers.get("x-request-id"),
		);
		expect(new Set(ids).size).toBe(2);
		expect(ids).not.toContain("chosen");
		// Browsers get the instance's header.
		expect(second.answer.headers.get("cache-control")).toBe("no-cache");
		expect(second.answer.headers.get("x-accel-expires")).toBeNull();
	},
);

test("each theme has its own cached copy, and unknown themes get the default one", async () => {
	const { get } = await startPages();
	const known = themes.flatMap((name) =>
		[undefined, ...modes].map((mode) => formatTheme(withMode(name, mode))),
	);
	// On a busy machine, a copy may outlive its second; it is the same copy.
	const isCopy = /^(HIT|EXPIRED)$/;
	for (const theme of known)
		for (const [index, cookie] of [
			`theme=${theme}`,
			`locale=en-US; theme=${theme}`,
			`theme=${theme}; locale=zh-CN`,
		].entries()) {
			const { body, cache } = await get("/about", { Cookie: cookie });
			expect(body).toBe(`[/about] theme=${theme}`);
			expect(cache, cookie).toMatch(index === 0 ? "MISS" : isCopy);
		}
	for (const Cookie of [
		"",
		"locale=en-US",
		"theme=",
		"theme=pink",
		"theme=darkRed.pink",
		"theme=darkRedx; locale=en-US",
		"locale=x; theme=__proto__".replaceAll("_", "-"),
	]) {
		const { body, cache } = await get("/about", { Cookie });
		expect([body, cache], Cookie).toEqual([
			"[/about] theme=blueWhite",
			expect.stringMatching(isCopy),
		]);
	}
});

test.each([
	["the root", "/", {}],
	["a query", "/about?x=1", {}],
	["an empty query", "/about?", {}],
	["a token", "/about", { Authorization: "Bearer x" }],
	["an empty token", "/about", { Authorization: "Basic" }],
	["a session", "/about", { Cookie: "token=x" }],
	["a session behind a theme", "/about", { Cookie: "theme=darkRed; token=x" }],
	["any other cookie", "/about", { Cookie: "locale=en-US; _ga=1" }],
	["two themes", "/about", { Cookie: "theme=darkRed; theme=darkGreen" }],
	["an encoded theme", "/about", { Cookie: "theme=dark%52ed" }],
	["a quoted theme", "/about", { Cookie: 'theme="darkRed"' }],
	["no space between", "/about", { Cookie: "locale=en-US;theme=darkRed" }],
	["an entity tag to match", "/about", { "If-Match": '"x"' }],
	[
		"a date to match",
		"/about",
		{ "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
	],
	["an odd language", "/about", { Cookie: "locale=%0d" }],
	["life", "/healthz", {}],
	["readiness", "/readyz", {}],
	["readiness for posts", "/readyz/enquiries", {}],
	["metrics", "/metrics", {}],
	["an endpoint", "/api/search", {}],
	["an endpoint below a language", "/en-US/api/search", {}],
	["the latest build", "/builds/latest.json", {}],
	["the desk", "/desk", {}],
	["an enquiry at the desk", "/en-US/desk/enquiries/x", {}],
	["the sign-in", "/login", {}],
	["an invitation", "/en-US/login/invite/code", {}],
	["a file", "/sitemap.xml", {}],
])(
	"a request is passed on unchanged and never cached: %s",
	async (_name, target, headers) => {
		const cookie = "Cookie" in headers ? headers.Cookie : "no cookie";
		const page = `/about/${pages++}`;
		const path = target.replace("/about", page);
		for (const _ of ["first", "second"]) {
			const { body, cache } = await get(path, { ...headers });
			expect([body, cache]).toEqual([`[${path}] ${cookie}`, null]);
		}
		if (path !== "/healthz") expect(seenOf(path)).toHaveLength(2);
		const { cache } = await get(page);
		expect(cache).toBe("MISS");
	},
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
	"a %s is neither cached nor answered from the cache",
	async (method) => {
		const page = `/contact/${pages++}`;
		await get(page);
		for (const _ of ["first", "second"])
			expect((await get(page, {}, method)).cache).toBeNull();
		expect(seenOf(page)).toEqual([
			`GET ${page}`,
			...Array(2).fill(`${method} ${page}`),
		]);
	},
);

test.each([
	["is one visitor's", 200, { "Cache-Control": "private, no-cache" }],
	["says nothing of keeping", 200, { "Cache-Control": "" }],
	["says more than a page does", 200, { "Cache-Control": "no-cache, private" }],
	["sets a cookie", 200, { "Set-Cookie": "locale=en-US" }],
	["is no page", 200, { "Content-Type": "application/json" }],
	["is not found", 404, {}],
	["fails", 500, {}],
])(
	"a response that %s is not cached and reaches the client",
	async (_name, status, headers) => {
		let isFirst = true;
		const { get } = await startPages((req, res) => {
			if (!isFirst || req.url !== "/about") return echo(req, res);
			res.writeHead(status, { ...asPage, ...headers }).end("the first");
		});
		expect(await get("/about")).toMatchObject({ status, body: "the first" });
		expect(await get("/about")).toMatchObject({ status, body: "the first" });
		isFirst = false;
		expect(await get("/about")).toMatchObject({ status: 200, cache: "MISS" });
	},
);

test("no other spelling of a URL is cached in a page's place", async () => {
	const { proxy, seen } = await startPages();
	const target = "/en-US/about";
	for (const spelling of spellingsOf(target)) {
		const { status, body } = await askRaw(proxy.origin, spelling);
		if (status !== 400) expect(body, spelling).toContain(`[${spelling}]`);
	}
	expect(seen).not.toContain(`GET ${target}`);
	for (const expected of ["MISS", "HIT"]) {
		const { headers, body } = await askRaw(proxy.origin, target);
		expect(body).toContain(`[${target}]`);
		expect(headers.get("x-cache")).toBe(expected);
	}
});

test("cached pages are revalidated by entity tag, and a new build replaces them within seconds", async () => {
	let build = "one";
	let unchanged = 0;
	const { get } = await startPages((req, res) => {
		const etag = `"${build}"`;
		if (req.headers["if-none-match"] === etag) {
			unchanged++;
			return void res.writeHead(304, { ...asPage, ETag: etag }).end();
		}
		res.writeHead(200, { ...asPage, ETag: etag }).end(build);
	});
	expect((await get("/about")).body).toBe("one");
	// An expired copy is revalidated by its entity tag.
	await expect
		.poll(async () => (await get("/about")).cache)
		.toBe("REVALIDATED");
	expect(unchanged).toBe(1);
	const again = await get("/about", { "If-None-Match": '"one"' });
	expect(again.status).toBe(304);
	build = "two";
	const since = performance.now();
	await expect.poll(async () => (await get("/about")).body).toBe("two");
	// nginx's whole seconds, plus polling and a busy machine.
	expect(performance.now() - since).toBeLessThan(10_000);
});

test("after a deployment, a page cached before it is not served stale", async () => {
	let build = "one";
	const { get } = await startPages((_req, res) => {
		res.writeHead(200, asPage).end(build);
	});
	await get("/about");
	await get("/careers");
	build = "two";
	await expect.poll(async () => (await get("/careers")).body).toBe("two");
	expect((await get("/about")).body).toBe("two");
});

test("a worker with a page's cache file open serves the copy that another worker stored later", async () => {
	let build = "one";
	const { port } = await startStub((_req, res) => {
		res.writeHead(200, { ...asPage, "Content-Length": 3 }).end(build);
	});
	const shared = await findFreePort();
	await startNginx([port, port], (sample) =>
		sample
			.replace("worker_processes auto", "worker_processes 2")
			.replace(
				"add_header X-Cache",
				"add_header X-Worker $pid;\nadd_header X-Cache",
			)
			// With `reuseport` the kernel distributes connections, so that both workers get some.
			.replace(
				"listen 8080",
				`listen 127.0.0.1:${shared} reuseport; listen 8080`,
			),
	);
	const hits = new Map<string | undefined, string>();
	const ask = async () => {
		const { headers, body } = await askRaw(
			`http://127.0.0.1:${shared}`,
			"/about",
		);
		if (headers.get("x-cache") === "HIT")
			hits.set(headers.get("x-worker"), body);
		return [...hits.values()];
	};
	const often = { interval: 1 };
	await expect.poll(ask, often).toEqual(["one", "one"]);
	build = "two";
	await expect.poll(ask, often).toEqual(["two", "two"]);
});

/** Makes the day as short as a second. */
const shortDay = (sample: string) =>
	sample.replace("(?<date>[0-9-]+)T", "(?<date>[0-9T:-]+)[+]");

test("while no instance answers, cached pages are served stale until the end of the day", async () => {
	for (const [change, after] of [
		[undefined, 200],
		[shortDay, 503],
	] as const) {
		let isAway = false;
		const answer: RequestListener = (req, res) =>
			isAway ? req.socket.destroy() : echo(req, res);
		const stub = await startStub(answer);
		const proxy = await startNginx([stub.port, stub.port], change);
		const get = async (path: string, headers = {}) => {
			const answer = await fetch(proxy.origin + path, { headers });
			await answer.text();
			return [answer.status, answer.headers.get("x-cache")] as const;
		};
		await get("/about");
		isAway = true;
		if (after === 200)
			await expect.poll(() => get("/about")).toEqual([200, "STALE"]);
		else await expect.poll(async () => (await get("/about"))[0]).toBe(503);
		expect((await get("/careers"))[0]).toBe(503);
		expect((await get("/about", { Cookie: "token=x" }))[0]).toBe(503);
	}
});
