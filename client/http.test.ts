import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { afterAll, expect, test, vi } from "vitest";

interface Exchange {
	readonly method: string;
	readonly path: string;
	readonly type: string | undefined;
	readonly body: string;
}

const exchanges: Exchange[] = [];

/** Answers with the statuses that the path lists, one after the other; 0 never answers. */
const server = createServer(async (req, res) => {
	const path = req.url ?? "";
	const { method = "", headers } = req;
	const body = await readBody(req);
	const earlier = exchanges.filter((exchange) => exchange.path === path);
	exchanges.push({ method, path, type: headers["content-type"], body });
	const statuses = (path.split("/")[2] ?? "200").split(",").map(Number);
	const status = statuses[earlier.length] ?? 200;
	if (status === 0) return;
	res.writeHead(status, {
		"Content-Type": "application/json",
		"X-Build-Id": path.includes("new-build") ? "other" : "mine",
	});
	res.end(path.includes("broken") ? "{" : '{"ok":true}');
});
server.listen(0);
await once(server, "listening");
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;
const data = { buildId: "mine", apiBaseUrl: `http://localhost:${port}/base` };
vi.stubGlobal("document", {
	getElementById: () => ({ textContent: JSON.stringify(data) }),
});
const { requestJson } = await import("./http.ts");
const { hasNewBuild } = await import("./navigation/new-build.ts");

async function readBody(req: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of req) body += chunk;
	return body;
}

const seen = (path: string) =>
	exchanges.filter((exchange) => exchange.path === `/base${path}`);

test("an object goes out as JSON to the configured base address", async () => {
	const body = { name: "\u8054\u6e7e" };
	expect(await requestJson("/200/json", { method: "POST", body })).toEqual({
		ok: true,
	});
	expect(seen("/200/json")).toEqual([
		{
			method: "POST",
			path: "/base/200/json",
			type: "application/json",
			body: JSON.stringify(body),
		},
	]);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
	"a request that changes nothing is repeated once after %i",
	async (status) => {
		expect(await requestJson(`/${status}/once`)).toEqual({ ok: true });
		expect(seen(`/${status}/once`)).toHaveLength(2);
		const path = `/${status},${status}/twice`;
		await expect(requestJson(path)).rejects.toMatchObject({ status });
		expect(seen(path)).toHaveLength(2);
	},
);

test.each([400, 401, 403, 404, 410, 422, 501])(
	"%i is final",
	async (status) => {
		await expect(requestJson(`/${status}/final`)).rejects.toMatchObject({
			status,
			data: { ok: true },
		});
		expect(seen(`/${status}/final`)).toHaveLength(1);
	},
);

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
	"a %s is never repeated",
	async (method) => {
		const path = `/503/${method}`;
		await expect(requestJson(path, { method })).rejects.toMatchObject({
			status: 503,
		});
		expect(seen(path)).toHaveLength(1);
	},
);

test("a request that takes too long is given up, its repetition included", async () => {
	await expect(requestJson("/0,0/slow", { timeout: 60 })).rejects.toMatchObject(
		{ cause: { name: "TimeoutError" } },
	);
});

test("an answer that is no JSON is an error", async () => {
	await expect(requestJson("/200/broken")).rejects.toThrow(SyntaxError);
});

test("an answer of another build makes the page outdated", async () => {
	await requestJson("/200/same");
	expect(hasNewBuild()).toBe(false);
	await requestJson("/404/new-build").catch(() => {});
	expect(hasNewBuild()).toBe(true);
});
