import { constants } from "node:fs";
import { open } from "node:fs/promises";

/**
 * Reads a regular file, without following a link at its name or blocking on a pipe.
 *
 * @param maximalBytes larger files are not read.
 * @throws when it is not a regular file, is too large, or cannot be read.
 */
export async function readRegular(
	file: string,
	maximalBytes: number,
): Promise<Buffer> {
	const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
	await using handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
	const stats = await handle.stat();
	if (!stats.isFile()) throw new Error("not a file");
	if (stats.size > maximalBytes) throw new Error("too large a file");
	return await handle.readFile();
}
