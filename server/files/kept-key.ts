import { randomBytes } from "node:crypto";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readRegular } from "./read-regular.ts";

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
