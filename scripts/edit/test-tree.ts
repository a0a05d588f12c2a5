import { cp, realpath, symlink } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "../test/test-folder.ts";

/** A copy of the project with its own content, which a test may change. */
export async function copyTree(): Promise<string> {
	const project = path.resolve(import.meta.dirname, "../..");
	const made = makeFolder();
	const root = await realpath(made);
	// `shared` contains the content index, which is written, too.
	for (const folder of ["shared", "public", "locales"])
		await cp(path.join(project, folder), path.join(root, folder), {
			recursive: true,
			preserveTimestamps: true,
		});
	// Code that shows a picture.
	const scene = "client/sections/Scene.tsx";
	await cp(path.join(project, scene), path.join(root, scene));
	for (const name of ["node_modules", "package.json"])
		await symlink(path.join(project, name), path.join(root, name));
	return root;
}
