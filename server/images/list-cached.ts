import type { Stats } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Ends the names of files that are being written. */
export const partialSuffix = ".partial";

/** Few enough to leave the pool's threads to others: this runs while the server starts. */
const atOnce = 2;

/**
 * The sizes in bytes of the pictures cached in a folder, by name, the oldest first. The folder is
 * made when it is missing, and cleared of what a killed process left half written.
 */
export async function listCached(
	folder: string,
): Promise<ReadonlyMap<string, number>> {
	await mkdir(folder, { recursive: true });
	const names = (await readdir(folder)).values();
	const found: { name: string; stats: Stats }[] = [];
	const inspect = async (): Promise<void> => {
		for (const name of names) {
			const file = path.join(folder, name);
			if (name.endsWith(partialSuffix)) await rm(file, { force: true });
			if (!name.endsWith(".webp")) continue;
			// Another process may have removed it since.
			const stats = await stat(file).catch(() => undefined);
			if (stats?.isFile()) found.push({ name, stats });
		}
	};
	await Promise.all(Array.from({ length: atOnce }, inspect));
	found.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
	return new Map(found.map(({ name, stats }) => [name, stats.size]));
}
