import { expect, test } from "vitest";
import { makePdfWith } from "./test-pdf-files.ts";
import { listPieces, makeDoc, makeDocx } from "./test-upload-files.ts";
import { createAllowance, TooCostlyError } from "./upload-allowance.ts";
import { hasActiveEntry, listEntries } from "./upload-compound.ts";
import { hasActiveField } from "./upload-fields.ts";
import { detectFormat } from "./upload-format.ts";
import { isHarmfulLink } from "./upload-links.ts";
import { decodeString } from "./upload-pdf-tokens.ts";

const mark = (type: string) =>
	`<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
/** A field with a code and, if given, a result. */
const field = (code: string, shown?: string) =>
	mark("begin") +
	code +
	(shown === undefined
		? ""
		: `${mark("separate")}<w:r><w:t>${shown}</w:t></w:r>`) +
	mark("end");
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const docxOf = (content: string) =>
	makeDocx({
		"word/document.xml": `<w:document xmlns:w="w"><w:p>${content}</w:p></w:document>`,
	});
const docOf = (text: string) => {
	const bytes = makeDoc(
		undefined,
		undefined,
		0,
		listPieces([[1024, text.length]]),
	);
	bytes.write(text, 1536 + 1024, "latin1");
	return bytes;
};
const quote = code(" QUOTE 68 68 69 ");

test.each([
	["that shows nothing", field(field(quote) + code(" c:\\x"))],
	["that shows something else", field(field(quote, "PAGE") + code(" c:\\x"))],
	["of fields", field(field(code(" QUOTE ") + field(quote)) + code(" c:\\x"))],
	[
		"behind the first letter",
		field(code(" D") + field(quote) + code(" c:\\x")),
	],
	["behind half of it", field(code(" incl") + field(quote) + code(" x"))],
	["as an address", field(code(" INCLUDETEXT ") + field(code(" REF a ")))],
])(
	"a field whose code comes from a nested field %s is rejected",
	async (_name, content) => {
		expect(await detectFormat(docxOf(content))).toBe("active");
	},
);

test.each(
	Object.entries({
		"a condition": field(
			code(" IF ") + field(code(" MERGEFIELD a "), "x") + code(' = "x" "y" '),
			"y",
		),
		"a formula": field(
			code(" =") + field(code(" PAGE "), "2") + code(" - 1 "),
			"1",
		),
		"a link": field(
			code(' HYPERLINK "') +
				field(code(" DOCPROPERTY a "), "https://a.example") +
				code('" '),
			"a",
		),
	}),
)("%s with a nested field is accepted", async (_name, content) => {
	expect(await detectFormat(docxOf(content))).toBe("docx");
});

test("active fields and links are also rejected in documents from before 2007", async () => {
	expect(await detectFormat(docOf("\x13 \x13 QUOTE 68 \x15 c:\\x \x15"))).toBe(
		"active",
	);
	expect(
		await detectFormat(docOf('\x13 HYPERLINK "\\\\\\\\evil\\\\a" \x14a\x15')),
	).toBe("active");
	expect(
		await detectFormat(docOf('\x13 HYPERLINK "https://a.example" \x14a\x15')),
	).toBe("doc");
});

const harmful = [
	"file://evil/share/x.exe",
	"file:////evil/a",
	"\\\\evil\\a",
	"//evil/a",
	"smb://evil/a",
	"afp://evil/a",
	"nfs://evil/a",
	"davs://evil/a",
	"ldaps://evil/a",
	"search-ms:query=a",
	"ms-msdt:/id x",
	"javascript:x()",
	"java\tscript:x()",
	"vbscript:x",
	"data:text/html,x",
];
const harmless = [
	"https://www.linkedin.com/in/a",
	"HTTP://a.example",
	"mailto:a@b.c",
	"tel:+971",
	"www.a.example",
	"#top",
	"weixin:a",
	"a/b.pdf",
	"file:///C:/Users/a/b.pdf",
	"file://localhost/Users/a",
	"C:\\a.pdf",
];

test("isHarmfulLink distinguishes links to shares, scripts and programs from harmless ones", () => {
	expect(harmful.filter((link) => !isHarmfulLink(link))).toEqual([]);
	expect(harmless.filter(isHarmfulLink)).toEqual([]);
});

const linkRelation = (target: string) =>
	makeDocx({
		"word/_rels/document.xml.rels": `<Relationships><Relationship Id="a" Type="x/hyperlink" Target="${target}" TargetMode="External"/></Relationships>`,
	});
const annotation = (address: string) =>
	makePdfWith("", `<</Subtype/Link/A<</S/URI/URI ${address}>>>>`);

test.each([
	["file://evil/share/x.exe", "active"],
	["https://www.linkedin.com/in/a", "docx"],
])("a document with a link to %s is detected as %s", async (link, format) => {
	expect(await detectFormat(linkRelation(link))).toBe(format);
	expect(
		await detectFormat(docxOf(field(code(` HYPERLINK "${link}" `), "a"))),
	).toBe(format);
	expect(await detectFormat(annotation(`(${link})`))).toBe(
		format === "docx" ? "pdf" : format,
	);
});

test.each(
	Object.entries({
		bytes: annotation("<66696c653a2f2f6576696c>"),
		escapes: annotation("(f\\151le:/\\\n/evil)"),
		"two bytes a letter": annotation(
			`<feff${Buffer.from("file://evil", "utf16le").swap16().toString("hex")}>`,
		),
		"an object of its own": annotation("4 0 R"),
		"the address of all others": makePdfWith("/URI<</Base(file://evil/)>>"),
		"a stream that lies elsewhere": makePdfWith(
			"",
			"<</Length 0/F(\\\\\\\\evil\\\\a)>>stream\n\nendstream",
		),
		"a page of another file": makePdfWith(
			"",
			"<</Ref<</UF(//evil/a.pdf)/Page 0>>>>",
		),
		"a page of another file, under its name for DOS": makePdfWith(
			"",
			"<</Ref<</F<</DOS(//evil/a.pdf)>>/Page 0>>>>",
		),
	}),
)(
	"a PDF that links to another machine through %s is rejected",
	async (_name, bytes) => {
		expect(await detectFormat(bytes)).toBe("active");
	},
);

test("annotation flags and local files in a PDF are accepted", async () => {
	const bytes = makePdfWith(
		"",
		"<</Subtype/Link/F 4/Rect[0 0 9 9]/A<</S/URI/URI(https://a.example)>>>>",
		"<</F(a.pdf)>>",
	);
	expect(await detectFormat(bytes)).toBe("pdf");
});

test.each([
	["(a\\(b\\)\\\\\\n\\053)", "a(b)\\\n+"],
	["(a\\\r\nb\\q)", "abq"],
	["<414>", "A@"],
	["<fffe4100>", "A"],
	["(\xef\xbb\xbfa)", "a"],
])("the PDF string %s is decoded", (written, text) => {
	expect(decodeString(written, { start: 0, end: written.length })).toBe(text);
});

const plain = makeDocx();
/** Modifies the document's central directory entry or its local header. */
function change(
	edit: (bytes: Buffer, entry: number, local: number) => void,
	isCompressed = false,
): Buffer {
	const bytes = makeDocx({}, isCompressed);
	const name = "word/document.xml";
	const local = bytes.indexOf(`\0\0${name}`) + 2 - 30;
	edit(bytes, bytes.lastIndexOf(name) - 46, local);
	return bytes;
}
/** An archive with a ZIP64 directory that lists macros. */
function withSecondDirectory(): Buffer {
	const at = plain.lastIndexOf("PK\x05\x06");
	const locator = Buffer.alloc(20);
	locator.writeUInt32LE(0x07064b50);
	const end = Buffer.from(plain.subarray(at));
	end.writeUInt32LE(end.readUInt32LE(12) + locator.length, 12);
	const directory = Buffer.from(plain.subarray(0, at));
	const last = directory.lastIndexOf("PK\x01\x02");
	directory.writeUInt16LE(locator.length, last + 32);
	return Buffer.concat([directory, locator, end]);
}

/** An archive with something at a place, which its directory knows. */
function withSomething(place: number): Buffer {
	const some = plain.subarray(0, 60);
	const bytes = Buffer.concat([
		plain.subarray(0, place),
		some,
		plain.subarray(place),
	]);
	const move = (at: number) => {
		const offset = bytes.readUInt32LE(at);
		if (offset >= place) bytes.writeUInt32LE(offset + some.length, at);
	};
	for (
		let at = bytes.indexOf("PK\x01\x02");
		at >= 0;
		at = bytes.indexOf("PK\x01\x02", at + 4)
	)
		move(at + 42);
	move(bytes.lastIndexOf("PK\x05\x06") + 16);
	return bytes;
}

test.each(
	Object.entries({
		"has a second directory": withSecondDirectory(),
		"has something before its first file": withSomething(0),
		"has something between its files": withSomething(
			plain.indexOf("PK\x03\x04", 4),
		),
		"has something behind its last file": withSomething(
			plain.indexOf("PK\x01\x02"),
		),
		"has a file that reaches into its directory": change(
			(bytes, entry, local) => {
				for (const at of [entry + 20, local + 18])
					bytes.writeUInt32LE(bytes.readUInt32LE(at) + 9, at);
			},
			true,
		),
		"has something before its first file that its directory does not know":
			Buffer.concat([plain.subarray(0, 60), plain]),
		"says two ways of packing": change(
			(bytes, entry) => bytes.writeUInt16LE(0, entry + 10),
			true,
		),
		"says two sizes": change((bytes, entry) =>
			bytes.writeUInt32LE(9, entry + 20),
		),
		"says two names": change((bytes, _, local) =>
			bytes.write("word/vbaProj.bin0", local + 30),
		),
		"has a name twice, with a dot": makeDocx({ "word/./document.xml": "x" }),
		"has a name twice, with a backslash": makeDocx({
			"word\\document.xml": "x",
		}),
		"has a name twice, encoded": makeDocx({ "word/document%2Exml": "x" }),
		"has a name with a drive": makeDocx({ "C:\\a.txt": "x" }),
		"has a name with a zero byte": makeDocx({ "word/a\0.xml": "x" }),
		"has a part that is split": makeDocx({
			"word/footnotes.xml/[0].piece": "x",
		}),
		"has an overlong name": makeDocx({ [`word/${"a".repeat(252)}`]: "x" }),
	}),
)("an archive that %s is not accepted as DOCX", async (_name, bytes) => {
	expect(await detectFormat(bytes)).not.toBe("docx");
});

test("macros under an encoded name are found, and streamed archives are accepted", async () => {
	expect(await detectFormat(makeDocx({ "word/%76baProject.bin": "x" }))).toBe(
		"active",
	);
	const streamed = makeDocx();
	for (
		let at = streamed.indexOf("PK\x03\x04");
		at >= 0;
		at = streamed.indexOf("PK\x03\x04", at + 4)
	) {
		streamed.writeUInt16LE(8, at + 6);
		streamed.writeUInt32LE(0, at + 18);
	}
	expect(await detectFormat(streamed)).toBe("docx");
});

const record = (type: number, ...data: number[]) =>
	Buffer.from([type, 0, data.length, 0, ...data]);
const sheet = (kind: number) => record(0x85, 0, 0, 0, 0, 0, kind, 1, 0, 65);
const end = record(0x0a);
/** A document with a workbook below the top level. */
function withWorkbook(...parts: readonly Buffer[]): Buffer {
	const bytes = makeDoc(["WordDocument", "1Table", "Workbook"]);
	const [directory, entry, stream] = [1024, 128, 1536 + 2 * 4096];
	bytes.writeUInt32LE(0xffffffff, directory + 2 * entry + 72);
	Buffer.concat([record(0x09, 0, 6, 5, 0), ...parts]).copy(bytes, stream);
	return bytes;
}

test.each([
	["a sheet and a chart", [sheet(0), sheet(2), end], "doc"],
	["a chart of its own", [end], "doc"],
	["a sheet of macros", [sheet(0), sheet(1), end], "active"],
	["a module", [sheet(6), end], "active"],
	["a password", [record(0x2f, 0, 0), sheet(0), end], "active"],
	["a list that is cut off", [record(0x85, 0, 0, 0), end], "active"],
	[
		"records that are longer than it",
		[Buffer.from([1, 0, 255, 255])],
		"active",
	],
	["no end", [], "active"],
] as const)(
	"a document with a workbook of %s gets the expected format",
	async (_name, parts, format) => {
		const bytes = withWorkbook(...parts);
		expect(await detectFormat(bytes)).toBe(format);
		const embedded = makeDocx({ "word/embeddings/a.xls": bytes });
		expect(await detectFormat(embedded)).toBe(
			format === "doc" ? "docx" : format,
		);
	},
);

test("reading a document's workbooks has a time limit", async () => {
	const bytes = withWorkbook(sheet(0), end);
	const none = createAllowance({ sliceMs: 0, totalMs: 0 });
	await expect(hasActiveEntry(listEntries(bytes), none)).rejects.toThrow(
		TooCostlyError,
	);
});

test("reading a part's texts has a time limit, and each has a limit of its own", async () => {
	const none = createAllowance({ sliceMs: 0, totalMs: 0 });
	const texts = `<w:d instr="">${"<w:t>a</w:t>".repeat(64)}</w:d>`;
	await expect(hasActiveField(Buffer.from(texts), none)).rejects.toThrow(
		TooCostlyError,
	);
	const long = `${field(code("PAGE"))}<w:t>${"&#65;".repeat(30_000)}</w:t>`;
	expect(await detectFormat(docxOf(long))).toBe("broken");
});
