import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../test/test-folder.ts";
import type { BuildFile } from "./build-hash.ts";
import { createBundler } from "./bundle.ts";
import { writeBuild } from "./write-build.ts";

test.each([
	["a new folder", true, async () => {}],
	["an empty folder", true, (outdir: string) => mkdir(outdir)],
	["a build", true, (outdir: string) => fill(outdir, "manifest.json")],
	["other files", false, (outdir: string) => fill(outdir, "main.ts")],
	["a file", false, (outdir: string) => writeFile(outdir, "")],
	[
		"a killed build's rest",
		true,
		(outdir: string) => fill(`${outdir}.partial`, "manifest.json"),
	],
	[
		"other files of the name of its own",
		false,
		(outdir: string) => fill(`${outdir}.partial`, "main.ts"),
	],
	[
		"other files of the name of the last one",
		false,
		(outdir: string) => fill(`${outdir}.previous`, "main.ts"),
	],
] as const)(
	"whether a build may replace %s: %s",
	async (_, isAllowed, prepare) => {
		const root = path.resolve(import.meta.dirname, "../..");
		const outdir = path.join(makeFolder(), "dist");
		await prepare(outdir);
		const created = createBundler({ root, outdir, mode: "development" });
		if (isAllowed) await (await created).dispose();
		else await expect(created).rejects.toMatchObject({ exitCode: 2 });
	},
);

test("a build's mark is written first, so that what a killed one leaves is known as a build", async () => {
	const outdir = path.join(makeFolder(), "dist");
	let isMarked = false;
	const copied = {
		get from() {
			isMarked = existsSync(`${outdir}.partial/manifest.json`);
			return import.meta.filename;
		},
	};
	const files = new Map<string, BuildFile>([
		["a.js", copied],
		["manifest.json", "{}"],
	]);
	await writeBuild({ outdir, mode: "development" }, files);
	expect(isMarked).toBe(true);
});

async function fill(folder: string, name: string): Promise<void> {
	await mkdir(folder);
	await writeFile(path.join(folder, name), "");
}
