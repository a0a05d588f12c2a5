import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** The build's id: a hash over everything that affects its responses. */
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

/** The first twelve hexadecimal digits of the SHA-256 of the contents. */
export function hash(contents: readonly Uint8Array[]): string {
	const digest = createHash("sha256");
	for (const part of contents) digest.update(part);
	return digest.digest("hex").slice(0, 12);
}
