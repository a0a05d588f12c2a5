import fc from "fast-check";
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
	["+971 50 123 4567", '"\'+971 50 123 4567"'],
	["-2", '"\'-2"'],
	["@SUM(A1)", '"\'@SUM(A1)"'],
	["\t=1", "\"'\t'=1\""],
	["\r=1", "\"'\r'=1\""],
	["\n=1", "\"'\n'=1\""],
	["  =1", '"\'  =1"'],
	["\u3000=1", '"\'\u3000=1"'],
	["\uff1d1+1", '"\'\uff1d1+1"'],
	["\uff0b86 138", '"\'\uff0b86 138"'],
	["\uff20x", '"\'\uff20x"'],
	["\uff0d1", '"\'\uff0d1"'],
	["a=b", '"a=b"'],
	["a;=1", '"a;\'=1"'],
	["a; +1", '"a;\' +1"'],
	['a;"=1', '"a;\'""=1"'],
	["a\t@x", '"a\t\'@x"'],
	["a\r\n-2", '"a\r\n\'-2"'],
	["a;b-c, -d", '"a;b-c, -d"'],
	["李伟", '"李伟"'],
])("the CSV cell %j is written as %s", (cell, written) => {
	expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test("CSV cells are separated by commas, and lines end with CRLF", () => {
	expect(csvLine(["a", null, "b,c"])).toBe('"a","","b,c"\r\n');
});

/** Fragments that split cells, that begin formulas, and others. */
const cell = fc
	.array(
		fc.constantFrom(
			";",
			",",
			"\t",
			"\r",
			"\n",
			'"',
			"'",
			" ",
			"=",
			"+",
			"-",
			"@",
			"\uff1d",
			"\u2028",
			"1",
			"x",
			"李",
		),
	)
	.map((pieces) => pieces.join(""));

/** A CSV file as we write it: every line begins with a reference, which is never user input. */
const file = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), {
	minLength: 1,
	maxLength: 3,
});

test.each([",", ";", "\t"])(
	"no CSV cell is read as a formula by a spreadsheet that splits cells at %j",
	(separator) => {
		fc.assert(
			fc.property(file, (rows) => {
				const text = rows.map((row) => csvLine(["REF", ...row])).join("");
				for (const value of readAsSpreadsheet(text, separator).flat())
					expect(value.trimStart()).not.toMatch(
						/^[=+\-@\uff1d\uff0b\uff0d\uff20]/u,
					);
			}),
			{ numRuns: 2000 },
		);
	},
);

test("CSV text round-trips unchanged except for apostrophes", () => {
	fc.assert(
		fc.property(file, (rows) => {
			const plain = (table: readonly string[][]) =>
				table.map((row) => row.map((value) => value.replaceAll("'", "")));
			const text = rows.map((row) => csvLine(row)).join("");
			expect(plain(readAsSpreadsheet(text, ","))).toEqual(plain(rows));
		}),
	);
});

/** Quotes count only at the start of a cell; text after the closing quote belongs to the cell. */
function readAsSpreadsheet(text: string, separator: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	for (let at = 0; at < text.length; ) {
		let value = "";
		if (text[at] === '"')
			for (at++; at < text.length; at++) {
				if (text[at] === '"' && text[++at] !== '"') break;
				value += text[at] ?? "";
			}
		while (at < text.length && !`${separator}\r\n`.includes(text[at] ?? ""))
			value += text[at++];
		row.push(value);
		const isEnd = text[at] !== separator;
		at += text.startsWith("\r\n", at) ? 2 : 1;
		if (!isEnd) continue;
		rows.push(row);
		row = [];
	}
	return rows;
}
