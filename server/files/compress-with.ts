import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

const compress = promisify(zstdCompress);

/** The header of a `dcz` stream, before the dictionary's SHA-256 (RFC 9842, section 5). */
const magic = Buffer.from("5e2a4d1820000000", "hex");

/** The best level takes fifty times as long for 4%; the fastest forget a large file's start. */
const level = 9;

/**
 * Compresses bytes with a dictionary, in the thread pool, to the `dcz` encoding (RFC 9842).
 *
 * @param digest the dictionary's SHA-256.
 * @param bytes together with the dictionary, at least 1 KB and at most the 8 MB window that every
 * decoder supports.
 */
export async function compressWith(
	dictionary: Buffer,
	digest: Buffer,
	bytes: Buffer,
): Promise<Buffer> {
	const frame = await compress(bytes, {
		dictionary,
		params: {
			[constants.ZSTD_c_compressionLevel]: level,
			// The window reaches just to the dictionary's start, because it takes memory at both ends.
			[constants.ZSTD_c_windowLog]: Math.ceil(
				Math.log2(dictionary.length + bytes.length),
			),
		},
	});
	return Buffer.concat([magic, digest, frame]);
}
