import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { localeCodes } from "../../shared/locales.ts";
import { createApp } from "../app.ts";
import { createTestLogger } from "../log/test-logs.ts";

const { lines, ...log } = createTestLogger("trace");
const deps = { ...(await testDependencies()), ...log };
const app = createApp(deps);
const get = (path: string) =>
	request(app).get(path).set("User-Agent", agents.person);

test.each([
	["/search?q=%E5%A4%96%E5%8C%85", "zh-CN"],
	["/en-US/search?q=payroll", "en-US"],
])("%s shows one list, each item led by its link", async (path, locale) => {
	const { status, headers, text } = await get(path);
	expect(status).toBe(200);
	expect(headers["cache-control"]).toBe("private, no-store");
	expect(headers["x-robots-tag"]).toBe("noindex");
	expect(headers["content-language"]).toBe(locale);
	expect(headers.etag).toBeUndefined();
	const lists = text.split("<main")[1]?.match(/<ol[^>]*>.*?<\/ol>/gs) ?? [];
	const [list = ""] = lists;
	expect(lists).toHaveLength(1);
	const hrefs = [...list.matchAll(/<li><a [^>]*href="([^"]+)"/g)].map(
		([, href]) => href,
	);
	expect(hrefs.length).toBeGreaterThan(5);
	expect(hrefs).toHaveLength(list.split("<li>").length - 1);
	for (const href of hrefs)
		expect(href?.startsWith("/en-US") ?? false).toBe(locale === "en-US");
});

test("what results lead to is there, with its section", async () => {
	const hrefs = new Set<string>();
	const asked = ["payroll", "Dubai office", "privacy"];
	for (const query of asked)
		for (const locale of ["zh-CN", "en-US"] as const)
			for (const { href } of (await deps.search.find(locale, query)).results)
				if (href.includes("#")) hrefs.add(href);
	expect(hrefs.size).toBeGreaterThan(20);
	for (const href of [...hrefs].slice(0, 24)) {
		const [path = "", anchor] = href.split("#");
		const { status, text } = await get(path);
		expect(status, href).toBe(200);
		expect(text, href).toContain(`id="${anchor}"`);
	}
});

test("a query is shown as text, and found again in the field", async () => {
	const query = `<script>alert(1)</script>"'&`;
	const { status, text } = await get(
		`/en-US/search?q=${encodeURIComponent(query)}`,
	);
	expect(status).toBe(200);
	expect(text).not.toContain("<script>alert");
	expect(text).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;');
});

test.each([
	["8 KB", `q=${"x".repeat(8000)}`],
	["broken escapes", "q=%ff%zz%"],
	["half a surrogate", "q=%ED%A0%80"],
	["marks of direction", "q=%E2%80%AE%E2%80%8F"],
	["nothing", "q="],
	["no q", ""],
	["two", "q=a&q=b"],
])("%s is no error", async (_name, query) => {
	for (const path of ["/search", "/en-US/search"]) {
		expect((await get(`${path}?${query}`)).status).toBe(200);
		const locale = path === "/search" ? "zh-CN" : "en-US";
		const answer = await get(`/api/search?${query}&locale=${locale}`);
		expect(answer.status).toBe(200);
		expect(Array.isArray(answer.body.results)).toBe(true);
	}
});

test("suggestions are a few results, and kept by nobody", async () => {
	const { status, headers, body } = await get(
		"/api/search?q=nitaqat&locale=en-US",
	);
	expect(status).toBe(200);
	expect(headers["cache-control"]).toBe("no-store");
	expect(body.results.length).toBeGreaterThan(2);
	expect(body.results.length).toBeLessThan(7);
	for (const result of body.results)
		expect(Object.keys(result)).toEqual(["href", "title", "section"]);
});

test.each(["", "&locale=", "&locale=fr-FR", "&locale=en-us"])(
	"without a known locale (%j) suggestions are a 400 that says what is allowed",
	async (locale) => {
		const { status, headers, body } = await get(`/api/search?q=x${locale}`);
		expect(status).toBe(400);
		expect(headers["content-type"]).toContain("application/problem+json");
		expect(headers["cache-control"]).toBe("no-store");
		expect(body.detail).toBe(`locale must be one of ${localeCodes.join(", ")}`);
	},
);

test.each(["post", "put", "delete"] as const)("%s is a 405", async (method) => {
	for (const path of ["/search?q=x", "/api/search?q=x&locale=en-US"]) {
		const { status, headers } = await request(app)[method](path);
		expect(status).toBe(405);
		expect(headers.allow).toBe("GET, HEAD");
	}
});

test("HEAD has the headers and no body, and is not counted", async () => {
	const before = deps.search.counts.asked;
	const { status, headers, text } = await request(app)
		.head("/en-US/search?q=payroll")
		.set("User-Agent", agents.person);
	expect(status).toBe(200);
	expect(headers["cache-control"]).toBe("private, no-store");
	expect(text).toBeFalsy();
	expect(deps.search.counts.asked).toBe(before);
});

test("no log line holds what was asked", async () => {
	await get("/en-US/search?q=secretquestion");
	await get("/api/search?q=secretquestion&locale=en-US");
	await get("/api/search?q=secretquestion");
	expect(lines.length).toBeGreaterThan(2);
	expect(JSON.stringify(lines)).not.toContain("secretquestion");
});
