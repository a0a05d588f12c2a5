import { expect, test } from "vitest";
import { listChanges } from "./list-changes.ts";
import { mergeJson } from "./merge-json.ts";
import { mergeMarkdown, readMarkdown } from "./merge-markdown.ts";

const article = `---
# who wrote it
title: "Pay: the first" # quoted
reference: {{jobPrefix}}-2611-05
draft: true
related:   [/a,  /b]
salary: {currency: AED, min: 1, max: 2}
---

Text.

`;

test.each([
	[
		{ title: "Pay: the 1st" },
		['title: "Pay: the first"', 'title: "Pay: the 1st"'],
	],
	[{ reference: "{{jobPrefix}}-2611-06" }, ["-05", "-06"]],
	[{ draft: undefined }, ["draft: true\n", ""]],
	[
		{ related: ["/a", "/c", "/b"] },
		["related:   [/a,  /b]", "related: [/a, /c, /b]"],
	],
	[{ related: ["/b"] }, ["related:   [/a,  /b]", "related: [/b]"]],
	[{ salary: { currency: "AED", min: 1, max: 3 } }, ["max: 2", "max: 3"]],
	[{ topic: "2026" }, ["max: 2}\n", 'max: 2}\ntopic: "2026"\n']],
	[{ text: "Other.\n\n\n" }, ["\nText.\n\n", "Other.\n"]],
] as const)(
	"changing %o rewrites only the affected lines of a Markdown file",
	(change, [from, to]) => {
		const after = { ...readMarkdown(article), ...change };
		expect(mergeMarkdown(article, after)).toBe(article.replace(from, to));
	},
);

test("empty front matter gets the new fields", () => {
	const made = mergeMarkdown("---\n---\n", { title: "{{brand}}", text: "T" });
	expect(made).toBe("---\ntitle: {{brand}}\n---\nT\n");
});

const json = `{
  "a": "x",
  "rows": [
    { "name": "1" },
    { "name": "2" }
  ]
}
`;

test.each([
	[{ a: "y" }, ['"x"', '"y"']],
	[{ rows: [{ name: "1" }, { name: "3" }] }, ['"2"', '"3"']],
	[{ rows: [{ name: "2" }] }, ['{ "name": "1" },\n    ', ""]],
	[
		{ rows: [{ name: "1" }, { name: "2" }, { name: "3" }] },
		['{ "name": "2" }', '{ "name": "2" },\n    {\n      "name": "3"\n    }'],
	],
] as const)(
	"changing %o rewrites only the affected part of a JSON file",
	(change, [from, to]) => {
		const before: unknown = JSON.parse(json);
		const changes = listChanges(before, { ...Object(before), ...change });
		expect(mergeJson(json, changes)).toBe(json.replace(from, to));
	},
);
