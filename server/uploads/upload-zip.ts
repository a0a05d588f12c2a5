import { promisify } from "node:util";
import { constants, inflateRaw } from "node:zlib";
import type { Allowance } from "./upload-allowance.ts";

const endSignature = "PK\x05\x06";
const locatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const locatorLength = 20;
const entryLength = 46;
const localLength = 30;
/** Flags for encrypted content, and for sizes that follow the content. */
const flags = { encrypted: 1, sizesBehind: 8 };
/** Compressed bytes to read to detect a file's kind. */
const headBytes = 256;
/** A document contains dozens of files; thousands are suspicious. */
const maximalFiles = 4096;
/** In characters: normalizing a name takes quadratic time, and there may be thousands. */
const maximalName = 256;

const inflateAsync = promisify(inflateRaw);

/** A file in an archive. */
export interface ZipFile {
	/** As readers compare it. */
	readonly name: string;
	readonly isDeflated: boolean;
	/** Its bytes in the archive. */
	readonly packed: Buffer;
	/** Where the header before them begins, and where they end. */
	readonly start: number;
	readonly end: number;
}

/** Whether bytes end as a ZIP archive does (APPNOTE.TXT, section 4.3.16). */
export function endsAsZip(bytes: Buffer): boolean {
	const end = bytes.lastIndexOf(endSignature, bytes.length, "latin1");
	return (
		end >= 0 &&
		end + endLength <= bytes.length &&
		end + endLength + bytes.readUInt16LE(end + 20) === bytes.length
	);
}

/**
 * The files in a ZIP archive. Decompresses nothing.
 *
 * @throws when readers could find different files: some use the directory, others the headers
 * before the files, or a ZIP64 directory.
 */
export function readZip(bytes: Buffer): ZipFile[] {
	if (!endsAsZip(bytes)) throw new Error("an archive without a directory");
	const end = bytes.lastIndexOf(endSignature, bytes.length, "latin1");
	const locator = end - locatorLength;
	if (locator >= 0 && bytes.readUInt32LE(locator) === locatorSignature)
		throw new Error("a second directory");
	const count = bytes.readUInt16LE(end + 10);
	let at = bytes.readUInt32LE(end + 16);
	if (at + bytes.readUInt32LE(end + 12) !== end || count > maximalFiles)
		throw new Error("the directory is elsewhere");
	const files = new Map<string, ZipFile>();
	const start = at;
	for (let entry = 0; entry < count; entry++) {
		const file = readFile(bytes, at);
		files.set(file.name, file);
		at +=
			entryLength +
			bytes.readUInt16LE(at + 28) +
			bytes.readUInt16LE(at + 30) +
			bytes.readUInt16LE(at + 32);
	}
	if (files.size < count) throw new Error("a name is there twice");
	requireGapless([...files.values()], start);
	return [...files.values()];
}

/**
 * Checks that nothing stands before, between or behind files where another could be: readers that
 * follow the headers would find it. Sizes behind the content take up to 24 bytes.
 *
 * @param directory where the directory begins.
 * @throws otherwise.
 */
function requireGapless(files: readonly ZipFile[], directory: number): void {
	let end = 0;
	const places = files.toSorted((one, other) => one.start - other.start);
	for (const place of [...places, { start: directory, end: directory }]) {
		const gap = place.start - end;
		if (gap < 0 || gap >= (end === 0 ? 1 : localLength))
			throw new Error("something stands between the files");
		end = place.end;
	}
}

/** @param at the offset of a directory entry, which must match the header before the content. */
function readFile(bytes: Buffer, at: number): ZipFile {
	if (bytes.readUInt32LE(at) !== entrySignature)
		throw new Error("the directory is cut off");
	const local = bytes.readUInt32LE(at + 42);
	if (bytes.readUInt32LE(local) !== localSignature)
		throw new Error("a file of the archive is not there");
	if (bytes.readUInt16LE(at + 8) & flags.encrypted)
		throw new Error("a file of the archive is encrypted");
	const [method, size] = [
		bytes.readUInt16LE(at + 10),
		bytes.readUInt32LE(at + 20),
	];
	const name = bytes.toString(
		"utf8",
		at + entryLength,
		at + entryLength + bytes.readUInt16LE(at + 28),
	);
	const nameEnd = local + localLength + bytes.readUInt16LE(local + 26);
	const isSizeBehind = bytes.readUInt16LE(local + 6) & flags.sizesBehind;
	if (
		name !== bytes.toString("utf8", local + localLength, nameEnd) ||
		method !== bytes.readUInt16LE(local + 8) ||
		(!isSizeBehind && size !== bytes.readUInt32LE(local + 18))
	)
		throw new Error("a file of the archive is told in two ways");
	if (method !== 0 && method !== 8)
		throw new Error("no such compression in documents");
	const start = nameEnd + bytes.readUInt16LE(local + 28);
	if (start + size > bytes.length)
		throw new Error("a file of the archive is cut off");
	return {
		name: plainName(name),
		isDeflated: method === 8,
		packed: bytes.subarray(start, start + size),
		start: local,
		end: start + size,
	};
}

/**
 * A name as readers compare it (ISO/IEC 29500-2, annex A): decoded, in lower case, without empty
 * and `.` segments.
 *
 * @throws for a name that no document contains.
 */
function plainName(name: string): string {
	if (name.length > maximalName || /[\p{Cc}:]/u.test(name))
		throw new Error("a name of no document's file");
	return name
		.replace(/%([2-7][0-9a-f])/gi, (_, hex) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		)
		.normalize("NFKC")
		.toLowerCase()
		.split(/[/\\]/)
		.filter((part) => part !== "" && part !== ".")
		.join("/");
}

/**
 * The content of a file in an archive.
 *
 * @throws zlib's error for damaged data, or {TooCostlyError}.
 */
export async function unpackFile(
	{ isDeflated, packed }: ZipFile,
	allowance: Allowance,
): Promise<Buffer> {
	if (!isDeflated) return packed;
	return allowance.unpack((maxOutputLength) =>
		inflateAsync(packed, { maxOutputLength }),
	);
}

/** The first bytes of a file in an archive, to detect its kind; empty if it is damaged. */
export async function readFileHead({
	isDeflated,
	packed,
}: ZipFile): Promise<Buffer> {
	const head = packed.subarray(0, headBytes);
	if (!isDeflated) return head;
	// Truncated input still yields the output so far.
	return inflateAsync(head, { finishFlush: constants.Z_SYNC_FLUSH }).catch(() =>
		Buffer.alloc(0),
	);
}
