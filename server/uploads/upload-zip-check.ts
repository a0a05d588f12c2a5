import { findEnd, readLocalHeader, type ZipEntry } from "./upload-zip.ts";

const locatorSignature = 0x07064b50;
const locatorLength = 20;
/** In characters: normalizing a name takes quadratic time. */
const maximalName = 1024;

/**
 * Ensures that all readers find the same files in an archive as this parser. Some readers use the
 * central directory, others the local headers, or a ZIP64 directory.
 *
 * @throws when readers could find different files.
 */
export function checkZip(bytes: Buffer, entries: readonly ZipEntry[]): void {
	const end = bytes.lastIndexOf("PK\x05\x06");
	if (end !== findEnd(bytes)) throw new Error("the comment holds a directory");
	if (
		end >= locatorLength &&
		bytes.readUInt32LE(end - locatorLength) === locatorSignature
	)
		throw new Error("a second directory");
	if (!entries.some(({ at }) => at === 0))
		throw new Error("something stands before the first file");
	const names = entries.map((entry) => {
		checkLocal(bytes, entry);
		return plainName(entry.name);
	});
	if (new Set(names).size < names.length)
		throw new Error("a name is there twice");
}

/** Checks that a local header matches the central directory. */
function checkLocal(bytes: Buffer, entry: ZipEntry): void {
	const { name, method, size = entry.size } = readLocalHeader(bytes, entry);
	if (name !== entry.name || method !== entry.method || size !== entry.size)
		throw new Error("a file of the archive is told in two ways");
}

/**
 * A name as readers compare it (ISO/IEC 29500-2, annex A): decoded, in lower case, without empty
 * and `.` segments.
 *
 * @throws for a name that no document contains.
 */
export function plainName(name: string): string {
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
