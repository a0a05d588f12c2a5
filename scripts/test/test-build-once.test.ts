import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildOnce } from "./test-build-once.ts";
import { makeFolder } from "./test-folder.ts";

async function makeCache(): Promise<string> {
	const cache = makeFolder();
	return cache;
}

const build = async (outdir: string): Promise<void> => {
	await mkdir(outdir);
};

test("simultaneous and later requests for a build share one build", async () => {
	const folder = path.join(await makeCache(), "state/production");
	let builds = 0;
	const count = async (outdir: string) => {
		builds++;
		await build(outdir);
	};
	const ask = () => buildOnce(folder, count);
	expect(await Promise.all([ask(), ask(), ask()])).toEqual(
		Array(3).fill(folder),
	);
	expect(await ask()).toBe(folder);
	expect(builds).toBe(1);
});

test("a failed build rejects with its reason, leaves nothing behind, and lets the next one run", async () => {
	const folder = path.join(await makeCache(), "state/production");
	let next: Promise<string> | undefined;
	const failing = buildOnce(folder, async (outdir) => {
		next = buildOnce(folder, build);
		await mkdir(`${outdir}.partial`);
		throw new Error("no such file");
	});
	await expect(failing).rejects.toThrow("no such file");
	expect(await next).toBe(folder);
	expect(await readdir(path.dirname(folder))).toEqual([
		"production",
		"production.lock",
	]);
});

test("when the building process is killed, a waiting process builds instead", async () => {
	const folder = path.join(await makeCache(), "state/production");
	const module = JSON.stringify(
		path.join(import.meta.dirname, "test-build-once.ts"),
	);
	const script = `
		import { buildOnce } from ${module};
		await buildOnce(${JSON.stringify(folder)}, () => {
			console.log("building");
			return new Promise((resolve) => setTimeout(resolve, 1e6));
		});`;
	const owner = spawn(process.execPath, ["--input-type=module", "-e", script]);
	onTestFinished(() => void owner.kill("SIGKILL"));
	await once(owner.stdout, "data");
	const waiting = buildOnce(folder, build);
	owner.kill("SIGKILL");
	expect(await waiting).toBe(folder);
});

test("the least recently used builds are removed from the cache", async () => {
	const cache = await makeCache();
	for (const [age, name] of ["newest", "new", "old", "oldest"].entries()) {
		const state = path.join(cache, name);
		await mkdir(state);
		await writeFile(path.join(state, "file"), "");
		await utimes(state, Date.now() / 1000, Date.now() / 1000 - age * 60);
	}
	await buildOnce(path.join(cache, "now/production"), build);
	expect((await readdir(cache)).sort()).toEqual([
		"new",
		"newest",
		"now",
		"old",
	]);
});
