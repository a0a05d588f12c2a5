import { expect, test } from "vitest";
import { lexText } from "./lex-text.ts";

test("lexText caches its result for the same text and records where each token starts", () => {
	const text = "One.\n\n## Two\n";
	const read = lexText(text);
	expect(lexText(text)).toBe(read);
	expect(lexText("Another.")).not.toBe(read);
	const heading = read.tokens.find(({ type }) => type === "heading");
	expect(heading && read.places.get(heading)).toBe(text.indexOf("##"));
});
