import { entryLength, openCompound } from "./upload-sectors.ts";
import { hasMacroSheet } from "./upload-workbook.ts";

const noEntry = 0xffffffff;
const streamType = 2;

/** A stream at the top of a compound file. */
export interface CompoundStream {
	readonly name: string;
	/** Its bytes, or nothing when some of them are not there. */
	read(): Buffer | undefined;
}

/**
 * The streams at the top of a compound file, the container of Office's formats before 2007, or
 * nothing when the bytes are no whole one (MS-CFB). Files of up to 7 MB are understood.
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
		// Siblings alone: what lies deeper belongs to objects embedded in the document.
		open.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
		if (directory[at + 66] !== streamType) continue;
		streams.push({
			name: readName(directory, at),
			read: () =>
				file.readStream(
					directory.readUInt32LE(at + 116),
					directory.readUInt32LE(at + 120),
				),
		});
	}
	return streams;
}

/** Storages and streams of macros, of controls, and of files wrapped up in an object. */
const activeEntries = [
	...["macros", "vba", "_vba_project", "_vba_project_cur"],
	...["\x01ole10native", "\x03ocxname", "\x03ocxdata"],
];

/** Whether bytes start as compound files do. */
export function isCompound(bytes: Buffer): boolean {
	return bytes.toString("hex", 0, 8) === "d0cf11e0a1b11ae1";
}

/** Streams of workbooks, and of charts, which are written alike. */
const workbooks = ["workbook", "book"];

/**
 * Whether a compound file has macros, controls or wrapped files at any depth, whether its tree
 * leads there or not; a workbook in it with sheets of macros, too. One that is not whole has.
 */
export function hasActiveEntry(bytes: Buffer): boolean {
	const { directory, readStream } = openCompound(bytes) ?? {};
	if (!directory || !readStream) return true;
	for (let at = 0; at + entryLength <= directory.length; at += entryLength) {
		// What was deleted may have left its name.
		if (directory[at + 66] === 0) continue;
		const name = readName(directory, at).toLowerCase();
		if (activeEntries.includes(name)) return true;
		if (directory[at + 66] !== streamType || !workbooks.includes(name))
			continue;
		const stream = readStream(
			directory.readUInt32LE(at + 116),
			directory.readUInt32LE(at + 120),
		);
		if (!stream || hasMacroSheet(stream)) return true;
	}
	return false;
}

function readName(directory: Buffer, at: number): string {
	const length = Math.min(directory.readUInt16LE(at + 64), 64);
	return directory.toString("utf16le", at, at + Math.max(length - 2, 0));
}
