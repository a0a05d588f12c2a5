import { utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { createContentWriter } from "../../edit/save-contents.ts";
import { copyTree } from "../../edit/test-tree.ts";
import { editFile } from "../../test/test-edit-file.ts";
import { compileSources } from "./compile-messages.ts";
import { createSourceCompiler } from "./compile-once.ts";

const file = "locales/en-US/about.json";

/** A compiler for a copy of the content that counts its compilations. */
async function openCompiler() {
	const root = await copyTree();
	let count = 0;
	const compile = createSourceCompiler((...args) => {
		count++;
		return compileSources(...args);
	});
	return { root, compile, count: () => count };
}

test("a save compiles once, and the build after it reuses that result, revision dates included", async () => {
	const { root, compile, count } = await openCompiler();
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
	expect(saved).toEqual({ faults: [], isDated: true });
	await editFile(path.join(root, ledger), (text) => {
		expect(text).not.toBe(dated);
		return text;
	});
	const { locales } = await compile(root);
	expect(count()).toBe(1);
	const about = locales.find(({ locale }) => locale === "en-US");
	expect(JSON.stringify(about?.namespaces.get("about"))).toContain("Once: ");
});

test("changed texts, new files, and changed pictures trigger a new compilation, but reverted files do not", async () => {
	const { root, compile, count } = await openCompiler();
	await compile(root);
	await editFile(path.join(root, file), (text) => text.replace("\n", "\n\n"));
	await compile(root);
	expect(count()).toBe(2);
	const note = path.join(root, "locales/zh-CN/articles/none.md");
	await writeFile(note, "---\n---\n");
	await expect(compile(root)).rejects.toThrow("none.md");
	await expect(compile(root)).rejects.toThrow("none.md");
	expect(count()).toBe(4);
	await compile(root, new Map([["locales/zh-CN/articles/none.md", undefined]]));
	expect(count()).toBe(4);
	await utimes(path.join(root, "public/pictures/office.png"), 1, 1);
	await compile(root, new Map([["locales/zh-CN/articles/none.md", undefined]]));
	expect(count()).toBe(5);
});
