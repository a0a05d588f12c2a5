import type { Stats } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The suffix of cached images. */
export const imageSuffix = ".webp";

/** The suffix of files being written. */
export const partialSuffix = ".partial";

/** Few, to leave the thread pool to others: this runs while the server starts. */
const atOnce = 2;

/**
 * The sizes in bytes of a folder's cached images, by name, the oldest first. Creates the folder if
 * it is missing, and removes partial files of killed processes.
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
			if (!name.endsWith(imageSuffix)) continue;
			// Another process may have deleted it meanwhile.
			const stats = await stat(file).catch(() => undefined);
			if (stats?.isFile()) found.push({ name, stats });
		}
	};
	await Promise.all(Array.from({ length: atOnce }, inspect));
	found.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
	return new Map(found.map(({ name, stats }) => [name, stats.size]));
}
