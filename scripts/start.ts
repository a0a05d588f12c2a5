import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { stop } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");
const outdir = path.join(root, "dist");

/** Builds when there is no build, or when a source is newer than it; then serves. */
if (await isStale()) {
	await import("./build.ts");
	// Or esbuild's service would run beside the server for good.
	await stop();
	if (process.exitCode) process.exit();
}
await import(path.join(outdir, "server/main.js"));

async function isStale(): Promise<boolean> {
	const built = await modifiedAt(path.join(outdir, "manifest.json"));
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
