import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { createWorkQueue } from "../queues/work-queue.ts";

const atOnce = 2;

/**
 * Creates the function that returns a file's version: the hash of its content, so that all
 * instances and builds agree on it. It is computed once, and again when the file's metadata
 * changes. Files are read in chunks and only a few at once, to bound memory and CPU time.
 */
export function createVersionReader() {
	const known = new Map<string, { stamp: string; version: Promise<string> }>();
	const queue = createWorkQueue(atOnce, Number.POSITIVE_INFINITY);
	return (file: string, stats: Stats): Promise<string> => {
		const stamp = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
		const found = known.get(file);
		if (found?.stamp === stamp) return found.version;
		const version = queue.run(() => hashFile(file));
		known.set(file, { stamp, version });
		version.catch(() => known.delete(file));
		return version;
	};
}

async function hashFile(file: string): Promise<string> {
	const hash = createHash("sha256");
	for await (const piece of createReadStream(file)) hash.update(piece);
	return hash.digest("base64url");
}
