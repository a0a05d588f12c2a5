import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { buildOnce } from "./test-build-once.ts";

/** As it is deployed, or with React's warnings. */
export type TestMode = "production" | "development";

const root = path.resolve(import.meta.dirname, "../..");
const cache = path.join(root, "node_modules/.cache/test-builds");
/** All that a build depends on. What only tests read is left out. */
const sources =
	"{package.json,package-lock.json,tsconfig.json,{client,server,shared,locales,public}/**/*.*,scripts/{build,content,pictures,validate}/**/*.*}";
const onlyTested = /(^|\/)test-[^/]*$|\.test\.tsx?$/;

/**
 * The folder of a build of the sources as they are. Who asks first builds, and whoever asks
 * later, in whichever process, gets the same folder. Nobody may change what is in it.
 *
 * @throws what the build throws.
 */
export function testBuild(mode: TestMode): Promise<string> {
	return cachedBuild(mode, async (outdir) => {
		// Loaded late, since most tests find their build built.
		const { bundle } = await import("../build/bundle.ts");
		await bundle({ root, outdir, mode, cards: mode === "production" });
	});
}

/** Like `testBuild`, for what else is built from the sources alone. */
export async function cachedBuild(
	name: string,
	build: (outdir: string) => Promise<void>,
): Promise<string> {
	hash ??= hashSources();
	const folder = path.join(cache, await hash, name);
	let built = builds.get(folder);
	if (!built) {
		built = buildOnce(folder, build);
		builds.set(folder, built);
	}
	return built;
}

/** A worker lives for one run, and sources stand still meanwhile. */
let hash: Promise<string> | undefined;
const builds = new Map<string, Promise<string>>();

async function hashSources(): Promise<string> {
	const digest = createHash("sha256").update(process.version);
	const names = await Array.fromAsync(glob(sources, { cwd: root }));
	const tracked = names.filter((name) => !onlyTested.test(name)).sort();
	const contents = await Promise.all(
		tracked.map((name) => readFile(path.join(root, name))),
	);
	for (const [i, content] of contents.entries())
		digest.update(`${tracked[i]}\0${content.length}\0`).update(content);
	return digest.digest("hex").slice(0, 16);
}
