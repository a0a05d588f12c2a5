import { expect, test } from "vitest";
import { pages } from "../../shared/pages/page-paths.ts";
import { everyGuide, readVisitorWords, visitorWords } from "./visitor-words.ts";

test("a page is found by its locale's words, and by those of other locales", () => {
	const english = readVisitorWords("/accessibility", "en-US");
	const chinese = readVisitorWords("/accessibility", "zh-CN");
	expect(english.own).toContain("screen reader");
	expect(chinese.own).toContain("读屏");
	expect(english.foreign).toBe(chinese.own);
});

test("a country guide has its own words, those of every guide, and its country's names", () => {
	const { own } = readVisitorWords("/guides/oman", "en-US");
	const words = visitorWords["en-US"];
	for (const part of [words["/guides/oman"], words[everyGuide], "muscat"])
		expect(own).toContain(part);
});

test("words stand under addresses that exist, except for dated content", () => {
	const known = new Set([everyGuide, ...pages.map(({ path }) => path)]);
	const unknown = Object.values(visitorWords)
		.flatMap((words) => Object.keys(words))
		.filter((path) => !/^\/(careers|insights)\/./.test(path))
		.filter((path) => !known.has(path));
	expect(unknown).toEqual([]);
});

test("a page without words of its own has none", () => {
	expect(readVisitorWords("/no-such-page", "en-US")).toEqual({
		own: "",
		foreign: "",
	});
});
