import { randomBytes } from "node:crypto";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readRegular } from "./read-regular.ts";

const keyBytes = 32;

/** What the indexes of kept builds are signed with. */
export interface KeptKey {
	readonly key: Buffer;
	/** Whether it was made just now, so that nothing can be signed with it yet. */
	readonly isNew: boolean;
}

/**
 * Reads the key, or makes one, beside the folder of kept builds and not in it: who can only write
 * there cannot have anything served. Instances that share the folder share it.
 *
 * @throws when it can be neither read nor made.
 */
export async function openKeptKey(folder: string): Promise<KeptKey> {
	const file = `${folder}.key`;
	const known = await readKey(file);
	if (known) return { key: known, isNew: false };
	const partial = `${file}.${randomBytes(8).toString("hex")}`;
	await mkdir(path.dirname(file), { recursive: true });
	try {
		await writeFile(partial, randomBytes(keyBytes), {
			mode: 0o600,
			flag: "wx",
		});
		// It is there whole or not at all, and the first one stays.
		const isNew = await link(partial, file).then(
			() => true,
			() => false,
		);
		const key = await readKey(file);
		if (!key) throw new Error("the key of kept builds is damaged");
		return { key, isNew };
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
