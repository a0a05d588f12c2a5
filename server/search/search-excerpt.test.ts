import { expect, test } from "vitest";
import { makeExcerpt } from "./ask-index.ts";
import { readTerms } from "./search-terms.ts";

const marksOf = (text: string, terms: readonly string[]) =>
	readTerms(text)
		.filter((term) => terms.includes(term.text))
		.map(({ start, end }) => [start, end] as const);
const shown = (text: string, ...terms: string[]) =>
	makeExcerpt(text, marksOf(text, terms))
		.map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
		.join("");

test("matched words are marked as written in the text", () => {
	expect(shown("Visas and Caf\u00e9s for Employers", "visa", "cafe")).toBe(
		"[Visas] and [Caf\u00e9s] for Employers",
	);
	expect(shown("沙特化和沙特", "沙特", "特化")).toBe("[沙特][化]和[沙特]");
});

test("an excerpt of a long text shows where the words occur together, cut at word boundaries", () => {
	const filler = "nothing of interest stands in this long sentence. ".repeat(6);
	const excerpt = shown(
		`payroll at first. ${filler}Then payroll and wages meet. ${filler}`,
		"payroll",
		"wage",
	);
	expect(excerpt).toMatch(/^\u2026\S/);
	expect(excerpt).toContain("Then [payroll] and [wages] meet.");
	expect(excerpt).toMatch(/\w\u2026$/);
	expect(excerpt.length).toBeLessThan(200);
});

test("an excerpt without matches shows the beginning, and markup stays text", () => {
	expect(shown("<b>All</b> of it")).toBe("<b>All</b> of it");
	expect(shown("", "x")).toBe("");
});
