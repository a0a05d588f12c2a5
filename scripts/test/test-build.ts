import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { buildOnce } from "./test-build-once.ts";

/** As deployed, or with React's warnings. */
export type TestMode = "production" | "development";

const svg = { operation: ["VipsForeignLoadSvg"] };
const root = path.resolve(import.meta.dirname, "../..");
const cache = path.join(root, "node_modules/.cache/test-builds");
/** All files that a build depends on; those that only tests use are filtered out. */
const sources =
	"{package.json,package-lock.json,tsconfig.json,{client,server,shared,locales,public}/**/*.*,scripts/{build,content,documents,pictures,validate,words}/**/*.*}";
const onlyTested = /(^|\/)test-[^/]*$|\.test\.tsx?$/;

/** Single files that a build depends on, and those that change the copies for other builds. */
const others =
	"scripts/{check/contrast,rebrand/{firm-schema,read-firm,stringify-brand,test-firm},test/test-{next-build,other-build,dated-content,edit-file}}.ts";

/**
 * The folder of a build of the current sources, shared by all processes: the first caller builds
 * it. Its contents must not be changed.
 *
 * @throws what the build throws.
 */
export function testBuild(mode: TestMode): Promise<string> {
	return cachedBuild(mode, async (outdir) => {
		// Imported on demand, because most tests find the build cached.
		const { bundle } = await import("../build/bundle.ts");
		const { default: sharp } = await import("sharp");
		const cards = mode === "production" && { cards: "samples" as const };
		// Earlier tests of this process may have loaded the server, which refuses SVG.
		sharp.unblock(svg);
		try {
			await bundle({ root, outdir, mode, ...cards });
		} finally {
			sharp.block(svg);
		}
	});
}

/** Like `testBuild`, for other builds that depend on the sources alone. */
export async function cachedBuild(
	name: string,
	build: (outdir: string) => Promise<void>,
): Promise<string> {
	hash ??= hashSources();
	const folder = path.join(cache, await hash, name);
	return builds.getOrInsertComputed(folder, () => buildOnce(folder, build));
}

/** Computed once: a worker lives for one run, and the sources do not change meanwhile. */
let hash: Promise<string> | undefined;
const builds = new Map<string, Promise<string>>();

/** The files that builds depend on, relative to the project's folder. */
export async function listSources(): Promise<string[]> {
	const names = await Array.fromAsync(glob(sources, { cwd: root }));
	const tracked = names.filter((name) => !onlyTested.test(name));
	const more = await Array.fromAsync(glob(others, { cwd: root }));
	return [...tracked, ...more].sort();
}

async function hashSources(): Promise<string> {
	const digest = createHash("sha256").update(process.version);
	const tracked = await listSources();
	const contents = await Promise.all(
		tracked.map((name) => readFile(path.join(root, name))),
	);
	for (const [i, content] of contents.entries())
		digest.update(`${tracked[i]}\0${content.length}\0`).update(content);
	return digest.digest("hex").slice(0, 16);
}
