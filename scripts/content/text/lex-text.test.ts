import { expect, test } from "vitest";
import { lexText } from "./lex-text.ts";

test("a text that stays as it is is taken apart once", () => {
	const text = "One.\n\n## Two\n";
	const read = lexText(text);
	expect(lexText(text)).toBe(read);
	expect(lexText("Another.")).not.toBe(read);
	const heading = read.tokens.find(({ type }) => type === "heading");
	expect(heading && read.places.get(heading)).toBe(text.indexOf("##"));
});
