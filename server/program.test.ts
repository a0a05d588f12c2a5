import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { serverFlags } from "../scripts/build/server-start.ts";
import { testBuild } from "../scripts/test/test-build.ts";
import { makeFolder } from "../scripts/test/test-folder.ts";
import { startSite } from "../scripts/test/test-site.ts";
import { codeCacheOf, compile } from "./program.ts";

const run = promisify(execFile);
const dist = await testBuild("production");
const module = JSON.stringify(path.join(import.meta.dirname, "program.ts"));

/** Runs code with `program.ts` as `program`, in a process with the server's flags. */
async function runWith(code: string) {
	const source = `const program = require(${module});${code}`;
	const { stdout } = await run(process.execPath, [
		...serverFlags,
		"-e",
		source,
	]);
	return stdout;
}

test("the first start of a build finds its functions compiled", async () => {
	const file = path.join(dist, "server/serve.js");
	const code = `
		const file = ${JSON.stringify(file)};
		const cache = require("node:fs").readFileSync(program.codeCacheOf(file));
		console.log(program.compile(file, cache).cachedDataRejected);`;
	expect(await runWith(code)).toBe("false\n");
});

test("a start writes nothing into the build, which may be read-only", async () => {
	const before = await readdir(path.join(dist, "server"));
	const site = await startSite(dist);
	expect((await fetch(`${site.origin}/en-US`)).status).toBe(200);
	expect(await site.stop()).toBe(0);
	expect(await readdir(path.join(dist, "server"))).toEqual(before);
});

const source = `"use strict";
console.log(__filename, __dirname, typeof module.exports, require("./own.json"));
import("./own.mjs").then(({ told }) => console.log(told, new Error().stack));`;

test.each([
	["no compiled functions", () => undefined],
	["its own", (file: string) => compile(file).createCachedData()],
	["some that V8 rejects", () => Buffer.from("of another version")],
])("a program runs the same with %s", async (_, makeCache) => {
	const folder = makeFolder();
	const file = path.join(folder, "own.js");
	await writeFile(file, source);
	await writeFile(path.join(folder, "own.json"), "[1]");
	await writeFile(path.join(folder, "own.mjs"), 'export const told = "here"');
	const cache = makeCache(file);
	if (cache) await writeFile(codeCacheOf(file), cache);
	const said = await runWith(`program.runProgram(${JSON.stringify(file)});`);
	expect(said).toContain(`${file} ${folder} object [ 1 ]\nhere Error`);
	// Lines and columns as in the file, for the log.
	expect(said).toContain(`${file}:3:${columnOf("new Error")}`);
});

test("places in a program's first line are those of the file", async () => {
	const file = path.join(makeFolder(), "own.js");
	await writeFile(file, "console.log(new Error().stack)");
	await writeFile(codeCacheOf(file), compile(file).createCachedData());
	const said = await runWith(`program.runProgram(${JSON.stringify(file)});`);
	expect(said).toContain(`${file}:1:13`);
});

function columnOf(text: string): number {
	const line = source.split("\n").find((each) => each.includes(text)) ?? "";
	return line.indexOf(text) + 1;
}
