import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../test/test-folder.ts";
import { createBundler } from "./bundle.ts";

test.each([
	["a new folder", true, async () => {}],
	["an empty folder", true, (outdir: string) => mkdir(outdir)],
	["a build", true, (outdir: string) => fill(outdir, "manifest.json")],
	["other files", false, (outdir: string) => fill(outdir, "main.ts")],
	["a file", false, (outdir: string) => writeFile(outdir, "")],
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

async function fill(folder: string, name: string): Promise<void> {
	await mkdir(folder);
	await writeFile(path.join(folder, name), "");
}
