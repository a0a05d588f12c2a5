import { expect, test } from "vitest";
import { compactStyles } from "./compact-styles.ts";

test.each(
	Object.entries({
		"@layer a{p{color:red}}@layer a{b{color:red}}":
			"@layer a{p{color:red}b{color:red}}",
		"@layer a{p{c:d}}\n@layer a{b{c:d}}\n": "@layer a{p{c:d}b{c:d}}",
		"@layer a{p{c:d}}@layer a{@media print{b{c:d}}}@layer a{i{c:d}}":
			"@layer a{p{c:d}@media print{b{c:d}}i{c:d}}",
		"a{--b: 1px;--c: var(--b, 2px)}": "a{--b:1px;--c:var(--b,2px)}",
		'a{--b: "c, d: e", f}': 'a{--b:"c, d: e",f}',
		"a{--b: calc(1px + 2px)}": "a{--b:calc(1px + 2px)}",
	}),
)("compactStyles shortens %j", (css, shorter) => {
	expect(compactStyles(css)).toBe(shorter);
});

test.each([
	"@layer a,b;@layer a{p{c:d}}",
	"@layer a{p{c:d}}@layer b{p{c:d}}@layer a{p{c:d}}",
	"@layer a{p{c:d}}p{c:d}@layer a{p{c:d}}",
	"@media print{p{c:d}}@media print{p{c:d}}",
	'@layer a{p{content:"}}@layer a{"}}',
	"@layer a{p{content:'\\'}}@layer a{'}}",
	"@layer{p{c:d}}@layer{p{c:d}}",
	"a{margin:1px 2px}",
	"a{color:var(--b, red)}",
	'a{content:"--b: c, d"}',
	"a{--b: ;}",
	"",
])("compactStyles leaves %j unchanged", (css) => {
	expect(compactStyles(css)).toBe(css);
});
