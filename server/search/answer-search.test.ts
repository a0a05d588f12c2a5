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
])(
	"%s shows all results in one list, each item starting with its link",
	async (path, locale) => {
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
	},
);

test("a query is escaped and stays in the search field", async () => {
	const query = `<script>alert(1)</script>"'&`;
	const { status, text } = await get(
		`/en-US/search?q=${encodeURIComponent(query)}`,
	);
	expect(status).toBe(200);
	expect(text).not.toContain("<script>alert");
	expect(text).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;');
});

test("the title names the query, for its visitor alone", async () => {
	const titleOf = async (query: string) =>
		/<title>(.*)<\/title>/.exec((await get(`/en-US/search${query}`)).text)?.[1];
	const title = await titleOf("");
	expect(await titleOf("?q=a%20%3Cb")).toBe(`a &lt;b | ${title}`);
	expect(await titleOf("?q=%20")).toBe(title);
});

test.each([
	["8 KB", `q=${"x".repeat(8000)}`],
	["broken escapes", "q=%ff%zz%"],
	["half a surrogate", "q=%ED%A0%80"],
	["no q", ""],
	["two", "q=a&q=b"],
])("a search with %s returns 200", async (_name, query) => {
	for (const path of ["/search", "/en-US/search"]) {
		expect((await get(`${path}?${query}`)).status).toBe(200);
		const locale = path === "/search" ? "zh-CN" : "en-US";
		const answer = await get(`/api/search?${query}&locale=${locale}`);
		expect(answer.status).toBe(200);
		expect(Array.isArray(answer.body.results)).toBe(true);
	}
});

test("the search API returns a few suggestions, uncached", async () => {
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
	"without a known locale (%j), suggestions return 400 with the allowed locales",
	async (locale) => {
		const { status, headers, body } = await get(`/api/search?q=x${locale}`);
		expect(status).toBe(400);
		expect(headers["content-type"]).toContain("application/problem+json");
		expect(headers["cache-control"]).toBe("no-store");
		expect(body.detail).toBe(`locale must be one of ${localeCodes.join(", ")}`);
	},
);

test("HEAD returns the headers without a body and is not counted", async () => {
	const before = deps.search.counts.asked;
	const { status, headers, text } = await request(app)
		.head("/en-US/search?q=payroll")
		.set("User-Agent", agents.person);
	expect(status).toBe(200);
	expect(headers["cache-control"]).toBe("private, no-store");
	expect(text).toBeFalsy();
	expect(deps.search.counts.asked).toBe(before);
});

test("search queries are not logged", async () => {
	await get("/en-US/search?q=secretquestion");
	await get("/api/search?q=secretquestion&locale=en-US");
	await get("/api/search?q=secretquestion");
	expect(lines.length).toBeGreaterThan(2);
	expect(JSON.stringify(lines)).not.toContain("secretquestion");
});
