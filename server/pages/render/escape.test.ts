import { expect, test } from "vitest";
import { escapeHtml, escapeJson, unescapeHtml } from "./escape.ts";

test.each([
	["plain 文字", "plain 文字"],
	["", ""],
	[
		"<script>alert('x')</script>",
		"&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;",
	],
	['" onload="x', "&quot; onload=&quot;x"],
	["a & b && c", "a &amp; b &amp;&amp; c"],
	["&amp;", "&amp;amp;"],
	["<<>>", "&lt;&lt;&gt;&gt;"],
])("the text %j is escaped as %s in HTML, and back", (text, expected) => {
	expect(escapeHtml(text)).toBe(expected);
	expect(unescapeHtml(expected)).toBe(text);
});

test.each([
	["</script>", '"\\u003c/script>"'],
	["</SCRIPT >", '"\\u003c/SCRIPT >"'],
	["<!--<script>", '"\\u003c!--\\u003cscript>"'],
	["\u2028\u2029", '"\\u2028\\u2029"'],
	[{ "<key>": ["<"] }, '{"\\u003ckey>":["\\u003c"]}'],
	['a"b\\c\n', '"a\\"b\\\\c\\n"'],
	["\\u003c", '"\\\\u003c"'],
	["中文 & '", '"中文 & \'"'],
	[null, "null"],
	[1, "1"],
])("the JSON of %j cannot close its script element", (value, expected) => {
	const json = escapeJson(value);
	expect(json).toBe(expected);
	expect(json).not.toMatch(/[<\u2028\u2029]/);
	expect(JSON.parse(json)).toEqual(value);
});
