import { expect, test } from "vitest";
import { readText } from "./collect-text.ts";

test.each([
	["<p>One &amp; two.</p><p>Three</p>", "One & two. Three"],
	[
		'<li>A rule. <small><a href="#source-law">[9] official</a></small></li>next',
		"A rule. next",
	],
	["<small>From 2026</small> on", "From 2026 on"],
	["<p>签证。</p><p>合同</p>", "签证。合同"],
])("readText extracts the sentences of %s", (html, text) => {
	expect(readText(html)).toBe(text);
});
