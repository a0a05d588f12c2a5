import { expect, test } from "vitest";
import { readText } from "./collect-text.ts";

test.each([
	["<p>One &amp; two.</p><p>Three</p>", "One & two. Three"],
	[
		'<li>A rule.<sup><a href="#source-law" title="official">[9]</a></sup></li>next',
		"A rule. next",
	],
	[
		'<aside class="facts" aria-hidden="true"><strong>30 days</strong> a year</aside><p>Leave.</p>',
		"Leave.",
	],
	["<small>From 2026</small> on", "From 2026 on"],
	["<p>签证。</p><p>合同</p>", "签证。合同"],
])("readText extracts the sentences of %s", (html, text) => {
	expect(readText(html)).toBe(text);
});
