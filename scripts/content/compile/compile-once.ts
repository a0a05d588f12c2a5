import { createHash } from "node:crypto";
import { glob, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Unsaved } from "../read-files.ts";
import { ledgerFile } from "../revise-pages.ts";
import { compileSources } from "./compile-messages.ts";

/**
 * Like {@link compileSources}, but compiles identical input once: a build reuses what the editor
 * has checked before saving. Failures are not cached.
 *
 * @param count how many results are kept.
 */
export function createSourceCompiler(
	compile = compileSources,
	count = 1,
): typeof compileSources {
	const kept = new Map<string, Awaited<ReturnType<typeof compileSources>>>();
	return async (root, unsaved) => {
		const inputs = await hashInputs(root, unsaved ?? new Map());
		const made = kept.get(inputs) ?? (await compile(root, unsaved));
		kept.delete(inputs);
		kept.set(inputs, made);
		for (const oldest of kept.keys())
			if (kept.size > count) kept.delete(oldest);
		return made;
	};
}

/** A hash over the content files and over the pictures that content may show. */
async function hashInputs(root: string, unsaved: Unsaved): Promise<string> {
	const hash = createHash("sha256");
	const written = await Array.fromAsync(
		glob("locales/**/*.{json,md}", { cwd: root }),
	);
	const names = new Set([
		...written.map((name) => name.replaceAll(path.sep, "/")),
		...unsaved.keys(),
	]);
	// The ledger of revision dates is derived from the pages and does not affect them.
	names.delete(ledgerFile);
	const read = [...names].sort().map(async (name) => ({
		name,
		contents: unsaved.has(name)
			? unsaved.get(name)
			: await readFile(path.join(root, name)),
	}));
	for (const { name, contents } of await Promise.all(read))
		if (contents !== undefined) hash.update(`${name}\0`).update(contents);
	const pictures = await Array.fromAsync(
		glob("public/pictures/*", { cwd: root }),
	);
	for (const name of pictures.sort()) {
		const { size, mtimeMs } = await stat(path.join(root, name));
		hash.update(`${name}\0${size}\0${mtimeMs}\0`);
	}
	return hash.digest("hex");
}
