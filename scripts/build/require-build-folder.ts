import { readdir } from "node:fs/promises";
import { CommandError } from "../../server/config/command-words.ts";
import { codeOf } from "../../server/errors/code-of.ts";

/**
 * Makes sure that a build replaces nothing but another build.
 *
 * @throws {CommandError} if the folder holds anything else.
 */
export async function requireBuildFolder(folder: string): Promise<void> {
	const names = await readdir(folder).catch((error: unknown) =>
		codeOf(error) === "ENOENT" ? [] : [folder],
	);
	if (names.length > 0 && !names.includes("manifest.json"))
		throw new CommandError(
			`${folder} would be deleted, and holds no build; allowed: a build, a new or an empty folder`,
			2,
		);
}
