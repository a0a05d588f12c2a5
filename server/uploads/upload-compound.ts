const headerLength = 512;
const entryLength = 128;
const fatAddresses = { start: 76, count: 109 };
const noEntry = 0xffffffff;
const streamType = 2;
/** Bytes that are looked at of a stream. */
const streamHead = 32;

/** A stream at the top of a compound file. */
export interface CompoundStream {
	readonly name: string;
	/** Its first bytes, where it has sectors of its own. */
	readonly head: Buffer | undefined;
}

/**
 * The streams at the top of a compound file, the container of Office's formats before 2007, or
 * nothing when the bytes are no whole one (MS-CFB). Files of up to 7 MB are understood.
 */
export function listCompoundStreams(
	bytes: Buffer,
): CompoundStream[] | undefined {
	const directory = readDirectory(bytes);
	if (!directory || directory.length < entryLength) return undefined;
	const shift = bytes.readUInt16LE(30);

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
			head: readHead(
				bytes,
				shift,
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

/**
 * Whether a compound file has macros, controls or wrapped files at any depth, whether its tree
 * leads there or not. One that is not whole has.
 */
export function hasActiveEntry(bytes: Buffer): boolean {
	const directory = readDirectory(bytes);
	if (!directory) return true;
	for (let at = 0; at + entryLength <= directory.length; at += entryLength) {
		// What was deleted may have left its name.
		if (directory[at + 66] === 0) continue;
		if (activeEntries.includes(readName(directory, at).toLowerCase()))
			return true;
	}
	return false;
}

function readDirectory(bytes: Buffer): Buffer | undefined {
	if (bytes.length < headerLength) return undefined;
	const shift = bytes.readUInt16LE(30);
	if (shift !== 9 && shift !== 12) return undefined;
	return readChain(bytes, shift, bytes.readUInt32LE(48));
}

function readName(directory: Buffer, at: number): string {
	const length = Math.min(directory.readUInt16LE(at + 64), 64);
	return directory.toString("utf16le", at, at + Math.max(length - 2, 0));
}

/** The sectors of a chain in a row, or nothing when one of them is not there. */
function readChain(
	bytes: Buffer,
	shift: number,
	first: number,
): Buffer | undefined {
	const sectorLength = 1 << shift;
	const sectors: Buffer[] = [];
	const maximum = bytes.length / sectorLength;
	for (let sector = first; sector <= 0xfffffffa; ) {
		const start = (sector + 1) * sectorLength;
		if (start + sectorLength > bytes.length || sectors.length > maximum)
			return undefined;
		sectors.push(bytes.subarray(start, start + sectorLength));
		const next = readNext(bytes, shift, sector);
		if (next === undefined) return undefined;
		sector = next;
	}
	return Buffer.concat(sectors);
}

/** The sector that follows another, by the allocation table. */
function readNext(
	bytes: Buffer,
	shift: number,
	sector: number,
): number | undefined {
	const perSector = 1 << (shift - 2);
	const index = Math.floor(sector / perSector);
	if (index >= fatAddresses.count) return undefined;
	const table = bytes.readUInt32LE(fatAddresses.start + index * 4);
	const at = (table + 1) * (1 << shift) + (sector % perSector) * 4;
	return at + 4 > bytes.length ? undefined : bytes.readUInt32LE(at);
}

/** Streams below the cutoff (4096 bytes) share sectors, and are not looked at. */
function readHead(
	bytes: Buffer,
	shift: number,
	sector: number,
	size: number,
): Buffer | undefined {
	const at = (sector + 1) * (1 << shift);
	return size < 4096 || at + streamHead > bytes.length
		? undefined
		: bytes.subarray(at, at + streamHead);
}
