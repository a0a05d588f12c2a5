import { expect, test } from "vitest";
import { shortenProperties } from "./shorten-properties.ts";

test.each([
	["a{--b: 1px;--c: var(--b, 2px)}", "a{--b:1px;--c:var(--b,2px)}"],
	['a{--b: "c, d: e", f}', 'a{--b:"c, d: e",f}'],
	["a{--b: calc(1px + 2px)}", "a{--b:calc(1px + 2px)}"],
])("the custom properties of %j become shorter", (css, shorter) => {
	expect(shortenProperties(css)).toBe(shorter);
});

test.each([
	"a{margin:1px 2px}",
	"a{color:var(--b, red)}",
	'a{content:"--b: c, d"}',
])("shortenProperties leaves %j unchanged", (css) => {
	expect(shortenProperties(css)).toBe(css);
});
