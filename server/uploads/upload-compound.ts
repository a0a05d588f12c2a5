import type { Allowance } from "./upload-allowance.ts";
import { openCompound } from "./upload-sectors.ts";

const noEntry = 0xffffffff;
/** The size of a directory entry, in bytes. */
const entryLength = 128;
const types = { deleted: 0, stream: 2 };

/** Storages and streams of macros, controls, and packaged files. */
const activeNames = [
	"macros",
	"vba",
	"_vba_project",
	"_vba_project_cur",
	"\x01ole10native",
	"\x03ocxname",
	"\x03ocxdata",
];
/** Streams of workbooks, and of charts, which have the same format. */
const workbooks = ["workbook", "book"];

/** A stream or a storage in a compound file. */
interface CompoundEntry {
	readonly name: string;
	readonly isStream: boolean;
	/** Deeper ones belong to embedded objects. */
	readonly isTopLevel: boolean;
	/** The bytes of a stream, or `undefined` if some are missing. */
	read(): Buffer | undefined;
}

/** Whether bytes start with the signature of compound files. */
export function isCompound(bytes: Buffer): boolean {
	return bytes.toString("hex", 0, 8) === "d0cf11e0a1b11ae1";
}

/**
 * The entries of a compound file, the container of Office formats before 2007 (MS-CFB), even those
 * unreachable in the tree. Supports files of up to 7 MB.
 *
 * @throws for a malformed file.
 */
export function listEntries(bytes: Buffer): CompoundEntry[] {
	const { directory, readStream } = openCompound(bytes);
	const topLevel = findTopLevel(directory);
	const entries: CompoundEntry[] = [];
	for (let at = 0; at + entryLength <= directory.length; at += entryLength) {
		// A deleted entry may keep its name.
		if (directory[at + 66] === types.deleted) continue;
		const length = Math.min(directory.readUInt16LE(at + 64), 64);
		entries.push({
			name: directory.toString("utf16le", at, at + Math.max(length - 2, 0)),
			isStream: directory[at + 66] === types.stream,
			isTopLevel: topLevel.has(at),
			read: () =>
				readStream(
					directory.readUInt32LE(at + 116),
					directory.readUInt32LE(at + 120),
				),
		});
	}
	return entries;
}

/** Where the root's children are: a tree of siblings. */
function findTopLevel(directory: Buffer): ReadonlySet<number> {
	const seen = new Set<number>();
	const open = [directory.readUInt32LE(76)];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		const at = id * entryLength;
		if (id === noEntry || seen.has(at) || at + entryLength > directory.length)
			continue;
		seen.add(at);
		open.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
	}
	return seen;
}

/**
 * Whether a compound file contains macros, controls, packaged files, or a workbook with macro
 * sheets, at any depth.
 */
export async function hasActiveEntry(
	entries: readonly CompoundEntry[],
	allowance: Allowance,
): Promise<boolean> {
	for (const { name: given, isStream, read } of entries) {
		const name = given.toLowerCase();
		if (activeNames.includes(name)) return true;
		if (!isStream || !workbooks.includes(name)) continue;
		// Any number of entries may share one large stream.
		await allowance.rest();
		const stream = read();
		if (!stream || hasMacroSheet(stream)) return true;
	}
	return false;
}

/** Record types of a workbook (MS-XLS, 2.3.2). */
const records = { sheet: 0x85, encryption: 0x2f, end: 0x0a };
/** The offset of a sheet's type, and the active types: Excel 4 macros and VBA modules (2.4.28). */
const kindAt = 5;
const activeKinds = [1, 6];
const headLength = 4;

/**
 * Whether an embedded workbook from before 2007 has macro sheets, which need no storage of their
 * own. If its list of sheets is unreadable, assumes so.
 *
 * @param stream the workbook stream, which begins with the globals substream.
 */
function hasMacroSheet(stream: Buffer): boolean {
	for (let at = 0; at + headLength <= stream.length; ) {
		const type = stream.readUInt16LE(at);
		const start = at + headLength;
		at = start + stream.readUInt16LE(at + 2);
		if (type === records.end) return false;
		if (at > stream.length || type === records.encryption) return true;
		if (type === records.sheet) {
			const kind = stream.subarray(start, at)[kindAt];
			if (kind === undefined || activeKinds.includes(kind)) return true;
		}
	}
	return true;
}
