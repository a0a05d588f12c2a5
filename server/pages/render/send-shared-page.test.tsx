import http from "node:http";
import { Suspense, use } from "react";
import request from "supertest";
import { expect, test } from "vitest";
import {
	agents,
	createTestApp,
	testDependencies,
} from "../../../scripts/test/test-app.ts";
import { emergencyIdentity } from "../../../shared/staff.ts";
import { createHttpServer, listen } from "../../connections/listen.ts";
import type { AppDependencies } from "../../dependencies.ts";

/** An app that counts its renders. */
async function createCountingApp(
	env: Record<string, string> = {},
	overrides: Partial<AppDependencies> = {},
) {
	const { makeTree } = await testDependencies(env);
	let renders = 0;
	const app = await createTestApp(env, {
		makeTree(options) {
			renders++;
			return makeTree(options);
		},
		...overrides,
	});
	return { app, renders: () => renders };
}

/** Requests a page as a person until the response comes from the cache. */
async function askUntilKept(
	app: http.RequestListener,
	path: string,
	headers: Record<string, string> = {},
) {
	const ask = () =>
		request(app)
			.get(path)
			.set({ "User-Agent": agents.person, ...headers });
	const first = await ask();
	await expect.poll(async () => cacheOf(await ask())).toBe("hit");
	return { first, kept: await ask() };
}

function cacheOf({ headers }: { headers: Record<string, string> }) {
	return /cache;desc="(\w+)"/.exec(headers["server-timing"] ?? "")?.[1];
}

const perAnswer = [
	"x-request-id",
	"server-timing",
	"date",
	"content-length",
	"transfer-encoding",
];

function shown(headers: Record<string, string>) {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => !perAnswer.includes(name)),
	);
}

test.each([
	["/en-US/about", "br"],
	["/en-US/about", "gzip"],
	["/en-US/about", "identity"],
	["/", "br"],
])(
	"a cached page has the same bytes and headers as the first render: %s as %s",
	async (path, encoding) => {
		const { app, renders } = await createCountingApp();
		const { first, kept } = await askUntilKept(app, path, {
			"Accept-Encoding": encoding,
			"Accept-Language": "zh-CN",
		});
		expect(cacheOf(first)).toBe("miss");
		expect(kept.text).toBe(first.text);
		expect(shown(kept.headers)).toEqual(shown(first.headers));
		expect(kept.headers["x-request-id"]).not.toBe(
			first.headers["x-request-id"],
		);
		expect(renders()).toBe(1);
	},
);

test("concurrent requests share one render", async () => {
	const { app, renders } = await createCountingApp();
	const answers = await Promise.all(
		["br", "gzip", "identity", "br"].map((encoding) =>
			request(app)
				.get("/about")
				.set({ "User-Agent": agents.person, "Accept-Encoding": encoding }),
		),
	);
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect(renders()).toBe(1);
});

test("later requests read the stream of an ongoing render from its start", async () => {
	const rest = Promise.withResolvers<string>();
	const Part = () => <p>{use(rest.promise)}</p>;
	let renders = 0;
	const app = await createTestApp(
		{},
		{
			makeTree() {
				renders++;
				return (
					<main>
						<h1>shell</h1>
						<Suspense fallback={<p>waiting</p>}>
							<Part />
						</Suspense>
					</main>
				);
			},
		},
	);
	const server = createHttpServer(app);
	const port = await listen(server, 0, "127.0.0.1");
	try {
		const readers = [];
		for (const encoding of ["identity", "br"]) {
			const answer = await new Promise<http.IncomingMessage>((resolve) => {
				const headers = { "Accept-Encoding": encoding };
				http.get({ port, path: "/about", headers }, resolve);
			});
			const chunks: Buffer[] = [];
			await new Promise<void>((resolve) =>
				answer.on("data", (chunk: Buffer) => {
					chunks.push(chunk);
					resolve();
				}),
			);
			readers.push({ answer, chunks });
		}
		expect(renders).toBe(1);
		rest.resolve("the rest");
		for (const { answer } of readers)
			await new Promise((resolve) => answer.on("end", resolve));
		const plain = Buffer.concat(readers[0]?.chunks ?? []).toString();
		expect(plain).toContain("<h1>shell</h1>");
		expect(plain).toContain("the rest");
		expect(plain.endsWith("</body></html>")).toBe(true);
	} finally {
		server.closeAllConnections();
		server.close();
	}
});

test("a client disconnect does not abort a render shared with others", async () => {
	const rest = Promise.withResolvers<string>();
	const Page = () => <main>{use(rest.promise)}</main>;
	const started = Promise.withResolvers<void>();
	const app = await createTestApp(
		{},
		{
			makeTree() {
				started.resolve();
				return <Page />;
			},
		},
	);
	const server = createHttpServer(app);
	const port = await listen(server, 0, "127.0.0.1");
	try {
		const leaving = http.get({ port, path: "/about" });
		leaving.on("error", () => {});
		await started.promise;
		const arrived = new Promise((resolve) => server.once("request", resolve));
		const staying = request(`http://127.0.0.1:${port}`).get("/about");
		const answer = staying.then((response) => response);
		await arrived;
		leaving.destroy();
		rest.resolve("content");
		expect((await answer).text).toContain("content");
	} finally {
		server.closeAllConnections();
		server.close();
	}
});

test("a page with a failed part is not cached", async () => {
	const { makeTree } = await testDependencies();
	let isBroken = true;
	function Broken() {
		if (isBroken) throw new Error("broken");
		return <p>mended</p>;
	}
	const app = await createTestApp(
		{},
		{
			makeTree: (options) => (
				<>
					{makeTree(options)}
					<Suspense fallback={<p>waiting</p>}>
						<Broken />
					</Suspense>
				</>
			),
		},
	);
	const ask = () => request(app).get("/about").set("User-Agent", agents.person);
	expect((await ask()).text).toContain("<p>waiting</p>");
	isBroken = false;
	await expect.poll(async () => (await ask()).text).toContain("<p>mended</p>");
});

test.each([
	"/en-US/login?code=401",
	"/contact?sent=LW-1",
	"/careers?level=senior",
])(
	"%s is rendered for each request because the page reads its query",
	async (path) => {
		const { app, renders } = await createCountingApp();
		for (let count = 0; count < 2; count++)
			expect(cacheOf(await request(app).get(path))).toBe("bypass");
		expect(renders()).toBe(2);
	},
);

test("an irrelevant query gets the cached page", async () => {
	const { app, renders } = await createCountingApp();
	await askUntilKept(app, "/about");
	for (const query of ["?utm_source=x", "?a=1&b=2", "?"])
		expect(cacheOf(await request(app).get(`/about${query}`))).toBe("hit");
	expect(renders()).toBe(1);
});

test("a guarded page is never cached", async () => {
	const env = { GUARD_EXEMPT_PATHS: "/careers" };
	const { app, renders } = await createCountingApp(env, {
		verifyToken: () => emergencyIdentity,
	});
	const ask = () =>
		request(app).get("/en-US/about").set("Authorization", "Bearer abc");
	for (let count = 0; count < 2; count++)
		expect(cacheOf(await ask())).toBe("bypass");
	expect(renders()).toBe(2);
	expect((await request(app).get("/en-US/about")).status).toBe(302);
});

test("each theme has its own cached page, and an unknown theme gets the default", async () => {
	const { app } = await createCountingApp();
	const { kept } = await askUntilKept(app, "/about");
	const dark = await askUntilKept(app, "/about", {
		Cookie: "locale=en-US; theme=darkRed.dark; other=1",
	});
	expect(dark.kept.text).toContain('data-theme="darkRed" class="dark"');
	for (const cookie of ["theme=nope", 'theme="x"', "xtheme=darkRed", "a=theme"])
		expect((await request(app).get("/about").set("Cookie", cookie)).text).toBe(
			kept.text,
		);
	const twice = "theme=darkRed.dark; theme=earthYellow";
	expect((await request(app).get("/about").set("Cookie", twice)).text).toBe(
		dark.kept.text,
	);
});

test("the guessed home page stays private although its bytes are cached", async () => {
	const { app, renders } = await createCountingApp();
	const chinese = { "Accept-Language": "zh-CN" };
	const { kept } = await askUntilKept(app, "/", chinese);
	expect(kept.headers["cache-control"]).toBe("private, no-cache");
	expect(kept.headers.vary).toContain("Accept-Language");
	const english = await request(app).get("/").set("Accept-Language", "en-US");
	expect([english.status, english.headers.location]).toEqual([302, "/en-US"]);
	expect(renders()).toBe(1);
});

test("HEAD and conditional requests for a cached page have no body", async () => {
	const { app, renders } = await createCountingApp();
	const encoding = { "Accept-Encoding": "br" };
	const { kept } = await askUntilKept(app, "/about", encoding);
	const head = await request(app).head("/about").set(encoding);
	expect(head.headers["content-length"]).toBe(kept.headers["content-length"]);
	expect(head.text).toBeUndefined();
	const [again, neverKept] = await Promise.all(
		[app, await createTestApp()].map((app) =>
			request(app)
				.get("/about")
				.set({ ...encoding, "If-None-Match": kept.headers.etag ?? "" }),
		),
	);
	expect([again?.status, again?.text]).toEqual([304, ""]);
	expect(shown(again?.headers ?? {})).toEqual(shown(neverKept?.headers ?? {}));
	expect(again?.headers["server-timing"]).toBe(
		neverKept?.headers["server-timing"],
	);
	expect(renders()).toBe(1);
});

test("a cached page on an https site is not served over http", async () => {
	const { app } = await createCountingApp({
		SITE_ORIGIN: "https://www.example.com",
		TRUST_PROXY: "true",
	});
	await askUntilKept(app, "/about", { "X-Forwarded-Proto": "https" });
	const insecure = await request(app)
		.get("/about")
		.set("X-Forwarded-Proto", "http");
	expect([insecure.status, insecure.headers.location]).toEqual([
		301,
		"https://www.example.com/about",
	]);
});

test("missing pages do not evict cached pages", async () => {
	const { app } = await createCountingApp({ PAGE_CACHE_MB: "1" });
	await askUntilKept(app, "/about");
	for (let count = 0; count < 200; count++)
		await request(app).get(`/missing-${count}`).expect(404);
	expect(cacheOf(await request(app).get("/about"))).toBe("hit");
});
