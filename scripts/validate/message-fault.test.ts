import { expect, test } from "vitest";
import { createWordingSearch, listTexts } from "./message-fault.ts";

/** A pattern that records each text on which it is tried alone. */
function counted(source: string, flags = "") {
	const tried: string[] = [];
	const pattern = new RegExp(source, flags);
	const exec = pattern.exec.bind(pattern);
	pattern.exec = (text) => {
		tried.push(text);
		return exec(text);
	};
	return { pattern, tried, tell: (excerpt: string) => `no ${excerpt}` };
}

test("a pattern is run alone only on texts that match one of the patterns", () => {
	const papers = counted("\\bpapers?\\b", "i");
	const hands = counted("poor hands");
	const search = createWordingSearch([papers, hands]);
	expect(
		search({ a: ["Fine.", "Two Papers, one paper"], b: "Poor hands" }),
	).toEqual([{ path: ["a", 1], message: "no Papers", excerpt: "Papers" }]);
	expect(papers.tried).toEqual(["Two Papers, one paper"]);
	expect(hands.tried).toEqual(["Two Papers, one paper"]);
	expect(createWordingSearch([])({ a: "papers" })).toEqual([]);
});

test("the texts of a message are collected once and cached", () => {
	const message = { a: ["one"], b: { c: "two" } };
	const texts = listTexts(message);
	expect(texts).toEqual([
		{ path: ["a", 0], text: "one" },
		{ path: ["b", "c"], text: "two" },
	]);
	expect(listTexts(message)).toBe(texts);
	expect(listTexts("three")).toEqual([{ path: [], text: "three" }]);
});
