import { crc32, deflateRawSync } from "node:zlib";

/** A complete PDF with one empty page, padded with blank lines to the requested size. */
export function makePdf(size = 0): Buffer {
	const head = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
	const objects = [
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
	].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
	const offsets = objects.map((_, index) =>
		String(head.length + objects.slice(0, index).join("").length).padStart(
			10,
			"0",
		),
	);
	const body = head + objects.join("");
	const table = [
		"xref\n0 4\n0000000000 65535 f \n",
		...offsets.map((offset) => `${offset} 00000 n \n`),
	].join("");
	const start = body.length + Math.max(size - 400 - body.length, 0);
	const tail = `${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
	const text = `${body}${"\n".repeat(start - body.length)}${tail}`;
	return Buffer.from(
		text + "\n".repeat(Math.max(size - text.length, 1)),
		"latin1",
	);
}

/** An archive's files by name, as texts or bytes. */
type Files = Readonly<Record<string, string | Buffer>>;

/** A ZIP archive, uncompressed by default. */
export function makeZip(files: Files, isCompressed = false): Buffer {
	const locals: Buffer[] = [];
	const entries: Buffer[] = [];
	let offset = 0;
	for (const [name, text] of Object.entries(files)) {
		const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)];
		const data = isCompressed ? deflateRawSync(content) : content;
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(isCompressed ? 8 : 0, 4);
		common.writeUInt32LE(crc32(content), 10);
		common.writeUInt32LE(data.length, 14);
		common.writeUInt32LE(content.length, 18);
		common.writeUInt16LE(nameBytes.length, 22);
		const local = Buffer.concat([
			signature(0x04034b50),
			common,
			nameBytes,
			data,
		]);
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(offset, 10);
		entries.push(
			Buffer.concat([
				signature(0x02014b50),
				Buffer.from([20, 0]),
				common,
				rest,
				nameBytes,
			]),
		);
		locals.push(local);
		offset += local.length;
	}
	const directory = Buffer.concat(entries);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(entries.length, 4);
	end.writeUInt16LE(entries.length, 6);
	end.writeUInt32LE(directory.length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...locals, directory, signature(0x06054b50), end]);
}

const documentType =
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** A Word document with one line of text. */
export function makeDocx(files: Files = {}, isCompressed = false): Buffer {
	return makeZip(
		{
			"[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${documentType}"/></Types>`,
			"_rels/.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
			"word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>CV</w:t></w:r></w:p></w:body></w:document>`,
			...files,
		},
		isCompressed,
	);
}

/** The flag in a Word document that selects `1Table`. */
const secondTable = 0x200;

/**
 * The piece table of a Word document.
 *
 * @param pieces the offset in bytes and the length in characters of each piece, and whether its
 * characters are 16-bit.
 */
export function listPieces(
	pieces: readonly (readonly [number, number, boolean?])[],
): Buffer {
	const size = 4 + pieces.length * 12;
	const list = Buffer.alloc(5 + size);
	list[0] = 2;
	list.writeUInt32LE(size, 1);
	let letters = 0;
	for (const [index, [place, length, isWide = false]] of pieces.entries()) {
		letters += length;
		list.writeUInt32LE(letters, 5 + (index + 1) * 4);
		const at = 5 + (pieces.length + 1) * 4 + index * 8;
		list.writeUInt32LE(isWide ? place : place * 2 + 0x40000000, at + 2);
	}
	return list;
}

/** A compound file with top-level streams of 4096 bytes; a Word document by default. */
export function makeDoc(
	names: readonly string[] = ["WordDocument", "1Table"],
	magic = 0xa5ec,
	flags = 0,
	pieces = listPieces([[512, 1024]]),
): Buffer {
	const [end, free, table] = [0xfffffffe, 0xffffffff, 0xfffffffd];
	const header = Buffer.alloc(512, 0);
	Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
	header.writeUInt16LE(0x3e, 24);
	header.writeUInt16LE(3, 26);
	header.writeUInt16LE(0xfffe, 28);
	header.writeUInt16LE(9, 30);
	header.writeUInt16LE(6, 32);
	header.writeUInt32LE(1, 44);
	header.writeUInt32LE(1, 48);
	header.writeUInt32LE(4096, 56);
	header.writeUInt32LE(end, 60);
	header.writeUInt32LE(end, 68);
	for (let at = 76; at < 512; at += 4) header.writeUInt32LE(free, at);
	header.writeUInt32LE(0, 76);

	const fat = Buffer.alloc(512, 0xff);
	fat.writeUInt32LE(table, 0);
	fat.writeUInt32LE(end, 4);
	const directory = Buffer.alloc(512, 0);
	const streams: Buffer[] = [];
	for (const [id, name] of ["Root Entry", ...names].entries()) {
		const at = id * 128;
		directory.write(name, at, "utf16le");
		directory.writeUInt16LE((name.length + 1) * 2, at + 64);
		directory[at + 66] = id === 0 ? 5 : 2;
		directory.writeUInt32LE(free, at + 68);
		// A list is a valid tree, too.
		const isLast = id === names.length;
		directory.writeUInt32LE(id === 0 || isLast ? free : id + 1, at + 72);
		directory.writeUInt32LE(id === 0 && !isLast ? 1 : free, at + 76);
		if (id === 0) continue;
		const first = 2 + (id - 1) * 8;
		directory.writeUInt32LE(first, at + 116);
		directory.writeUInt32LE(4096, at + 120);
		for (let sector = first; sector < first + 8; sector++)
			fat.writeUInt32LE(sector === first + 7 ? end : sector + 1, sector * 4);
		const stream = Buffer.alloc(4096);
		stream.writeUInt16LE(magic);
		stream.writeUInt16LE(flags | secondTable, 10);
		if (name === "1Table") pieces.copy(stream);
		else stream.writeUInt32LE(pieces.length, 0x1a6);
		streams.push(stream);
	}
	return Buffer.concat([header, fat, directory, ...streams]);
}

function signature(value: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}
