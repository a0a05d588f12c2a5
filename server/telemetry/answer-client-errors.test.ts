import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import request from "supertest";
import { expect, test, vi } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { createApp } from "../app.ts";
import { createTestLogger } from "../log/test-logs.ts";

const deps = await testDependencies({ TRUST_PROXY: "loopback" });
const scripts = path.join(await testBuild("production"), "client/assets");
const secret = "li.wei@example.com";

/** A script of the build, and the position in it where a text begins. */
function findPlace(name: RegExp, text: string): string {
	const file = readdirSync(scripts).find((each) => name.test(each)) ?? "none";
	const lines = readFileSync(path.join(scripts, file), "utf8").split("\n");
	const line = lines.findIndex((each) => each.includes(text));
	const column = lines[line]?.indexOf(text) ?? -1;
	return `/assets/${file}:${line + 1}:${column + 1}`;
}

const frame = findPlace(/^tell-error-\w+\.js$/, "fetch(");
const [script = ""] = frame.split(":");
const report = {
	kind: "error",
	page: "about",
	locale: "en-US",
	message: "TypeError: x is not a function",
	frames: [frame],
};

function openSite(env: object = {}) {
	const { lines, ...log } = createTestLogger("trace");
	const app = createApp({ ...deps, ...log, ...env });
	const post = (body: unknown, address = "203.0.113.7") =>
		request(app)
			.post("/api/client-errors")
			.set({
				"Content-Type": "application/json",
				"X-Forwarded-For": address,
				Cookie: "theme=darkRed",
			})
			.send(typeof body === "string" ? body : JSON.stringify(body));
	const logged = () =>
		lines.flatMap(({ clientError }) => (clientError ? [clientError] : []));
	return { app, post, lines, logged };
}

async function countOf(kind: string): Promise<number> {
	const text = await deps.metrics.render();
	const series = `client_errors_total{kind="${kind}"} `;
	const line = text.split("\n").find((each) => each.startsWith(series));
	return Number(line?.slice(series.length));
}

test("a client error is counted and logged with its position in the sources", async () => {
	const { post, lines, logged } = openSite();
	const before = await countOf("error");
	const answer = await post(report);
	expect([answer.status, answer.text]).toEqual([204, ""]);
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect(answer.headers["cache-control"]).toBe("no-store");
	const source = "client/failures/tell-error.ts";
	const at = readFileSync(source, "utf8")
		.split("\n")
		.findIndex((line) => line.includes("fetch("));
	await vi.waitFor(() =>
		expect(logged()).toMatchObject([
			{
				kind: "error",
				page: "about",
				locale: "en-US",
				stack: [expect.stringMatching(`^${source}:${at + 1}:\\d+`)],
			},
		]),
	);
	expect(await countOf("error")).toBe(before + 1);
	expect(JSON.stringify(lines)).not.toMatch(/203\.0|darkRed/);
});

test("the file that failed to load is logged only if it belongs to the build", async () => {
	const { post, logged } = openSite();
	const before = await countOf("chunk");
	const chunk = { ...report, kind: "chunk", frames: [] };
	for (const file of [script, deps.assets.stylesheet, "/assets/x-1.js"])
		expect((await post({ ...chunk, file })).status).toBe(204);
	expect((await post(chunk)).status).toBe(204);
	await vi.waitFor(() => expect(logged()).toHaveLength(4));
	const files = logged().map((each) => Object(each).file);
	expect(new Set(files)).toEqual(
		new Set([script, deps.assets.stylesheet, "other", undefined]),
	);
	expect(await countOf("chunk")).toBe(before + 4);
});

test("a position in a script of a kept build is logged unmapped", async () => {
	const old = "/assets/main-OLD.js";
	const { post, logged } = openSite({
		keptBuilds: {
			...deps.keptBuilds,
			findAsset: async (address: string) => (address === old ? {} : undefined),
		},
	});
	await post({ ...report, frames: [`${old}:1:5`, "/assets/other-1.js:1:5"] });
	await vi.waitFor(() =>
		expect(logged()).toMatchObject([{ stack: [`${old}:1:5`] }]),
	);
});

test.each([
	["scripts that no build has", ["/assets/evil-1.js:1:5"]],
	["the names of objects' own", ["/assets/__proto__.js:1:5"]],
	["no script at all", []],
])("a report with %s is neither logged nor counted", async (_name, frames) => {
	const { post, logged } = openSite();
	const before = await countOf("error");
	expect((await post({ ...report, frames })).status).toBe(204);
	expect((await post({ ...report, message: "last" })).status).toBe(204);
	await vi.waitFor(() => expect(logged()).toHaveLength(1));
	expect(logged()).toMatchObject([{ message: "last" }]);
	expect(await countOf("error")).toBe(before + 1);
});

test("positions that no source map covers are logged unmapped", async () => {
	const { post, logged } = openSite();
	const frames = [`${script}:9999999:9999999`, `${script}:7:1`];
	await post({ ...report, frames });
	await vi.waitFor(() => expect(logged()).toMatchObject([{ stack: frames }]));
});

test("error messages cannot forge log lines, and personal data is removed", async () => {
	const { post, lines, logged } = openSite();
	const message = `Error: "Li Wei"\n{"level":60}\u2028\u001b[2J ${secret} +971 50 123 4567 https://x.example/?q=${secret}`;
	await post({ ...report, message });
	await vi.waitFor(() => expect(logged()).toHaveLength(1));
	expect(JSON.stringify(lines)).not.toMatch(
		/Li Wei|li\.wei|123 4567|\\n|u001b|q=/,
	);
	expect(Object(logged()[0]).message).not.toMatch(/123/);
});

test.each([
	["/kind", { kind: "__proto__" }],
	["/page", { page: "__proto__" }],
	["/page", { page: "/login/invite/secret" }],
	["/locale", { locale: "de" }],
	["/message", { message: "x".repeat(201) }],
	["/message", { message: undefined }],
	["/frames", { frames: Array(21).fill(frame) }],
	["/frames", { frames: { length: 100_000 } }],
	["/frames", { frames: [`${script}:0:1`] }],
	["/frames", { frames: [`${frame}\nforged`] }],
	["/frames", { frames: ["https://evil.example/assets/main-1.js:1:1"] }],
	["/frames", { frames: ["/assets/../server/main.js:1:1"] }],
	["/frames", { frames: [`${frame}99999999`] }],
	["/file", { file: "/assets/../../etc/passwd" }],
])(
	"an invalid %s returns 400 with the allowed values: %j",
	async (pointer, change) => {
		const { post, logged } = openSite();
		const answer = await post({ ...report, ...change });
		expect(answer.status).toBe(400);
		expect(answer.headers["content-type"]).toContain(
			"application/problem+json",
		);
		const [fault] = answer.body.errors;
		expect(fault.pointer).toBe(pointer);
		expect(fault.message).toMatch(/^allowed: (?!a JSON)/);
		expect(logged()).toEqual([]);
	},
);

test.each([
	["no JSON", "{", 400],
	["no object", "[]", 400],
	["a hundred thousand frames", { frames: Array(100_000).fill("a:1:1") }, 413],
])(
	"a post of %s is rejected with problem details",
	async (_name, body, status) => {
		const { post } = openSite();
		const answer = await post(body);
		expect(answer.status).toBe(status);
		expect(answer.headers["content-type"]).toContain(
			"application/problem+json",
		);
	},
);

test("other content types are rejected", async () => {
	const { app } = openSite();
	const text = request(app).post("/api/client-errors").type("text").send("{}");
	expect((await text).status).toBe(415);
});

test("a flood of client errors is rate limited per client and logged sparingly", async () => {
	const { post, logged } = openSite();
	const statuses: number[] = [];
	while (statuses.at(-1) !== 429 && statuses.length < 1000)
		statuses.push((await post(report)).status);
	expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204));
	expect(statuses.at(-1)).toBe(429);
	// One in 1,024 shares its bucket with the flood; five do not.
	const others: number[] = [];
	for (let index = 0; index < 5; index++) {
		const other = { ...report, message: "other" };
		others.push((await post(other, `198.51.${index}.9`)).status);
	}
	expect(others).toContain(204);
	await vi.waitFor(() =>
		expect(logged()).toContainEqual(
			expect.objectContaining({ message: "other" }),
		),
	);
	// On a slow machine, more time passes and allows a further line.
	expect(logged().length).toBeLessThan(20);
});

test("source maps are not served", async () => {
	const { app } = openSite();
	for (const address of [`${script}.map`, `/maps${script.slice(7)}.map`]) {
		const answer = await request(app).get(address);
		expect(answer.status).toBe(404);
	}
	expect(readFileSync(path.join(scripts, path.basename(script)), "utf8"))
		.not //
		.toContain("sourceMappingURL");
});
