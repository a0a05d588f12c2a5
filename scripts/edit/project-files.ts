import {
	lstat,
	mkdir,
	readFile,
	realpath,
	rm,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import { orIfMissing } from "../../server/errors/code-of.ts";
import type { Unsaved } from "../content/read-files.ts";
import { refusal } from "./editor-words.ts";

/** Whether a file is, or would be, in the project itself, with no symbolic link on its path. */
export async function isOwnFile(root: string, file: string): Promise<boolean> {
	const place = path.join(await realpath(root), file);
	const folder = await realpath(path.dirname(place)).catch(() => undefined);
	const found = await lstat(place).catch(() => undefined);
	return folder === path.dirname(place) && (!found || found.isFile());
}

/** @throws 403 for a file that is reached through a symbolic link. */
async function requireOwnFile(root: string, file: string): Promise<void> {
	if (await isOwnFile(root, file)) return;
	throw refusal(403, "refusals.link", { file });
}

/** @throws like {@link requireOwnFile}. */
export async function readIfThere(
	root: string,
	file: string,
): Promise<string | undefined> {
	await requireOwnFile(root, file);
	return orIfMissing(readFile(path.join(root, file), "utf8"), undefined);
}

/**
 * Writes contents to their files, and deletes files whose contents are undefined.
 *
 * @throws like {@link requireOwnFile}, before anything is written.
 */
export async function writeContents(
	root: string,
	contents: Unsaved,
): Promise<void> {
	for (const file of contents.keys()) {
		await mkdir(path.dirname(path.join(root, file)), { recursive: true });
		await requireOwnFile(root, file);
	}
	await Promise.all(
		[...contents].map(([file, text]) => {
			const place = path.join(root, file);
			return text === undefined
				? rm(place, { force: true })
				: writeFile(place, text);
		}),
	);
}
