import path from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { listSources } from "./test-build.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** What makes the builds, and so decides what they contain. */
const makers = ["build/bundle.ts", "test/test-other-build.ts"];
/** These only keep what others make. */
const keepers = ["test/test-build.ts", "test/test-build-once.ts"];

test("a test build is made anew after a change of any file that makes it", async () => {
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints: makers.map((name) => `scripts/${name}`),
		outdir: root,
		bundle: true,
		format: "esm",
		platform: "node",
		packages: "external",
		write: false,
		metafile: true,
		logLevel: "error",
	});
	const listed = new Set(await listSources());
	const missing = Object.keys(metafile.inputs)
		.filter((name) => !name.includes(":"))
		.filter((name) => !listed.has(name))
		.filter((name) => !keepers.includes(name.replace("scripts/", "")));
	expect(missing).toEqual([]);
	// A change of a test must not make all builds anew.
	expect(listed.has("scripts/build/weight.test.ts")).toBe(false);
	expect(listed.has("scripts/test/test-browser.ts")).toBe(false);
});
