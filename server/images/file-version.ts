import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { createWorkQueue } from "../queues/work-queue.ts";

const atOnce = 2;

/**
 * Makes the function that tells a file's version: its content's hash, so that all instances and
 * all builds agree on it. It is taken once, and again when the file has been touched. Files are
 * read in pieces and few at once, so that many large ones take neither memory nor the processor.
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
