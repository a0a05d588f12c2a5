import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../test/test-folder.ts";
import { createContentCompiler } from "./compile-aside.ts";

test("a refusal keeps its status and sentence on the way out of the worker", async () => {
	// Content that is missing altogether is no new fault, so the file is written, or refused.
	const root = makeFolder();
	const shared = path.resolve(import.meta.dirname, "../../shared");
	await cp(shared, path.join(root, "shared"), { recursive: true });
	await mkdir(path.join(root, "locales/en-US"), { recursive: true });
	const outside = path.join(root, "outside.md");
	await writeFile(outside, "a secret");
	const file = "locales/en-US/notes.md";
	await symlink(outside, path.join(root, file));
	const compiler = createContentCompiler();
	onTestFinished(() => compiler.forget());
	const saved = compiler.writerFor(root).save(new Map([[file, undefined]]));
	await expect(saved).rejects.toMatchObject({
		status: 403,
		message: expect.stringContaining("a symbolic link leads to it"),
	});
});
