import {
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";

/** Made pictures, kept on disk. */
export interface ImageCache {
	get(key: string): Promise<Buffer | undefined>;
	set(key: string, bytes: Buffer): Promise<void>;
}

/**
 * Opens a folder of made pictures, bounded by bytes: the ones longest unused go first. A folder
 * that cannot be read or written is logged, and costs speed alone.
 *
 * @param maximalBytes bound on the sum of the files' sizes.
 */
export async function openImageCache(
	folder: string,
	maximalBytes: number,
	logger: Logger,
): Promise<ImageCache> {
	const sizes = await listSizes(folder, logger);
	let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

	const touch = (key: string, size: number): void => {
		total += size - (sizes.get(key) ?? 0);
		sizes.delete(key);
		sizes.set(key, size);
	};
	const evict = async (): Promise<void> => {
		for (const [key, size] of sizes) {
			if (total <= maximalBytes) return;
			sizes.delete(key);
			total -= size;
			await rm(path.join(folder, key), { force: true });
		}
	};

	return {
		async get(key) {
			const size = sizes.get(key);
			if (size === undefined) return undefined;
			try {
				const bytes = await readFile(path.join(folder, key));
				touch(key, size);
				return bytes;
			} catch (error) {
				logger.warn({ err: error }, "image cache cannot be read");
				sizes.delete(key);
				total -= size;
				return undefined;
			}
		},
		async set(key, bytes) {
			if (bytes.length > maximalBytes) return;
			try {
				await mkdir(folder, { recursive: true });
				const partial = path.join(folder, `${key}.${process.pid}.partial`);
				await writeFile(partial, bytes);
				await rename(partial, path.join(folder, key));
				touch(key, bytes.length);
				await evict();
			} catch (error) {
				logger.warn({ err: error }, "image cache cannot be written");
			}
		},
	};
}

async function listSizes(
	folder: string,
	logger: Logger,
): Promise<Map<string, number>> {
	try {
		await mkdir(folder, { recursive: true });
		const names = await readdir(folder);
		await Promise.all(
			names
				.filter((name) => name.endsWith(".partial"))
				.map((name) => rm(path.join(folder, name))),
		);
		const files = await Promise.all(
			names
				.filter((name) => name.endsWith(".webp"))
				.map(async (name) => ({
					name,
					stats: await stat(path.join(folder, name)),
				})),
		);
		files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
		return new Map(files.map(({ name, stats }) => [name, stats.size]));
	} catch (error) {
		logger.warn({ err: error }, "image cache cannot be opened");
		return new Map();
	}
}
