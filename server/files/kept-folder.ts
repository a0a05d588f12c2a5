import { hash } from "node:crypto";
import { lstat, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../errors/code-of.ts";
import { indexOf, readIndex, writeIndex } from "./kept-index.ts";
import { readRegular } from "./read-regular.ts";
import { listFiles } from "./stored-files.ts";

/** A build's contents that old tabs may request, by address without the leading slash. */
export type BuildContents = ReadonlyMap<string, Buffer>;

/** An upper bound; a build's files are far smaller. */
const maximalBytes = 16 * 1024 * 1024;

/**
 * Reads a kept build. Files damaged by a crash or a bad disk are left out, because browsers would
 * cache them for a year. Symbolic links are ignored.
 *
 * @throws when there is no such build, or its index cannot be trusted.
 */
export async function readKeptFolder(
	folder: string,
	key: Buffer,
): Promise<{
	readonly contents: BuildContents;
	readonly damaged: readonly string[];
}> {
	if (!(await lstat(folder)).isDirectory()) throw new Error("not a folder");
	const hashes = await readIndex(folder, key);
	const there = new Set(await listFiles(folder));
	const contents = new Map<string, Buffer>();
	const damaged: string[] = [];
	for (const [name, hash] of Object.entries(hashes)) {
		const bytes = there.has(name)
			? await readRegular(path.join(folder, name), maximalBytes).catch(
					() => null,
				)
			: null;
		if (bytes && digest(bytes) === hash) contents.set(name, bytes);
		else damaged.push(name);
	}
	return { contents, damaged };
}

/** Whether a build is kept there, with no file missing or damaged. */
export async function isWhole(folder: string, key: Buffer): Promise<boolean> {
	const kept = await readKeptFolder(folder, key).catch(() => undefined);
	return kept?.damaged.length === 0;
}

/**
 * Writes a build to a temporary folder and then renames it, so that it is there completely or not
 * at all. If another instance was faster, its folder stays; a damaged one is replaced.
 *
 * @throws when the disk is full or not writable; nothing is left behind then.
 */
export async function writeKeptFolder(
	folder: string,
	contents: BuildContents,
	key: Buffer,
): Promise<void> {
	await mkdir(path.dirname(folder), { recursive: true });
	const partial = await mkdtemp(`${folder}${partialMark}`);
	try {
		const files: Record<string, string> = {};
		for (const [name, bytes] of contents) {
			const file = path.join(partial, name);
			await mkdir(path.dirname(file), { recursive: true });
			await writeFile(file, bytes);
			files[name] = digest(bytes);
		}
		await writeFile(indexOf(partial), writeIndex(folder, files, key));
		if (await takePlace(partial, folder)) return;
		if (await isWhole(folder, key)) return;
		await rm(folder, { recursive: true, force: true });
		await takePlace(partial, folder);
	} finally {
		await rm(partial, { recursive: true, force: true }).catch(() => undefined);
	}
}

/** The infix of folders being written, after the build's id. */
export const partialMark = ".partial-";

/** Renames a folder. Returns `false` if the place is taken. */
async function takePlace(folder: string, place: string): Promise<boolean> {
	try {
		await rename(folder, place);
		return true;
	} catch (error) {
		if (!isTaken(error)) throw error;
		return false;
	}
}

function isTaken(error: unknown): boolean {
	const taken = ["ENOTEMPTY", "EEXIST", "EPERM", "ENOTDIR"];
	return taken.includes(codeOf(error) ?? "");
}

function digest(bytes: Buffer): string {
	return hash("sha256", bytes, "base64url");
}
