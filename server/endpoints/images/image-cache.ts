import { createHash } from "node:crypto";
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
 * that cannot be read or written is logged, and costs speed alone. Each file starts with the
 * digest of the rest, so that one which a crash or a full disk left damaged counts as absent.
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

	const forget = (key: string): void => {
		total -= sizes.get(key) ?? 0;
		sizes.delete(key);
	};
	const remember = (key: string, size: number): void => {
		forget(key);
		sizes.set(key, size);
		total += size;
	};
	const drop = async (key: string): Promise<void> => {
		forget(key);
		await rm(path.join(folder, key), { force: true });
	};
	const evict = async (): Promise<void> => {
		for (const key of sizes.keys()) {
			if (total <= maximalBytes) return;
			await drop(key);
		}
	};

	await evict().catch((error: unknown) => {
		logger.warn({ err: error }, "image cache cannot be cleared");
	});
	return {
		async get(key) {
			const size = sizes.get(key);
			if (size === undefined) return undefined;
			try {
				const bytes = unseal(await readFile(path.join(folder, key)));
				if (!bytes) {
					logger.warn({ key }, "image cache holds a damaged file");
					await drop(key);
				} else if (sizes.has(key)) remember(key, size);
				return bytes;
			} catch (error) {
				logger.warn({ err: error }, "image cache cannot be read");
				forget(key);
				return undefined;
			}
		},
		async set(key, bytes) {
			const sealed = seal(bytes);
			if (sealed.length > maximalBytes) return;
			const partial = path.join(folder, `${key}.${process.pid}.partial`);
			try {
				await mkdir(folder, { recursive: true });
				await writeFile(partial, sealed);
				await rename(partial, path.join(folder, key));
				remember(key, sealed.length);
				await evict();
			} catch (error) {
				logger.warn({ err: error }, "image cache cannot be written");
				await rm(partial, { force: true }).catch(() => undefined);
			}
		},
	};
}

const digestBytes = 32;

function seal(bytes: Buffer): Buffer {
	return Buffer.concat([digest(bytes), bytes]);
}

function unseal(sealed: Buffer): Buffer | undefined {
	const bytes = sealed.subarray(digestBytes);
	return digest(bytes).equals(sealed.subarray(0, digestBytes))
		? bytes
		: undefined;
}

function digest(bytes: Buffer): Buffer {
	return createHash("sha256").update(bytes).digest();
}

/** The sizes of the pictures in a folder, the oldest first. */
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
				.map((name) => rm(path.join(folder, name), { force: true })),
		);
		const files = await Promise.all(
			names
				.filter((name) => name.endsWith(".webp"))
				.map(async (name) => {
					// Another process may have removed it since.
					const stats = await stat(path.join(folder, name)).catch(() => null);
					return stats?.isFile() ? [{ name, stats }] : [];
				}),
		);
		return new Map(
			files
				.flat()
				.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)
				.map(({ name, stats }) => [name, stats.size]),
		);
	} catch (error) {
		logger.warn({ err: error }, "image cache cannot be opened");
		return new Map();
	}
}
