import { once } from "node:events";
import http from "node:http";
import { Suspense, use } from "react";
import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../../scripts/test/test-app.ts";
import { createHttpServer, listen } from "../../connections/listen.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { createTestLogger } from "../../log/test-logs.ts";
import { startRender } from "./start-render.ts";

const deadlineMs = 150;
const never = new Promise<never>(() => {});

function Endless() {
	return use(never);
}

function Failing(): never {
	throw new Error("late failure");
}

function Around({ children }: { children: React.ReactNode }) {
	return (
		<main>
			<h1>shell</h1>
			<Suspense fallback={<p>waiting</p>}>{children}</Suspense>
		</main>
	);
}

const endlessPage: Partial<AppDependencies> = {
	renderDeadlineMs: deadlineMs,
	makeTree: () => <Endless />,
};
const endlessPart: Partial<AppDependencies> = {
	renderDeadlineMs: deadlineMs,
	makeTree: () => (
		<Around>
			<Endless />
		</Around>
	),
};
const failingPart: Partial<AppDependencies> = {
	makeTree: () => (
		<Around>
			<Failing />
		</Around>
	),
};

const app = await createTestApp();

/** Serves an app on a free port, for tests that inspect the connection. */
async function serve(overrides: Partial<AppDependencies>) {
	const server = createHttpServer(await createTestApp({}, overrides));
	const port = await listen(server, 0, "127.0.0.1");
	return {
		port,
		[Symbol.dispose]() {
			server.closeAllConnections();
			server.close();
		},
	};
}

test("HEAD returns the headers of a page without rendering it", async () => {
	const unrendered = await createTestApp(
		{},
		{
			makeTree: () => {
				throw new Error("rendered");
			},
			makeDocument: () => {
				throw new Error("made");
			},
		},
	);
	const head = await request(unrendered)
		.head("/en-US/about")
		.set("Accept-Encoding", "br");
	const get = await request(app)
		.get("/en-US/about")
		.set("Accept-Encoding", "br");
	expect(head.status).toBe(200);
	for (const name of [
		"etag",
		"cache-control",
		"content-type",
		"content-language",
		"link",
		"vary",
	])
		expect(head.headers[name]).toBe(get.headers[name]);
});

test("the entity tag of a page is strong and differs by encoding and theme", async () => {
	const tag = async (headers: Record<string, string>) =>
		(
			await request(app)
				.get("/about")
				.set({ "User-Agent": agents.person, ...headers })
		).headers.etag;
	const plain = await tag({ "Accept-Encoding": "identity" });
	expect(plain).toMatch(/^"[\w-]{27}"$/);
	expect(await tag({ "Accept-Encoding": "identity" })).toBe(plain);
	const others = [
		await tag({ "Accept-Encoding": "gzip" }),
		await tag({ "Accept-Encoding": "br, gzip" }),
		await tag({ "Accept-Encoding": "identity", Cookie: "theme=darkRed" }),
		await tag({ "Accept-Encoding": "identity", Cookie: "theme=darkRed.dark" }),
	];
	expect(new Set([plain, ...others]).size).toBe(5);
	expect(
		await tag({ "Accept-Encoding": "identity", Cookie: "theme=nope" }),
	).toBe(plain);
});

test("a matching If-None-Match gets 304 before anything is rendered", async () => {
	const { headers } = await request(app)
		.get("/about")
		.set("User-Agent", agents.person);
	const again = await request(app)
		.get("/about")
		.set({ "User-Agent": agents.person, "If-None-Match": headers.etag ?? "" });
	expect([again.status, again.text]).toEqual([304, ""]);
	expect(again.headers["server-timing"]).not.toContain("render");
	await request(app).get("/about").set("If-None-Match", '"other"').expect(200);
});

test("only query parameters that a page reads change its entity tag", async () => {
	const tag = async (path: string) =>
		(await request(app).get(path)).headers.etag;
	expect(await tag("/about?utm=1")).toBe(await tag("/about"));
	expect(await tag("/login?code=401")).not.toBe(await tag("/login"));
	expect(await tag("/login?code=401&message=x")).toBe(
		await tag("/login?code=401"),
	);
});

test.each([
	["br", "br"],
	["identity", undefined],
])("Accept-Encoding %s gives a page as %s", async (accepted, encoding) => {
	const answer = await request(app)
		.get("/about")
		.set("Accept-Encoding", accepted);
	expect(answer.headers["content-encoding"]).toBe(encoding);
	expect(answer.headers.vary).toBe("Cookie, Accept-Encoding");
});

test.each(["identity", "br"])(
	"people get the shell long before the deadline (%s)",
	async (encoding) => {
		// With this deadline, the test would end before a late response.
		using server = await serve({ ...endlessPart, renderDeadlineMs: 3_600_000 });
		const response = await new Promise<http.IncomingMessage>((resolve) => {
			const headers = {
				"User-Agent": agents.person,
				"Accept-Encoding": encoding,
			};
			http.get({ port: server.port, path: "/about", headers }, resolve);
		});
		expect(response.statusCode).toBe(200);
		await once(response, "data");
		response.destroy();
	},
);

test("people get a complete document at the deadline", async () => {
	const { text } = await request(await createTestApp({}, endlessPart))
		.get("/about")
		.set("User-Agent", agents.person);
	expect(text).toContain("<h1>shell</h1>");
	expect(text.endsWith("</body></html>")).toBe(true);
});

test("an error after the shell still completes the document with status 200", async () => {
	const answer = await request(await createTestApp({}, failingPart))
		.get("/about")
		.set("User-Agent", agents.person);
	expect(answer.status).toBe(200);
	expect(answer.text).toContain("<p>waiting</p>");
	expect(answer.text.endsWith("</body></html>")).toBe(true);
	expect(answer.text).not.toContain("errors.test");
});

test("robots get a complete page or an error status, never fallbacks", async () => {
	const late = await request(await createTestApp({}, endlessPart))
		.get("/about")
		.set("User-Agent", agents.robot);
	expect([late.status, late.headers["retry-after"]]).toEqual([503, "5"]);
	expect(late.text).toBe("Service Unavailable\n");
	const failed = await request(await createTestApp({}, failingPart))
		.get("/about")
		.set("User-Agent", agents.robot);
	expect([failed.status, failed.text]).toEqual([
		500,
		"Internal Server Error\n",
	]);
});

test("people get 503 when even the shell misses the deadline", async () => {
	const answer = await request(await createTestApp({}, endlessPage))
		.get("/en-US/about")
		.set({ "User-Agent": agents.person, Accept: "text/html" });
	expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
	expect(answer.text).toContain("503");
	expect(answer.headers.etag).toBeUndefined();
});

test("a client disconnect aborts the render and is logged as aborted, not as an error", async () => {
	const { lines, ...log } = createTestLogger();
	const started = Promise.withResolvers<void>();
	using server = await serve({
		...log,
		renderDeadlineMs: 60_000,
		makeTree() {
			started.resolve();
			return <Endless />;
		},
	});
	const client = http.get({ port: server.port, path: "/about" });
	client.on("error", () => {});
	await started.promise;
	client.destroy();
	await expect.poll(() => lines.length).toBe(1);
	expect(lines[0]).toMatchObject({ msg: "request", aborted: true });
});

test("an aborted render rejects", async () => {
	const controller = new AbortController();
	const rendering = startRender(<Endless />, {
		complete: false,
		deadlineMs: 60_000,
		signal: controller.signal,
		onPartError: () => {},
	});
	controller.abort();
	await expect(rendering).rejects.toThrow("the client has gone");
});

test("the page data of a page cannot close its script element", async () => {
	const { text } = await request(app)
		.get("/about")
		.set("User-Agent", agents.person);
	const json = text.split('id="page-data">')[1]?.split("</script>")[0] ?? "";
	expect(json).not.toContain("<");
	expect(JSON.parse(json).locale).toBe("zh-CN");
});
