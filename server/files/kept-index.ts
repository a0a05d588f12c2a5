import { createHmac, timingSafeEqual } from "node:crypto";
import { utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { readRegular } from "./read-regular.ts";

const namePattern = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/;
const indexName = "build.json";
const maximalBytes = 2 * 1024 * 1024;

/** Says that a folder is whole, and what each file's SHA-256 is; signed by the instance that wrote it. */
const schema = z.object({
	files: z.record(z.string().regex(namePattern), z.string()),
	signature: z.string().optional(),
});

/** The SHA-256 of each file of a build, by its name. */
export type KeptHashes = Readonly<Record<string, string>>;

/** The file in a build's folder whose time of change is when the build was last started. */
export function indexOf(folder: string): string {
	return path.join(folder, indexName);
}

/**
 * Reads the index of a kept build.
 *
 * @throws when it is not there, cannot be read, or is not signed with the key for this build.
 */
export async function readIndex(
	folder: string,
	key: Buffer,
): Promise<KeptHashes> {
	const { files, signature = "" } = await parseIndex(folder);
	const wanted = Buffer.from(sign(folder, files, key));
	const given = Buffer.from(signature);
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		throw new Error("the index is not signed with this site's key");
	return files;
}

/** Whether a folder has an index that was signed with the key for this build. */
export async function isSigned(folder: string, key: Buffer): Promise<boolean> {
	return readIndex(folder, key).then(
		() => true,
		() => false,
	);
}

/** The text of an index. */
export function writeIndex(
	folder: string,
	files: KeptHashes,
	key: Buffer,
): string {
	return JSON.stringify({ files, signature: sign(folder, files, key) });
}

/**
 * Signs the index of a build that was kept before there was a key. The time of its last start stays.
 *
 * @throws when it cannot be read or written; one that is signed already is left alone.
 */
export async function adoptIndex(
	folder: string,
	key: Buffer,
	startedAt: Date,
): Promise<void> {
	const { files, signature } = await parseIndex(folder);
	if (signature !== undefined) return;
	await writeFile(indexOf(folder), writeIndex(folder, files, key));
	await utimes(indexOf(folder), startedAt, startedAt);
}

async function parseIndex(folder: string) {
	const text = await readRegular(indexOf(folder), maximalBytes);
	return schema.parse(JSON.parse(text.toString()));
}

/** Bound to the build, so that no index passes for another one's. */
function sign(folder: string, files: KeptHashes, key: Buffer): string {
	const content = [path.basename(folder), Object.entries(files)];
	return createHmac("sha256", key)
		.update(JSON.stringify(content))
		.digest("base64url");
}
