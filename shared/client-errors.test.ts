import { expect, test } from "vitest";
import { maskMessage } from "./client-errors.ts";

test.each([
	["Cannot read properties of undefined (reading 'foo.bar')", "same"],
	["Minified React error #418; visit it", "same"],
	["can't access property of undefined, x is null", "same"],
	[
		`Unexpected token 'L', "Li Wei, Du"... is not valid JSON`,
		`Unexpected token 'L', "…"... is not valid JSON`,
	],
	["'Li Wei' is no selector", "'…' is no selector"],
	["an open 'Li Wei", "an open '…'"],
	['an open "Li Wei', 'an open "…"'],
	["quoted `Li Wei` and “Li Wei”", 'quoted "…" and "…"'],
	["at https://a.example/x?q=Li and data://x", "at … and …"],
	["mail li.wei@example.com please", "mail … please"],
	["call +971 50 123-4567 or 1234", "call +… or 1234"],
	["call 1 - 2 - 3 - 4 - 5 - 6", "call …"],
	["counts 1    2    3    4    5    6", "same"],
	["two\r\nlines\u2028and\u2029more\u0000\u202e", "two  lines and more  "],
])("the error message %j is reported as %j", (message, told) => {
	expect(maskMessage(message)).toBe(told === "same" ? message : told);
});

test("error messages of any length are cut to at most 200 characters", () => {
	for (const part of ["x", "'", '"', "1 ", "@", "a@", "::/", "(.-1"]) {
		expect(maskMessage(part.repeat(1_000_000)).length).toBeLessThanOrEqual(200);
	}
});
