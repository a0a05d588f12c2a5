import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { orIfMissing } from "../../server/errors/code-of.ts";
import { startFile } from "./build-files.ts";
import type { BuildFile } from "./build-hash.ts";
import type { BundleOptions } from "./build-options.ts";
import { compileAhead } from "./compile-ahead.ts";
import { compressFiles } from "./compress-files.ts";
import { buildMark, foldersBeside } from "./require-build-folder.ts";

/**
 * Writes into a folder beside the old build, then replaces it. A failure leaves the old build as it
 * was.
 */
export async function writeBuild(
	{ outdir, mode }: Pick<BundleOptions, "outdir" | "mode">,
	files: ReadonlyMap<string, BuildFile>,
): Promise<void> {
	const { partial, previous } = foldersBeside(outdir);
	await remove(partial);
	try {
		// First, so that what is left of a killed build is known as one.
		await writeFiles(
			partial,
			new Map([...files].filter(([name]) => name === buildMark)),
		);
		await writeFiles(partial, files);
		if (mode === "production") {
			// Compression leaves part of a processor idle; the server needs no compressed files.
			const tasks = [
				compressFiles(path.join(partial, "client")),
				compileAhead(partial),
			];
			// Waits for both, so that neither writes into what a failure of the other removes.
			await Promise.allSettled(tasks);
			await Promise.all(tasks);
		}
		await remove(previous);
		await orIfMissing(rename(outdir, previous), undefined);
		await rename(partial, outdir);
		await remove(previous);
	} catch (error) {
		await remove(partial);
		throw error;
	}
}

/** Writes files by path relative to a folder, and creates their folders. */
export async function writeFiles(
	folder: string,
	files: ReadonlyMap<string, BuildFile>,
): Promise<void> {
	const folders = new Set([...files.keys()].map((name) => path.dirname(name)));
	for (const name of folders)
		await mkdir(path.join(folder, name), { recursive: true });
	await Promise.all(
		[...files].map(([name, file]) => {
			const place = path.join(folder, name);
			if (typeof file === "object" && "from" in file)
				return copyFile(file.from, place);
			return writeFile(place, file, {
				mode: name === startFile ? 0o755 : 0o666,
			});
		}),
	);
}

async function remove(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
}
