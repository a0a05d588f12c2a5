import { createHash } from "node:crypto";
import {
	mkdir,
	mkdtemp,
	readFile,
	rename,
	rm,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import * as z from "zod";

/** What old tabs may still ask of a build: contents by address, without its first slash. */
export type BuildContents = ReadonlyMap<string, Buffer>;

const namePattern = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/;
const indexName = "build.json";

/** Says that a folder is whole, and what each file's SHA-256 is. */
const schema = z.object({
	files: z.record(z.string().regex(namePattern), z.string()),
});

/** The file in a build's folder whose time of change is when the build was last started. */
export function indexOf(folder: string): string {
	return path.join(folder, indexName);
}

/**
 * Reads a kept build. What a crash or a bad disk has damaged is left out, for browsers would keep
 * it for a year.
 *
 * @throws when there is no such build, or its index cannot be read.
 */
export async function readKeptFolder(folder: string): Promise<{
	readonly contents: BuildContents;
	readonly damaged: readonly string[];
}> {
	const { files } = schema.parse(
		JSON.parse(await readFile(indexOf(folder), "utf8")),
	);
	const contents = new Map<string, Buffer>();
	const damaged: string[] = [];
	for (const [name, hash] of Object.entries(files)) {
		const bytes = await readFile(path.join(folder, name)).catch(() => null);
		if (bytes && digest(bytes) === hash) contents.set(name, bytes);
		else damaged.push(name);
	}
	return { contents, damaged };
}

/** Whether a build is kept there, with nothing missing or damaged. */
export async function isWhole(folder: string): Promise<boolean> {
	const kept = await readKeptFolder(folder).catch(() => undefined);
	return kept?.damaged.length === 0;
}

/**
 * Writes a build beside its place and then moves it there, so that it is there whole or not at
 * all. When another instance was faster, its folder stays; a damaged one is replaced.
 *
 * @throws when the disk is full or may not be written to; nothing is left behind then.
 */
export async function writeKeptFolder(
	folder: string,
	contents: BuildContents,
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
		await writeFile(indexOf(partial), JSON.stringify({ files }));
		if ((await takePlace(partial, folder)) || (await isWhole(folder))) return;
		await rm(folder, { recursive: true, force: true });
		await takePlace(partial, folder);
	} finally {
		await rm(partial, { recursive: true, force: true }).catch(() => undefined);
	}
}

/** What the names of folders that are being written have after the build's id. */
export const partialMark = ".partial-";

/** Whether the folder was moved; it is not when another one is there. */
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
	return (
		error instanceof Error &&
		"code" in error &&
		["ENOTEMPTY", "EEXIST", "EPERM"].includes(String(error.code))
	);
}

function digest(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("base64url");
}
