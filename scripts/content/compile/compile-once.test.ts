import { utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { createContentWriter } from "../../edit/save-contents.ts";
import { copyTree } from "../../edit/test-tree.ts";
import { editFile } from "../../test/test-edit-file.ts";
import { compileSources } from "./compile-messages.ts";
import { createSourceCompiler } from "./compile-once.ts";

const file = "locales/en-US/about.json";

test("a save compiles once, and the build after it reuses that result, revision dates included", async () => {
	const root = await copyTree();
	const compiled = vi.fn(compileSources);
	const compile = createSourceCompiler(compiled);
	const writer = createContentWriter(root, compile);
	const ledger = "locales/revisions.json";
	let dated = "";
	await editFile(path.join(root, ledger), (text) => {
		dated = text;
		return text;
	});
	let changed = "";
	await editFile(path.join(root, file), (text) => {
		changed = text.replace('"heading": "', "$&Once: ");
		return text;
	});
	const saved = await writer.save(new Map([[file, changed]]));
	expect(saved).toEqual({ faults: [], unfinished: [], isDated: true });
	await editFile(path.join(root, ledger), (text) => {
		expect(text).not.toBe(dated);
		return text;
	});
	const { locales } = await compile(root);
	expect(compiled).toHaveBeenCalledTimes(1);
	const about = locales.find(({ locale }) => locale === "en-US");
	expect(JSON.stringify(about?.namespaces.get("about"))).toContain("Once: ");
});

test("changed texts, new files, and changed pictures trigger a new compilation, but reverted files do not", async () => {
	const root = await copyTree();
	const made = await compileSources(root);
	const compiled = vi.fn(async () => made);
	const compile = createSourceCompiler(compiled);
	await compile(root);
	await editFile(path.join(root, file), (text) => text.replace("\n", "\n\n"));
	await compile(root);
	expect(compiled).toHaveBeenCalledTimes(2);
	const note = path.join(root, "locales/zh-CN/articles/none.md");
	await writeFile(note, "---\n---\n");
	compiled.mockRejectedValueOnce(new Error("none.md"));
	compiled.mockRejectedValueOnce(new Error("none.md"));
	await expect(compile(root)).rejects.toThrow("none.md");
	await expect(compile(root)).rejects.toThrow("none.md");
	await compile(root, new Map([["locales/zh-CN/articles/none.md", undefined]]));
	expect(compiled).toHaveBeenCalledTimes(4);
	await utimes(path.join(root, "public/pictures/desert.png"), 1, 1);
	await compile(root, new Map([["locales/zh-CN/articles/none.md", undefined]]));
	expect(compiled).toHaveBeenCalledTimes(5);
});
