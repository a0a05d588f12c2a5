const headerLength = 512;
const entryLength = 128;
const fatAddresses = { start: 76, count: 109 };
const noEntry = 0xffffffff;
const streamType = 2;

/** A stream at the top of a compound file. */
export interface CompoundStream {
	readonly name: string;
	/** Its first two bytes, where it has sectors of its own. */
	readonly magic: number | undefined;
}

/**
 * The streams at the top of a compound file, the container of Office's formats before 2007, or
 * nothing when the bytes are no whole one (MS-CFB). Files of up to 7 MB are understood.
 */
export function listCompoundStreams(
	bytes: Buffer,
): CompoundStream[] | undefined {
	if (bytes.length < headerLength) return undefined;
	const shift = bytes.readUInt16LE(30);
	if (shift !== 9 && shift !== 12) return undefined;
	const directory = readChain(bytes, shift, bytes.readUInt32LE(48));
	if (!directory || directory.length < entryLength) return undefined;

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
		const nameLength = Math.min(directory.readUInt16LE(at + 64), 64);
		streams.push({
			name: directory.toString("utf16le", at, at + Math.max(nameLength - 2, 0)),
			magic: readMagic(
				bytes,
				shift,
				directory.readUInt32LE(at + 116),
				directory.readUInt32LE(at + 120),
			),
		});
	}
	return streams;
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
function readMagic(
	bytes: Buffer,
	shift: number,
	sector: number,
	size: number,
): number | undefined {
	const at = (sector + 1) * (1 << shift);
	return size < 4096 || at + 2 > bytes.length
		? undefined
		: bytes.readUInt16LE(at);
}
