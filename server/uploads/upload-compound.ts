import type { Allowance } from "./upload-allowance.ts";
import { entryLength, openCompound, type Sectors } from "./upload-sectors.ts";
import { hasMacroSheet } from "./upload-workbook.ts";

const noEntry = 0xffffffff;
const streamType = 2;

/** A top-level stream of a compound file. */
export interface CompoundStream {
	readonly name: string;
	/** Its bytes, or `undefined` if some are missing. */
	read(): Buffer | undefined;
}

/**
 * The top-level streams of a compound file, the container of Office formats before 2007 (MS-CFB);
 * `undefined` if the file is malformed. Supports files of up to 7 MB.
 */
export function listCompoundStreams(
	bytes: Buffer,
): CompoundStream[] | undefined {
	const file = openCompound(bytes);
	if (!file || file.directory.length < entryLength) return undefined;
	const { directory } = file;

	const streams: CompoundStream[] = [];
	const seen = new Set<number>();
	const open = [directory.readUInt32LE(76)];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		const at = id * entryLength;
		if (id === noEntry || seen.has(id) || at + entryLength > directory.length)
			continue;
		seen.add(id);
		// Only siblings: deeper levels belong to embedded objects.
		open.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
		if (directory[at + 66] !== streamType) continue;
		streams.push(openStream(file, at));
	}
	return streams;
}

/** Storages and streams of macros, controls, and packaged files. */
const activeEntries = [
	...["macros", "vba", "_vba_project", "_vba_project_cur"],
	...["\x01ole10native", "\x03ocxname", "\x03ocxdata"],
];

/** Whether bytes start with the signature of compound files. */
export function isCompound(bytes: Buffer): boolean {
	return bytes.toString("hex", 0, 8) === "d0cf11e0a1b11ae1";
}

/** Streams of workbooks, and of charts, which have the same format. */
const workbooks = ["workbook", "book"];

/**
 * Whether a compound file contains macros, controls, packaged files, or a workbook with macro
 * sheets. Checks entries at any depth, even those unreachable in the tree. A malformed file counts
 * as active.
 */
export async function hasActiveEntry(
	bytes: Buffer,
	allowance: Allowance,
): Promise<boolean> {
	const file = openCompound(bytes);
	if (!file) return true;
	const { directory } = file;
	for (let at = 0; at + entryLength <= directory.length; at += entryLength) {
		// A deleted entry may keep its name.
		if (directory[at + 66] === 0) continue;
		const entry = openStream(file, at);
		const name = entry.name.toLowerCase();
		if (activeEntries.includes(name)) return true;
		if (directory[at + 66] !== streamType || !workbooks.includes(name))
			continue;
		// Any number of entries may share one large stream.
		await allowance.rest();
		const stream = entry.read();
		if (!stream || hasMacroSheet(stream)) return true;
	}
	return false;
}

function openStream(
	{ directory, readStream }: Sectors,
	at: number,
): CompoundStream {
	const length = Math.min(directory.readUInt16LE(at + 64), 64);
	return {
		name: directory.toString("utf16le", at, at + Math.max(length - 2, 0)),
		read: () =>
			readStream(
				directory.readUInt32LE(at + 116),
				directory.readUInt32LE(at + 120),
			),
	};
}
