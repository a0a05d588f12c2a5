const fatAddresses = { start: 76, count: 109 };
/** Larger sector numbers are special markers. */
const lastSector = 0xfffffffa;
/** Shorter streams are in the mini stream (MS-CFB, 2.2). */
const cutoff = 4096;
const miniShift = 6;

/**
 * Parses a compound file's structure (MS-CFB, 2).
 *
 * @throws when its directory is unreadable.
 */
export function openCompound(bytes: Buffer) {
	const shift = bytes.readUInt16LE(30);
	if (shift !== 9 && shift !== 12) throw new Error("no compound file");
	const next = (sector: number) => readNext(bytes, shift, sector);
	const chain = (first: number) =>
		// The header takes up the first sector.
		readChain(bytes.subarray(1 << shift), shift, first, next);
	const directory = chain(bytes.readUInt32LE(48));
	if (!directory) throw new Error("a directory that is cut off");

	const readMini = (first: number) => {
		const shared = chain(directory.readUInt32LE(116));
		const table = chain(bytes.readUInt32LE(60));
		if (!shared || !table) return undefined;
		return readChain(shared, miniShift, first, (sector) =>
			sector * 4 + 4 > table.length
				? undefined
				: table.readUInt32LE(sector * 4),
		);
	};
	return {
		/** The directory entries of all streams and storages; the first is the root's. */
		directory,
		/** A stream's bytes by its first sector, or `undefined` if some are missing. */
		readStream(first: number, size: number): Buffer | undefined {
			const stream = size < cutoff ? readMini(first) : chain(first);
			return stream && stream.length >= size
				? stream.subarray(0, size)
				: undefined;
		},
	};
}

/** The concatenated sectors of a chain, or `undefined` if one is missing. */
function readChain(
	sectors: Buffer,
	shift: number,
	first: number,
	next: (sector: number) => number | undefined,
): Buffer | undefined {
	const chain: Buffer[] = [];
	const maximum = sectors.length >>> shift;
	for (let sector: number | undefined = first; sector <= lastSector; ) {
		const start = sector * (1 << shift);
		const end = start + (1 << shift);
		if (end > sectors.length || chain.length > maximum) return undefined;
		chain.push(sectors.subarray(start, end));
		sector = next(sector);
		if (sector === undefined) return undefined;
	}
	return Buffer.concat(chain);
}

/** The next sector in a chain, by the allocation table. */
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
