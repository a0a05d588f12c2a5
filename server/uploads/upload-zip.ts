const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const maximalComment = 0xffff;
/** A document has tens of files in it; thousands are something else. */
const maximalEntries = 4096;

/**
 * The names of the files in a ZIP archive, by the directory at its end, or nothing when the bytes
 * are no whole archive (APPNOTE.TXT, section 4.3). Nothing is unpacked.
 */
export function listZipNames(bytes: Buffer): string[] | undefined {
	const end = findEnd(bytes);
	if (end === undefined) return undefined;
	const count = bytes.readUInt16LE(end + 10);
	// Not where it is said to be: archives may stand behind something else.
	let at = end - bytes.readUInt32LE(end + 12);
	if (count > maximalEntries || at < 0) return undefined;
	const names: string[] = [];
	for (let entry = 0; entry < count; entry++) {
		if (at + entryLength > end || bytes.readUInt32LE(at) !== entrySignature)
			return undefined;
		const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28);
		names.push(bytes.toString("utf8", at + entryLength, nameEnd));
		at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
	}
	return names;
}

/** Where the record at the end starts: its comment reaches exactly to the last byte. */
function findEnd(bytes: Buffer): number | undefined {
	const first = Math.max(bytes.length - endLength - maximalComment, 0);
	for (let at = bytes.length - endLength; at >= first; at--)
		if (
			bytes.readUInt32LE(at) === endSignature &&
			at + endLength + bytes.readUInt16LE(at + 20) === bytes.length
		)
			return at;
	return undefined;
}
