import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
	["plain", '"plain"'],
	["", '""'],
	[null, '""'],
	['say "hi", then go', '"say ""hi"", then go"'],
	["two\nlines", '"two\nlines"'],
	["=1+1", '"\'=1+1"'],
	['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
	["+971 50 000 0100", '"\'+971 50 000 0100"'],
	["-2", '"\'-2"'],
	["@SUM(A1)", '"\'@SUM(A1)"'],
	["\t=1", '"\'\t=1"'],
	["\r=1", '"\'\r=1"'],
	["\n=1", '"\'\n=1"'],
	["  =1", '"\'  =1"'],
	["\u3000=1", '"\'\u3000=1"'],
	["\uff1d1+1", '"\'\uff1d1+1"'],
	["\uff0b86 138", '"\'\uff0b86 138"'],
	["\uff20x", '"\'\uff20x"'],
	["\uff0d1", '"\'\uff0d1"'],
	["a=b", '"a=b"'],
	["\u674e\u4f1f", '"\u674e\u4f1f"'],
])("the cell %j is written as %s", (cell, written) => {
	expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("cells are separated by commas, and a line ends with CRLF", () => {
	expect(csvLine(["a", null, "b,c"])).toBe('"a","","b,c"\r\n');
});
