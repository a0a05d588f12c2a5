import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** Names the build by everything that goes into its answers. */
export async function hashBuild(
	root: string,
	contents: readonly Uint8Array[],
): Promise<string> {
	const names = await Array.fromAsync(
		glob("{locales,public}/**/*.*", { cwd: root }),
	);
	const files = await Promise.all(
		names.sort().map((name) => readFile(path.join(root, name))),
	);
	return hash([
		...contents,
		...files,
		Buffer.from(names.join("\n")),
	]).toLowerCase();
}

/** The first twelve characters of the contents' SHA-256, in hexadecimal. */
export function hash(contents: readonly Uint8Array[]): string {
	const digest = createHash("sha256");
	for (const part of contents) digest.update(part);
	return digest.digest("hex").slice(0, 12);
}
