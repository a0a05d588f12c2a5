import path from "node:path";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { type Locale, localizePath } from "../../shared/locales.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { askIndex } from "./ask-index.ts";
import { createSearch } from "./create-search.ts";
import { readSimplify } from "./simplify.ts";
import { askedLocales, readQuestions } from "./test-questions.ts";

const { editions } = await testDependencies();
const simplify = await readSimplify(
	path.join(await testBuild("production"), "traditional.json"),
);
const search = createSearch(editions.current, simplify, () => true);
/** The first results, as suggestions: without excerpts, they take half the time. */
const hrefs = async (locale: Locale, query: string) =>
	(await search.suggest(locale, query)).map(({ href }) => href);

test.each(askedLocales)(
	"95 percent of the questions in %s find their page among the first three results",
	async (locale) => {
		const questions = await readQuestions(locale);
		expect(questions.length).toBeGreaterThanOrEqual(200);
		const missed: string[] = [];
		for (const { ask, pages } of questions) {
			const first = (await hrefs(locale, ask)).slice(0, 3);
			const isWanted = (href: string) =>
				pages.some((page) =>
					page.endsWith("/*")
						? href.startsWith(localizePath(page.slice(0, -1), locale))
						: href.replace(/#.*/, "") === localizePath(page, locale),
				);
			if (!first.some(isWanted)) missed.push(ask);
		}
		expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(
			questions.length * 0.05,
		);
	},
);

test.each([
	["Nitaqat", "沙特化", "Saudization", "saudisation"],
	["EOR", "employer of record", "名义雇主"],
])("synonyms find the same pages: %s", async (...names) => {
	for (const locale of ["en-US", "zh-CN"] as const) {
		const [first, ...others] = await Promise.all(
			names.map(async (name) => (await hrefs(locale, name)).slice(0, 5).sort()),
		);
		for (const other of others)
			expect(
				other.filter((href) => first?.includes(href)).length,
			).toBeGreaterThan(2);
	}
});

test("traditional characters find pages in simplified characters", async () => {
	expect(await hrefs("zh-CN", "離職金")).toEqual(
		await hrefs("zh-CN", "离职金"),
	);
});

test("an unknown word finds words with the same beginning and marks the results as near", async () => {
	const near = await search.find("en-US", "payrolxyz");
	expect(near.isNear).toBe(true);
	expect(near.results.length).toBeGreaterThan(0);
	expect(await search.find("en-US", "qqqq")).toEqual({
		query: "qqqq",
		results: [],
	});
});

test("an unknown word is shortened only a few times, however long it is", () => {
	let asked = 0;
	const find = () => {
		asked++;
		return { entries: [], listMarks: () => [] };
	};
	expect(askIndex(find, "\u{20bb7}".repeat(200))).toBeUndefined();
	expect(asked).toBeLessThanOrEqual(30);
});

test("any text is accepted as a query, and the displayed query is sanitized", async () => {
	const asked = [
		"<script>alert(1)</script>",
		"\ud800\udc00\ud800 payroll",
		"\u202e\u200fpayroll",
		"x".repeat(8192),
		"外".repeat(8192),
		"((((a+)+)+)+$",
		"\0\n\r",
	];
	for (const text of asked) {
		const { query } = await search.find("zh-CN", text);
		expect([...query].length).toBeLessThanOrEqual(200);
		expect(query.isWellFormed()).toBe(true);
		expect(query).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e]/u);
	}
});

test("searches are counted, suggestions are not", async () => {
	search.count(await search.find("en-US", "payroll"));
	search.count(await search.find("en-US", "qqqq"));
	search.count(await search.find("en-US", ""));
	await search.find("en-US", "visa");
	expect(search.counts).toEqual({ asked: 2, unanswered: 1 });
});

test("a failed index build is logged and retried on the next search, which finds no guarded pages", async () => {
	const { lines, logger } = createTestLogger();
	let isBroken = true;
	const guarded = createSearch(editions.current, simplify, ({ path: of }) => {
		if (isBroken) throw new Error("no message");
		return !of.startsWith("/careers");
	});
	await guarded.prepare(new AbortController().signal, logger);
	expect(lines).toMatchObject([
		{ level: 50, err: { message: "no message" }, msg: "search not indexed" },
	]);
	isBroken = false;
	const { results } = await guarded.find("en-US", "payroll officer");
	expect(results.length).toBeGreaterThan(0);
	expect(results.filter(({ href }) => href.includes("/careers"))).toEqual([]);
});
