import { expect, test } from "vitest";
import { foldText, listTerms, readTerms, stem } from "./search-terms.ts";

const textsOf = (text: string) =>
	listTerms(foldText(text)).map((term) => term.text);

test.each([
	["Saudisation", ["saudization"]],
	["Employers\u2019 fees", ["employer", "fee"]],
	["R\u00e9sum\u00e9 \uff23\uff36", ["resum", "cv"]],
	["沙特化方案", ["沙特", "特化", "化方", "方案"]],
	["用Nitaqat评级", ["用", "nitaqat", "评级"]],
	["\u202eabc\ud800 \u0007d", ["abc", "d"]],
	["", []],
	["\u2014 !", []],
])("%j has the terms %j", (text, terms) => {
	expect(textsOf(text)).toEqual(terms);
});

test("terms have their positions", () => {
	expect(listTerms("pay 工资单")).toEqual([
		{ text: "pay", start: 0, end: 3 },
		{ text: "工资", start: 4, end: 6 },
		{ text: "资单", start: 5, end: 7 },
	]);
});

test.each([
	["policies", "policy"],
	["business", "business"],
	["organised", "organiz"],
	["gas", "gas"],
	["hiring", "hire"],
	["outsourcing", "outsourc"],
	["staffing", "staff"],
	["spring", "spring"],
	["covid19ing", "covid19ing"],
])("%s is stemmed to %s", (word, expected) => {
	expect(stem(word)).toBe(expected);
});

test("positions refer to the original text even where folding changes its length", () => {
	const text = "\ud800 Caf\u00e9s\u2026 R\u00e9sum\u00e9 \u{1d400}pay";
	expect(
		readTerms(text).map(({ start, end }) => text.slice(start, end)),
	).toEqual(["Caf\u00e9s", "R\u00e9sum\u00e9", "\u{1d400}pay"]);
});
