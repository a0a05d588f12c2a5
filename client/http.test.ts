import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { afterAll, expect, test, vi } from "vitest";

interface Exchange {
	readonly host: string | undefined;
	readonly method: string;
	readonly path: string;
	readonly type: string | undefined;
	readonly body: string;
}

const exchanges: Exchange[] = [];

/** Answers with the statuses that the path lists, one after the other; 0 never answers. */
async function answer(
	req: IncomingMessage,
	res: ServerResponse,
): Promise<void> {
	const path = req.url ?? "";
	const { method = "", headers } = req;
	const body = await readBody(req);
	const earlier = exchanges.filter((exchange) => exchange.path === path);
	const { host, "content-type": type } = headers;
	exchanges.push({ host, method, path, type, body });
	const statuses = (/\/(\d[\d,]*)\//.exec(path)?.[1] ?? "200").split(",");
	const status = Number(statuses[earlier.length] ?? 200);
	if (status === 0) return;
	res.writeHead(status, {
		"Content-Type": "application/json",
		...(path.includes("portal")
			? {}
			: { "X-Build-Id": path.includes("new-build") ? "other" : "mine" }),
	});
	res.end(path.includes("broken") ? "{" : '{"ok":true}');
}

async function listen(): Promise<string> {
	const server = createServer(answer);
	server.listen(0);
	await once(server, "listening");
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	return `localhost:${typeof address === "object" ? address?.port : ""}`;
}

const [site, api] = await Promise.all([listen(), listen()]);
const origin = `http://${site}`;
const data = { buildId: "mine", apiBaseUrl: `http://${api}/base` };
vi.stubGlobal("document", {
	getElementById: () => ({ textContent: JSON.stringify(data) }),
});
vi.stubGlobal("window", { location: { origin } });
// As in a browser, addresses stand on the page's.
const fetchAbsolute = fetch;
const inits = new Map<string, RequestInit>();
vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
	inits.set(address, init);
	return fetchAbsolute(new URL(address, origin), init);
});
const { requestJson, seemsReachable, send } = await import("./http.ts");
const { hasNewBuild } = await import("./navigation/new-build.ts");

async function readBody(req: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of req) body += chunk;
	return body;
}

const seen = (path: string) =>
	exchanges.filter((exchange) => exchange.path === path);

test.each([
	["/api/200/enquiries", api, "/base/api/200/enquiries"],
	["/builds/latest.json", site, "/builds/latest.json"],
	["/_i18n/en-US/home.json?v=1", site, "/_i18n/en-US/home.json?v=1"],
	["/api/session", site, "/api/session"],
	["/api/session/passkey/options", site, "/api/session/passkey/options"],
	["/apidocs", site, "/apidocs"],
])(
	"a request for %s goes to the host that serves it",
	async (path, host, target) => {
		await requestJson(path);
		expect(seen(target).map((exchange) => exchange.host)).toEqual([host]);
	},
);

test("a report goes to the page's host without cookies, and outlives the document", async () => {
	const options = { method: "POST", body: { lcp: 1 } } as const;
	await send("/api/200/vitals", { ...options, isReport: true });
	expect(seen("/api/200/vitals")[0]?.host).toBe(site);
	const asked = { credentials: "omit", keepalive: true };
	expect(inits.get("/api/200/vitals")).toMatchObject(asked);
});

test("objects are sent as JSON, form data and text unchanged", async () => {
	const body = { name: "联湾" };
	const post = { method: "POST" } as const;
	expect(await requestJson("/json", { ...post, body })).toEqual({ ok: true });
	expect(seen("/json")).toMatchObject([
		{ ...post, type: "application/json", body: JSON.stringify(body) },
	]);
	const form = new FormData();
	form.set("name", body.name);
	await send("/form", { ...post, body: form });
	expect(seen("/form")[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
	expect(seen("/form")[0]?.body).toContain(body.name);
	await send("/text", { ...post, body: "text" });
	expect(seen("/text")).toMatchObject([
		{ type: "text/plain;charset=UTF-8", body: "text" },
	]);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
	"a GET request is retried once after status %i",
	async (status) => {
		expect(await requestJson(`/${status}/once`)).toEqual({ ok: true });
		expect(seen(`/${status}/once`)).toHaveLength(2);
		const path = `/${status},${status}/twice`;
		await expect(requestJson(path)).rejects.toMatchObject({ status });
		expect(seen(path)).toHaveLength(2);
	},
);

test.each([400, 401, 403, 404, 410, 422, 501])(
	"a request is not retried after status %i",
	async (status) => {
		await expect(requestJson(`/${status}/final`)).rejects.toMatchObject({
			status,
		});
		expect(seen(`/${status}/final`)).toHaveLength(1);
	},
);

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
	"a %s request is never retried",
	async (method) => {
		const path = `/503/${method}`;
		await expect(requestJson(path, { method })).rejects.toMatchObject({
			status: 503,
		});
		expect(seen(path)).toHaveLength(1);
	},
);

test("a POST resolves with any status, and without a body if the response is not JSON", async () => {
	const post = { method: "POST" } as const;
	const refusal = await send("/422/any", post);
	expect(refusal).toMatchObject({ status: 422, body: { ok: true } });
	expect(refusal.headers.get("X-Build-Id")).toBe("mine");
	expect(await send("/502/broken", post)).toMatchObject({
		status: 502,
		body: undefined,
	});
});

test("a request that exceeds its timeout rejects with a TimeoutError", async () => {
	await expect(requestJson("/0,0/slow", { timeout: 60 })).rejects.toMatchObject(
		{ name: "TimeoutError" },
	);
});

test("an aborted request rejects and is not retried", async () => {
	const stop = new AbortController();
	const answer = requestJson("/api/0/unwanted", { signal: stop.signal });
	await vi.waitFor(() => expect(seen("/base/api/0/unwanted").length).toBe(1));
	stop.abort();
	await expect(answer).rejects.toThrow(/abort/);
	expect(seen("/base/api/0/unwanted").length).toBe(1);
});

test("a response that is not valid JSON rejects", async () => {
	await expect(requestJson("/200/broken")).rejects.toThrow(SyntaxError);
});

test("a success that names no build is somebody else's, except for an API elsewhere", async () => {
	await expect(requestJson("/200/portal")).rejects.toThrow("not the site");
	await expect(send("/200/portal", { method: "POST" })).rejects.toThrow(
		"not the site",
	);
	expect(await requestJson("/api/200/portal")).toEqual({ ok: true });
	// A proxy's error is an error.
	expect(await send("/404/portal")).toMatchObject({ status: 404 });
});

test("the site seems reachable until a request has no answer of its own, and again after one", async () => {
	vi.stubGlobal("navigator", { onLine: true });
	await send("/200/reachable");
	expect(seemsReachable()).toBe(true);
	const gone = new AbortController();
	gone.abort();
	await send("/200/aborted", { signal: gone.signal }).catch(() => {});
	expect(seemsReachable()).toBe(true);
	await send("/502,502/portal/down");
	expect(seemsReachable()).toBe(false);
	await send("/500,500/reachable");
	expect(seemsReachable()).toBe(true);
	const { fetch } = globalThis;
	vi.stubGlobal("fetch", async () => {
		throw new TypeError("refused");
	});
	await send("/200/refused").catch(() => {});
	expect(seemsReachable()).toBe(false);
	vi.stubGlobal("fetch", fetch);
	await send("/200/back");
	expect(seemsReachable()).toBe(true);
	vi.stubGlobal(
		"fetch",
		async (_: unknown, { signal }: { signal: AbortSignal }) => {
			if (!signal.aborted) await once(signal, "abort");
			throw signal.reason;
		},
	);
	await send("/200/report", { isReport: true, timeout: 1 }).catch(() => {});
	expect(seemsReachable()).toBe(true);
	await send("/200/silent", { timeout: 1 }).catch(() => {});
	expect(seemsReachable()).toBe(false);
	vi.stubGlobal("fetch", fetch);
	await send("/200/back");
	vi.stubGlobal("navigator", { onLine: false });
	expect(seemsReachable()).toBe(false);
});

test("a response of another build marks the page as outdated, unless it comes from another origin", async () => {
	await requestJson("/200/same");
	await requestJson("/api/new-build");
	expect(hasNewBuild()).toBe(false);
	await requestJson("/404/new-build").catch(() => {});
	expect(hasNewBuild()).toBe(true);
});
