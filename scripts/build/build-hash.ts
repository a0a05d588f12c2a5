import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** The contents of a file in the build, or the file that it is copied from. */
export type BuildFile = string | Uint8Array | { readonly from: string };

/** Parts of a build that no response depends on; source maps change with comments. */
const unanswered = /^(?:maps\/|bom\.cdx\.json$|reminders\.json$)/;

/**
 * The build's id: a hash over everything that affects its responses.
 *
 * @param files all files, by path relative to the build's folder.
 */
export async function hashBuild(
	files: ReadonlyMap<string, BuildFile>,
): Promise<string> {
	const names = [...files.keys()].filter((name) => !unanswered.test(name));
	const contents = names.sort().map((name) => readContents(files.get(name)));
	return hash([
		...(await Promise.all(contents)),
		Buffer.from(names.join("\n")),
	]).toLowerCase();
}

async function readContents(file: BuildFile = ""): Promise<Uint8Array> {
	if (typeof file === "string") return Buffer.from(file);
	return "from" in file ? readFile(file.from) : file;
}

/** The first twelve hexadecimal digits of the SHA-256 of the contents. */
export function hash(contents: readonly Uint8Array[]): string {
	const digest = createHash("sha256");
	for (const part of contents) digest.update(part);
	return digest.digest("hex").slice(0, 12);
}
