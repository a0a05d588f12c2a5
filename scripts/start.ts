import { glob, stat } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Builds if there is no build, or if a source file is newer. */
if (await isStale()) await import("./build.ts");

async function isStale(): Promise<boolean> {
	const built = await modifiedAt(path.join(root, "dist/manifest.json"));
	if (built === undefined) return true;
	const sources = glob(
		"{server,client,shared,locales,public,package-lock.json}{,/**/*.*}",
		{ cwd: root },
	);
	for await (const name of sources) {
		const modified = await modifiedAt(path.join(root, name));
		if (modified !== undefined && modified > built) return true;
	}
	return false;
}

async function modifiedAt(file: string): Promise<number | undefined> {
	const stats = await stat(file).catch(() => undefined);
	return stats?.mtimeMs;
}
