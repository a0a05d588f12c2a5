import { expect, test } from "vitest";
import { mergeLayers } from "./merge-layers.ts";

test.each([
	[
		"@layer a{p{color:red}}@layer a{b{color:red}}",
		"@layer a{p{color:red}b{color:red}}",
	],
	["@layer a{p{c:d}}\n@layer a{b{c:d}}\n", "@layer a{p{c:d}b{c:d}}"],
	[
		"@layer a{p{c:d}}@layer a{@media print{b{c:d}}}@layer a{i{c:d}}",
		"@layer a{p{c:d}@media print{b{c:d}}i{c:d}}",
	],
])("the layer blocks in %j are merged into one", (css, merged) => {
	expect(mergeLayers(css)).toBe(merged);
});

test.each([
	"@layer a,b;@layer a{p{c:d}}",
	"@layer a{p{c:d}}@layer b{p{c:d}}@layer a{p{c:d}}",
	"@layer a{p{c:d}}p{c:d}@layer a{p{c:d}}",
	"@media print{p{c:d}}@media print{p{c:d}}",
	'@layer a{p{content:"}}@layer a{"}}',
	"@layer a{p{content:'\\'}}@layer a{'}}",
	"@layer{p{c:d}}@layer{p{c:d}}",
	"",
])("mergeLayers leaves %j unchanged", (css) => {
	expect(mergeLayers(css)).toBe(css);
});
