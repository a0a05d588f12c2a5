import { expect, test } from "vitest";
import { createVocabulary, isOneTypoAway } from "./search-vocabulary.ts";

const terms = ["payroll", "payrolls", "nitaqat", "visa", "沙特"];
const find = createVocabulary(new Map(terms.entries().map(([n, t]) => [t, n])));
const termsOf = (term: string) => find(term).map((found) => found.term);

test("a known word also finds words that start with it, exact match first", () => {
	expect(termsOf("payroll")).toEqual(["payroll", "payrolls"]);
	expect(find("payroll")[0]?.nearness).toBe(1);
	expect(find("payr")[0]?.nearness).toBeLessThan(1);
});

test("an unknown word finds words one typo away if it is long enough", () => {
	expect(termsOf("nitaqt")).toEqual(["nitaqat"]);
	expect(termsOf("nitqaat")).toEqual(["nitaqat"]);
	expect(termsOf("vixa")).toEqual([]);
});

test("Chinese terms match exactly, without prefixes or typos", () => {
	expect(termsOf("沙特")).toEqual(["沙特"]);
	expect(termsOf("沙")).toEqual([]);
});

test.each([
	["payroll", "payrol", true],
	["payroll", "payrolll", true],
	["payroll", "pzyroll", true],
	["payroll", "apyroll", true],
	["payroll", "payroll", false],
	["payroll", "payxxll", false],
	["payroll", "pay", false],
])("%s and %s are one typo apart: %s", (one, other, expected) => {
	expect(isOneTypoAway(one, other)).toBe(expected);
	expect(isOneTypoAway(other, one)).toBe(expected);
});
