import { inflateRawSync } from "node:zlib";

/** The files of an archive by name, according to its central directory. */
export function readZip(archive: Buffer): ReadonlyMap<string, Buffer> {
	const end = archive.lastIndexOf("PK\u0005\u0006");
	if (end < 0) throw new Error("no archive");
	const files = new Map<string, Buffer>();
	let at = archive.readUInt32LE(end + 16);
	for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
		const isDeflated = archive.readUInt16LE(at + 10) === 8;
		const size = archive.readUInt32LE(at + 20);
		const nameSize = archive.readUInt16LE(at + 28);
		const name = archive.toString("utf8", at + 46, at + 46 + nameSize);
		const head = archive.readUInt32LE(at + 42);
		const start =
			head +
			30 +
			archive.readUInt16LE(head + 26) +
			archive.readUInt16LE(head + 28);
		const bytes = archive.subarray(start, start + size);
		files.set(name, isDeflated ? inflateRawSync(bytes) : bytes);
		at +=
			46 +
			nameSize +
			archive.readUInt16LE(at + 30) +
			archive.readUInt16LE(at + 32);
	}
	return files;
}
