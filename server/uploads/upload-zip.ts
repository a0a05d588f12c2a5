import { promisify } from "node:util";
import { constants, inflateRaw } from "node:zlib";
import type { Allowance } from "./upload-allowance.ts";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
/** The flag for sizes that follow the content. */
const sizesBehind = 8;
/** Compressed bytes to read to detect a file's kind. */
const headBytes = 256;
const maximalComment = 0xffff;
/** A document contains dozens of files; thousands are suspicious. */
const maximalEntries = 4096;

const inflateAsync = promisify(inflateRaw);

export interface ZipEntry {
	readonly name: string;
	readonly isEncrypted: boolean;
	/** The compression method: 0 for none, 8 for deflate. */
	readonly method: number;
	/** The compressed size in bytes. */
	readonly size: number;
	/** The offset of the local header in bytes. */
	readonly at: number;
}

/**
 * The files in a ZIP archive, from its central directory, or `undefined` if the bytes are not a
 * complete archive (APPNOTE.TXT, section 4.3). Decompresses nothing.
 */
export function listZipEntries(bytes: Buffer): ZipEntry[] | undefined {
	const end = findEnd(bytes);
	if (end === undefined) return undefined;
	const count = bytes.readUInt16LE(end + 10);
	// Not from its stated offset: an archive may follow other bytes.
	let at = end - bytes.readUInt32LE(end + 12);
	const shift = at - bytes.readUInt32LE(end + 16);
	if (count > maximalEntries || at < 0) return undefined;
	const entries: ZipEntry[] = [];
	for (let entry = 0; entry < count; entry++) {
		if (at + entryLength > end || bytes.readUInt32LE(at) !== entrySignature)
			return undefined;
		const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28);
		entries.push({
			name: bytes.toString("utf8", at + entryLength, nameEnd),
			isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
			method: bytes.readUInt16LE(at + 10),
			size: bytes.readUInt32LE(at + 20),
			at: shift + bytes.readUInt32LE(at + 42),
		});
		at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
	}
	return entries;
}

/**
 * The content of a file in an archive.
 *
 * @throws zlib's error for damaged data, {TooCostlyError}, or an error for a missing file.
 */
export async function unpackEntry(
	bytes: Buffer,
	entry: ZipEntry,
	allowance: Allowance,
): Promise<Buffer> {
	const packed = findPacked(bytes, entry);
	if (entry.method === 0) return packed;
	if (entry.method !== 8) throw new Error("no such compression in documents");
	return allowance.unpack((maxOutputLength) =>
		inflateAsync(packed, { maxOutputLength }),
	);
}

/** The first bytes of a file in an archive, to detect its kind; empty if it is damaged. */
export async function readEntryHead(
	bytes: Buffer,
	entry: ZipEntry,
): Promise<Buffer> {
	const packed = findPacked(bytes, entry).subarray(0, headBytes);
	if (entry.method !== 8) return packed;
	// Truncated input still yields the output so far.
	return inflateAsync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).catch(
		() => Buffer.alloc(0),
	);
}

/**
 * The header in front of a file's content.
 *
 * @throws when there is none.
 */
export function readLocalHeader(bytes: Buffer, { at }: ZipEntry) {
	if (
		at < 0 ||
		at + localLength > bytes.length ||
		bytes.readUInt32LE(at) !== localSignature
	)
		throw new Error("a file of the archive is not there");
	const nameEnd = at + localLength + bytes.readUInt16LE(at + 26);
	const hasSize = (bytes.readUInt16LE(at + 6) & sizesBehind) === 0;
	return {
		name: bytes.toString("utf8", at + localLength, nameEnd),
		method: bytes.readUInt16LE(at + 8),
		/** Absent if it follows the content. */
		size: hasSize ? bytes.readUInt32LE(at + 18) : undefined,
		contentAt: nameEnd + bytes.readUInt16LE(at + 28),
	};
}

/** The compressed bytes of a file. */
function findPacked(bytes: Buffer, entry: ZipEntry): Buffer {
	if (entry.isEncrypted) throw new Error("a file of the archive is encrypted");
	const { contentAt } = readLocalHeader(bytes, entry);
	const packed = bytes.subarray(contentAt, contentAt + entry.size);
	if (packed.length < entry.size)
		throw new Error("a file of the archive is cut off");
	return packed;
}

/** The offset of the end-of-directory record, whose comment must end at the last byte. */
export function findEnd(bytes: Buffer): number | undefined {
	const first = Math.max(bytes.length - endLength - maximalComment, 0);
	for (let at = bytes.length - endLength; at >= first; at--)
		if (
			bytes.readUInt32LE(at) === endSignature &&
			at + endLength + bytes.readUInt16LE(at + 20) === bytes.length
		)
			return at;
	return undefined;
}
