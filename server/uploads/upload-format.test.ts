import { expect, test } from "vitest";
import { makeDoc, makeDocx, makePdf, makeZip } from "./test-upload-files.ts";
import { makeFileName } from "./upload-cv.ts";
import { detectFormat } from "./upload-format.ts";

const text = (content: string) => Buffer.from(content, "latin1");
const join = (...parts: Buffer[]) => Buffer.concat(parts);
const program = join(text("MZ\x90\x00\x03"), Buffer.alloc(4096));

test.each([
	["a PDF", makePdf(), "pdf"],
	[
		"a PDF after a byte order mark",
		join(text("\xef\xbb\xbf"), makePdf()),
		"pdf",
	],
	[
		"a PDF that holds an archive",
		join(text("%PDF-1.7\n"), makeZip({ a: "b" }), makePdf()),
		"pdf",
	],
	["a Word document of today", makeDocx(), "docx"],
	["a Word document of the nineties", makeDoc(), "doc"],
	["one of Word 95", makeDoc(["WordDocument"], 0xa5dc), "doc"],
	[
		"a document with another embedded",
		makeDocx({ "word/embeddings/a.xlsx": "PK" }),
		"docx",
	],
])("%s is accepted", async (_name, bytes, format) => {
	expect(await detectFormat(bytes)).toBe(format);
});

test.each(
	Object.entries({
		nothing: Buffer.alloc(0),
		text: text("My CV\n".repeat(100)),
		"a web page": text("<!DOCTYPE html><script>alert(1)</script>"),
		"a web page with a PDF in it": join(text("<html>"), makePdf()),
		"rich text": text("{\\rtf1\\ansi CV}"),
		"a program": program,
		"a program with a PDF after it": join(program, makePdf()),
		"a program for Linux": join(text("\x7fELF\x02\x01\x01"), Buffer.alloc(200)),
		"a picture": text("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
		"an archive": makeZip({ "cv.txt": "CV" }),
		"an archive with a document's folder": makeZip({ "word/other.xml": "" }),
		"a Java archive": makeZip({
			"META-INF/MANIFEST.MF": "x",
			"word/document.xml": "",
			"[Content_Types].xml": "",
		}),
		"a spreadsheet": makeZip({
			"[Content_Types].xml": `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
			"xl/workbook.xml": "",
		}),
		"a template": makeDocx({
			"[Content_Types].xml": `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"/></Types>`,
		}),
		"an archive with a PDF's header in it": join(
			makeZip({ "%PDF-1.4": "" }),
			makeDocx(),
		),
		"a PDF that is an archive too": join(makePdf(), makeDocx()),
		"a document that is an archive too": join(makeDoc(), makeZip({ a: "b" })),
		"an old spreadsheet": makeDoc(["Workbook"]),
		"an old spreadsheet with a document in it": makeDoc([
			"Workbook",
			"WordDocument",
		]),
		"an installer": makeDoc(["_Tables", "_StringPool"]),
		"a compound file that only calls itself a document": makeDoc(
			["WordDocument"],
			0x5a4d,
		),
	}),
)("a file in another format is not accepted: %s", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toBe("other");
});

test.each([
	["the start of a PDF", makePdf().subarray(0, -20)],
	["a PDF's header alone", text("%PDF-1.7\n")],
	["the start of a document", makeDocx().subarray(0, -30)],
	["the start of an old document", makeDoc().subarray(0, 1100)],
	["an old document's header alone", makeDoc().subarray(0, 512)],
	[
		"a document with a password",
		makeDoc(["EncryptedPackage", "EncryptionInfo"]),
	],
])("%s is detected as broken", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toBe("broken");
});

test("cycles in a compound file do not cause an endless loop", async () => {
	const bytes = makeDoc();
	// First the directory's sector links to itself, then a directory entry does.
	bytes.writeUInt32LE(1, 512 + 4);
	expect(await detectFormat(bytes)).toBe("broken");
	const circle = makeDoc();
	circle.writeUInt32LE(1, 1024 + 2 * 128 + 68);
	expect(await detectFormat(circle)).toBe("doc");
});

test("truncated or corrupted files never make detectFormat throw", async () => {
	for (const file of [makePdf(), makeDocx(), makeDoc()])
		for (let at = 0; at < file.length; at += 7) {
			const changed = Buffer.from(file);
			changed.fill(0xff, at, Math.min(at + 4, file.length));
			await expect(detectFormat(changed)).resolves.toBeTypeOf("string");
			await expect(detectFormat(file.subarray(0, at))).resolves.toBeTypeOf(
				"string",
			);
		}
});

test.each([
	["cv.pdf", "pdf", "cv.pdf"],
	["Li Wei 简历.PDF", "pdf", "Li Wei 简历.pdf"],
	["cv.pdf", "docx", "cv.docx"],
	["cv.exe", "doc", "cv.doc"],
	["cv.pdf.exe", "pdf", "cv.pdf"],
	["Dr. Li Wei", "pdf", "Dr. Li Wei.pdf"],
	["C:\\Users\\li\\cv.pdf", "pdf", "cv.pdf"],
	["../../etc/passwd", "pdf", "passwd.pdf"],
	["..", "pdf", "cv.pdf"],
	["", "doc", "cv.doc"],
	[".htaccess", "pdf", "htaccess.pdf"],
	["-rf.pdf", "pdf", "rf.pdf"],
	["=cmd|x.pdf", "pdf", "cmd_x.pdf"],
	['a"b<c>.pdf', "pdf", "a_b_c_.pdf"],
	["a%22b%0D%0A100%.pdf", "pdf", "a b 100_.pdf"],
	["a\r\nSet-Cookie: x.pdf", "pdf", "a Set-Cookie_ x.pdf"],
	["a\u0000\u0007b.pdf", "pdf", "ab.pdf"],
	["fdp.\u202excod.pdf", "pdf", "fdp.xcod.pdf"],
	["a\u2066b\u200f.pdf", "pdf", "ab.pdf"],
	["a\ud800b.pdf", "pdf", "a\ufffdb.pdf"],
	["e\u0301.pdf", "pdf", "\u00e9.pdf"],
] as const)(
	"the file name %j of a %s is stored as %j",
	(given, format, expected) => {
		expect(makeFileName(given, format)).toBe(expected);
	},
);

test.each([
	"x".repeat(300),
	`${"\u{1f600}".repeat(200)}.pdf`,
	" ".repeat(20_000),
	".".repeat(20_000),
])(
	"a long file name is truncated to 120 characters without splitting a character",
	(given) => {
		const durations = Array.from({ length: 5 }, () => {
			const start = performance.now();
			makeFileName(given, "docx");
			return performance.now() - start;
		});
		expect(Math.min(...durations)).toBeLessThan(100);
		const name = makeFileName(given, "docx");
		expect(name.length).toBeLessThanOrEqual(120);
		expect(name.isWellFormed()).toBe(true);
		expect(name).toMatch(/.\.docx$/u);
	},
);
