/** Where the file information block locates the piece table (MS-DOC, 2.5.6: `fcClx`, `lcbClx`). */
const clx = { at: 0x1a2, size: 0x1a6 };
/** The flag that selects one of two table streams. */
const secondTable = 0x200;
/** The types of the list's entries: formatting changes, and the piece table itself (2.9.38). */
const marks = { changes: 1, pieces: 2 };
/** The flag in a piece's offset for 8-bit characters (2.9.73). */
const oneByte = 0x40000000;

/**
 * The whole text of a Word 97–2003 document, including notes, headers and field codes, in Word's
 * reading order. In the file, the text may be in pieces in any order.
 *
 * @param word the `WordDocument` stream.
 * @param readTable reads a stream by name.
 * @throws when it cannot be read as Word does.
 */
export function readWordText(
	word: Buffer,
	readTable: (name: string) => Buffer | undefined,
): string {
	const hasSecond = word.readUInt16LE(10) & secondTable;
	const table = readTable(hasSecond ? "1Table" : "0Table");
	if (!table) throw new Error("a document without its table");
	const start = word.readUInt32LE(clx.at);
	const list = table.subarray(start, start + word.readUInt32LE(clx.size));
	let at = 0;
	while (list.readUInt8(at) === marks.changes)
		at += 3 + list.readUInt16LE(at + 1);
	if (list.readUInt8(at) !== marks.pieces)
		throw new Error("a document without pieces");
	const size = list.readUInt32LE(at + 1);
	return readPieces(word, list.subarray(at + 5, at + 5 + size), size);
}

/** @param pieces the pieces' boundaries in the text, then their descriptors. */
function readPieces(word: Buffer, pieces: Buffer, size: number): string {
	const count = (size - 4) / 12;
	if (pieces.length < size || !Number.isInteger(count) || count < 1)
		throw new Error("pieces that are not there");
	let [text, letters] = ["", 0];
	for (let piece = 0; piece < count; piece++) {
		const length =
			pieces.readUInt32LE(piece * 4 + 4) - pieces.readUInt32LE(piece * 4);
		const place = pieces.readUInt32LE((count + 1) * 4 + piece * 8 + 2);
		const isNarrow = (place & oneByte) !== 0;
		const width = isNarrow ? 1 : 2;
		const start = isNarrow ? (place & (oneByte - 1)) >>> 1 : place;
		letters += length;
		// Overlapping pieces could expand a small file to a huge text.
		if (length < 0 || letters > word.length)
			throw new Error("more text than there is room for");
		if (start + length * width > word.length)
			throw new Error("a piece that is not there");
		text += word.toString(
			isNarrow ? "latin1" : "utf16le",
			start,
			start + length * width,
		);
	}
	return text;
}
