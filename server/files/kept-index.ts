import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { readRegular } from "./read-regular.ts";

const namePattern = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/;
const indexName = "build.json";
const maximalBytes = 2 * 1024 * 1024;

/** Marks a folder as complete and lists its files' SHA-256, signed by its writer. */
const schema = z.object({
	files: z.record(z.string().regex(namePattern), z.string()),
	signature: z.string().optional(),
});

type KeptHashes = Readonly<Record<string, string>>;

/** The index in a build's folder. Its modification time is when the build was last started. */
export function indexOf(folder: string): string {
	return path.join(folder, indexName);
}

/**
 * Reads the index of a kept build.
 *
 * @throws when it is missing, unreadable, or not signed with the key for this build.
 */
export async function readIndex(
	folder: string,
	key: Buffer,
): Promise<KeptHashes> {
	const text = await readRegular(indexOf(folder), maximalBytes);
	const { files, signature = "" } = schema.parse(JSON.parse(text.toString()));
	const wanted = Buffer.from(sign(folder, files, key));
	const given = Buffer.from(signature);
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		throw new Error("the index is not signed with this site's key");
	return files;
}

/** Whether a folder has an index signed with the key for this build. */
export async function isSigned(folder: string, key: Buffer): Promise<boolean> {
	return readIndex(folder, key).then(
		() => true,
		() => false,
	);
}

/** The text of an index, signed for its build. */
export function writeIndex(
	folder: string,
	files: KeptHashes,
	key: Buffer,
): string {
	return JSON.stringify({ files, signature: sign(folder, files, key) });
}

/** Includes the build's id, so that no index passes for another build's. */
function sign(folder: string, files: KeptHashes, key: Buffer): string {
	const content = [path.basename(folder), Object.entries(files)];
	return createHmac("sha256", key)
		.update(JSON.stringify(content))
		.digest("base64url");
}

const keyBytes = 32;

/**
 * Reads or creates the key that signs the indexes of kept builds. It lies next to their folder, not
 * in it: whoever can write only to the folder cannot get anything served. Instances that share the
 * folder share the key.
 *
 * @throws when it can be neither read nor created.
 */
export async function openKeptKey(folder: string): Promise<Buffer> {
	const file = `${folder}.key`;
	const known = await readKey(file);
	if (known) return known;
	const partial = `${file}.${randomBytes(8).toString("hex")}`;
	await mkdir(path.dirname(file), { recursive: true });
	try {
		await writeFile(partial, randomBytes(keyBytes), {
			mode: 0o600,
			flag: "wx",
		});
		// `link` is atomic and fails if the file exists, so the first key wins.
		await link(partial, file).catch(() => undefined);
		const key = await readKey(file);
		if (!key) throw new Error("the key of kept builds is damaged");
		return key;
	} finally {
		await rm(partial, { force: true });
	}
}

async function readKey(file: string): Promise<Buffer | undefined> {
	try {
		const key = await readRegular(file, keyBytes);
		return key.length === keyBytes ? key : undefined;
	} catch {
		return undefined;
	}
}
