import { readdir } from "node:fs/promises";
import { CommandError } from "../../server/config/command-words.ts";
import { codeOf } from "../../server/errors/code-of.ts";

/** The file by which a build is known. */
export const buildMark = "manifest.json";

/** The folder in which a build is made, and that of the build which it replaces meanwhile. */
export function foldersBeside(outdir: string) {
	return { partial: `${outdir}.partial`, previous: `${outdir}.previous` };
}

/**
 * Makes sure that a build replaces nothing but other builds, whole or partial.
 *
 * @throws {CommandError} if the folder, or one that is used beside it, holds anything else.
 */
export async function requireBuildFolder(outdir: string): Promise<void> {
	const { partial, previous } = foldersBeside(outdir);
	for (const folder of [outdir, partial, previous]) await requireBuild(folder);
}

async function requireBuild(folder: string): Promise<void> {
	const names = await readdir(folder).catch((error: unknown) =>
		codeOf(error) === "ENOENT" ? [] : [folder],
	);
	if (names.length > 0 && !names.includes(buildMark))
		throw new CommandError(
			`${folder} would be deleted, and holds no build; allowed: a build, a new or an empty folder. Delete it yourself if an interrupted build left it`,
			2,
		);
}
