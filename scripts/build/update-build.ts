import { rm, stat } from "node:fs/promises";
import path from "node:path";
import type { BuildFile } from "./build-hash.ts";
import type { BundleOptions } from "./build-options.ts";
import { writeBuild, writeFiles } from "./write-build.ts";

/** Writes a build of these files, by path relative to its folder. */
export type WriteBuild = (
	files: ReadonlyMap<string, BuildFile>,
) => Promise<void>;

/**
 * The last written contents of a file; for a copy, the source's path, size and modification time.
 */
type Written = string | Uint8Array;

/**
 * For development: writes the first build as a whole, and later only changed files into the same
 * folder, because the running server has read what it needs. A whole build takes a fifth of a
 * second to write.
 */
export function createBuildUpdater(
	options: Pick<BundleOptions, "outdir" | "mode">,
): WriteBuild {
	let known: ReadonlyMap<string, Written> | undefined;
	return async (files) => {
		const old = known;
		// After a failure, the next build is written as a whole.
		known = undefined;
		const marks = await markAll(files);
		if (old) await writeChanges(options.outdir, files, old, marks);
		else await writeBuild(options, files);
		known = marks;
	};
}

async function writeChanges(
	outdir: string,
	files: ReadonlyMap<string, BuildFile>,
	old: ReadonlyMap<string, Written>,
	marks: ReadonlyMap<string, Written>,
): Promise<void> {
	const changed = [...files].filter(
		([name]) => !isSame(old.get(name), marks.get(name)),
	);
	await writeFiles(outdir, new Map(changed));
	for (const name of old.keys())
		if (!files.has(name)) await rm(path.join(outdir, name), { force: true });
}

async function markAll(
	files: ReadonlyMap<string, BuildFile>,
): Promise<ReadonlyMap<string, Written>> {
	const marks = [...files].map(async ([name, file]) => {
		if (typeof file === "string" || !("from" in file))
			return [name, file] as const;
		const { size, mtimeMs } = await stat(file.from);
		return [name, `${file.from} ${size} ${mtimeMs}`] as const;
	});
	return new Map(await Promise.all(marks));
}

function isSame(a: Written | undefined, b: Written | undefined): boolean {
	if (a === b) return true;
	return (
		typeof a === "object" && typeof b === "object" && Buffer.compare(a, b) === 0
	);
}
