import { expect, test } from "vitest";
import { readTokens } from "./read-tokens.ts";

test("a text that stays as it is is taken apart once", () => {
	const text = "One.\n\n## Two\n";
	const read = readTokens(text);
	expect(readTokens(text)).toBe(read);
	expect(readTokens("Another.")).not.toBe(read);
	const heading = read.tokens.find(({ type }) => type === "heading");
	expect(heading && read.places.get(heading)).toBe(text.indexOf("##"));
});
