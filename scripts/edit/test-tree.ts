import { cp, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** The project with content of its own, which a test may change. */
export async function copyTree(): Promise<string> {
	const project = path.resolve(import.meta.dirname, "../..");
	const made = await mkdtemp(path.join(tmpdir(), "edit-test-"));
	onTestFinished(() => rm(made, { recursive: true, force: true }));
	const root = await realpath(made);
	for (const folder of ["shared", "public"])
		await symlink(path.join(project, folder), path.join(root, folder));
	await cp(path.join(project, "locales"), path.join(root, "locales"), {
		recursive: true,
	});
	return root;
}
