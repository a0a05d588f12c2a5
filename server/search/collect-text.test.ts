import { expect, test } from "vitest";
import { readText } from "./collect-text.ts";

test.each([
	["<p>One &amp; two.</p><p>Three</p>", "One & two. Three"],
	[
		'<li>A rule. <small><a href="#source-law">[9] official</a></small></li>next',
		"A rule. next",
	],
	["<small>From 2026</small> on", "From 2026 on"],
	[
		"<p>\u7b7e\u8bc1\u3002</p><p>\u5408\u540c</p>",
		"\u7b7e\u8bc1\u3002\u5408\u540c",
	],
])("readText extracts the sentences of %s", (html, text) => {
	expect(readText(html)).toBe(text);
});
