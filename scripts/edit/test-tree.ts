import { cp, realpath, symlink } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "../test/test-folder.ts";

/** The project with content of its own, which a test may change. */
export async function copyTree(): Promise<string> {
	const project = path.resolve(import.meta.dirname, "../..");
	const made = makeFolder();
	const root = await realpath(made);
	for (const folder of ["shared", "public"])
		await symlink(path.join(project, folder), path.join(root, folder));
	await cp(path.join(project, "locales"), path.join(root, "locales"), {
		recursive: true,
	});
	return root;
}
