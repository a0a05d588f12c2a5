import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { codeOf } from "../errors/code-of.ts";
import { listCached, partialSuffix } from "./list-cached.ts";
import { seal, unseal } from "./sealed-bytes.ts";
import { warnSeldom } from "./warn-seldom.ts";

/** Resized images, cached on disk. */
export interface ImageCache {
	get(key: string): Promise<Buffer | undefined>;
	set(key: string, bytes: Buffer): Promise<void>;
}

/** Writes a whole file. Rejects with a system error, such as `ENOSPC`. */
export type WriteFile = (file: string, bytes: Buffer) => Promise<void>;

/**
 * Opens a disk cache of resized images, bounded by bytes; the least recently used ones are evicted.
 * If the folder cannot be read or written, that is logged and only costs speed. Each file starts
 * with a digest of the rest, so that files damaged by a crash or a full disk count as missing. The
 * folder is listed in the background; requests wait for that.
 *
 * @param maximalBytes the maximum total size of the files.
 */
export function openImageCache(
	folder: string,
	maximalBytes: number,
	logger: Logger,
	write: WriteFile = writeFile,
): ImageCache {
	const warn = warnSeldom(logger);
	const sizes = new Map<string, number>();
	let total = 0;

	const forget = (key: string): void => {
		total -= sizes.get(key) ?? 0;
		sizes.delete(key);
	};
	const touch = (key: string, size: number): void => {
		forget(key);
		sizes.set(key, size);
		total += size;
	};
	const drop = async (key: string): Promise<void> => {
		forget(key);
		await rm(path.join(folder, key), { force: true, recursive: true });
	};
	const dropDamaged = (key: string): Promise<void> => {
		logger.warn({ key }, "image cache holds a damaged file");
		return drop(key);
	};
	const evict = async (): Promise<void> => {
		for (const key of sizes.keys()) {
			if (total <= maximalBytes) return;
			await drop(key);
		}
	};
	const open = async (): Promise<void> => {
		for (const [key, size] of await listCached(folder)) touch(key, size);
		await evict();
	};
	const opened = open().catch((error: unknown) =>
		warn("image cache cannot be opened", { err: error }),
	);
	const moveTo = async (partial: string, key: string): Promise<void> => {
		const file = path.join(folder, key);
		try {
			await rename(partial, file);
		} catch (error) {
			if (!isFolderInstead(error)) throw error;
			await dropDamaged(key);
			await rename(partial, file);
		}
	};

	return {
		async get(key) {
			await opened;
			const size = sizes.get(key);
			if (size === undefined) return undefined;
			try {
				const bytes = unseal(await readFile(path.join(folder, key)));
				if (!bytes) await dropDamaged(key);
				else if (sizes.has(key)) touch(key, size);
				return bytes;
			} catch (error) {
				forget(key);
				// The next image of this name replaces the folder.
				if (!isFolderInstead(error))
					warn("image cache cannot be read", { err: error });
				return undefined;
			}
		},
		async set(key, bytes) {
			await opened;
			const sealed = seal(bytes);
			if (sealed.length > maximalBytes) return;
			const partial = path.join(
				folder,
				`${key}.${process.pid}${partialSuffix}`,
			);
			try {
				await mkdir(folder, { recursive: true });
				await write(partial, sealed);
				await moveTo(partial, key);
				touch(key, sealed.length);
				await evict();
			} catch (error) {
				warn("image cache cannot be written", { err: error });
				await rm(partial, { force: true }).catch(() => undefined);
			}
		},
	};
}

function isFolderInstead(error: unknown): boolean {
	return codeOf(error) === "EISDIR";
}
