import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileSources } from "../content/compile-messages.ts";
import { ContentError, type Fault, formatFault } from "../validate/fault.ts";

/** Contents of files, by path from the project's folder. */
export type Contents = ReadonlyMap<string, string>;

/**
 * What would be wrong with all content if files had these contents, beyond what is wrong already,
 * as `npm run dev` and `npm run check` say it. The project's own files are not touched.
 *
 * @throws what is not a fault of content.
 */
export async function listNewFaults(
	root: string,
	contents: Contents,
): Promise<readonly Fault[]> {
	const copy = await mkdtemp(path.join(tmpdir(), "edit-"));
	try {
		for (const folder of ["shared", "public"])
			await symlink(
				path.join(root, folder),
				path.join(copy, folder),
				"junction",
			);
		await cp(path.join(root, "locales"), path.join(copy, "locales"), {
			recursive: true,
		});
		for (const [file, text] of contents)
			await writeFile(path.join(copy, file), text);
		const faults = await listFaults(copy);
		if (faults.length === 0) return [];
		const known = (await listFaults(root)).map(formatPlaceless);
		return faults.filter((fault) => !known.includes(formatPlaceless(fault)));
	} finally {
		await rm(copy, { recursive: true, force: true });
	}
}

async function listFaults(root: string): Promise<readonly Fault[]> {
	try {
		await compileSources(root);
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.faults;
		throw error;
	}
}

/** Lines move with what is above them. */
function formatPlaceless(fault: Fault): string {
	return formatFault({ ...fault, line: 1, column: 1 });
}
