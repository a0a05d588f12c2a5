import {
	lstat,
	mkdir,
	readFile,
	realpath,
	rm,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import createError from "http-errors";
import type { Unsaved } from "../content/read-files.ts";

/** @throws 403 for a file outside the project, reached through a symbolic link. */
export async function readIfThere(
	root: string,
	file: string,
): Promise<string | undefined> {
	const place = path.join(await realpath(root), file);
	const folder = await realpath(path.dirname(place)).catch(() => undefined);
	const found = await lstat(place).catch(() => undefined);
	if (folder !== path.dirname(place) || (found && !found.isFile()))
		throw createError(403, `${file} is not in the project`);
	return found && readFile(place, "utf8");
}

/**
 * Writes contents to their files, and deletes files whose contents are undefined.
 *
 * @throws like {@link readIfThere}, before anything is written.
 */
export async function writeContents(
	root: string,
	contents: Unsaved,
): Promise<void> {
	for (const file of contents.keys()) {
		await mkdir(path.dirname(path.join(root, file)), { recursive: true });
		await readIfThere(root, file);
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
