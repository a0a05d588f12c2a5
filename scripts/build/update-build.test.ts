import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../test/test-folder.ts";
import type { BuildFile } from "./build-hash.ts";
import { createBuildUpdater } from "./update-build.ts";

const old = new Date(0);

test("an updated build writes only changed files and removes obsolete ones", async () => {
	const folder = makeFolder();
	const outdir = path.join(folder, "dist");
	const picture = path.join(folder, "picture.png");
	await writeFile(picture, "first");
	const write = createBuildUpdater({ outdir, mode: "development" });
	const build = (files: Record<string, BuildFile>) =>
		write(new Map([...Object.entries(files), ["p.png", { from: picture }]]));
	const read = (name: string) => readFile(path.join(outdir, name), "utf8");

	await build({ "a/a.json": "a", "a/b.js": Buffer.from("b"), "c.js": "c" });
	const names = ["a/a.json", "a/b.js", "c.js", "p.png"];
	for (const name of names) await utimes(path.join(outdir, name), old, old);
	await build({ "a/a.json": "A", "a/b.js": Buffer.from("b"), "d/d.js": "d" });
	const times = ["a/a.json", "a/b.js", "p.png"].map(async (name) => {
		const { mtime } = await stat(path.join(outdir, name));
		return mtime.getTime() === old.getTime();
	});
	expect(await Promise.all(times)).toEqual([false, true, true]);
	expect([await read("a/a.json"), await read("d/d.js")]).toEqual(["A", "d"]);
	expect((await readdir(outdir)).sort()).toEqual(["a", "d", "p.png"]);

	await writeFile(picture, "second");
	await build({ "d/d.js": "d" });
	expect(await read("p.png")).toBe("second");
});

test("after a failed write, the next build is written in full", async () => {
	const folder = makeFolder();
	const outdir = path.join(folder, "dist");
	const write = createBuildUpdater({ outdir, mode: "development" });
	await write(new Map([["a.js", "a"]]));
	const lost = { from: path.join(folder, "none") };
	await expect(
		write(new Map<string, BuildFile>([["b.js", lost]])),
	).rejects.toThrow("ENOENT");
	await write(new Map([["c.js", "c"]]));
	expect(await readdir(outdir)).toEqual(["c.js"]);
});
