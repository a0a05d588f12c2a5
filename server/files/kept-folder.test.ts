import {
	mkdir,
	readdir,
	readFile,
	rm,
	utimes,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { deploy, filesOf, makeFolder, openBuild } from "./test-kept-builds.ts";

test("a damaged file is not served but named, and mended by its own build", async () => {
	const folder = await makeFolder();
	await openBuild(folder, "one").keep();
	await writeFile(path.join(folder, "one/assets/main-one.js"), "main o");
	const two = openBuild(folder, "two");
	expect(await two.findAsset("/assets/main-one.js")).toBeUndefined();
	expect(await two.readText("one", "/_i18n/en-US/about.json")).toBeDefined();
	expect(two.lines).toHaveLength(1);
	expect(two.lines[0]).toContain('"damaged":["assets/main-one.js"]');
	await openBuild(folder, "one").keep();
	const three = openBuild(folder, "three");
	expect(await three.findAsset("/assets/main-one.js")).toBeDefined();
	expect(three.lines).toEqual([]);
});

test.each([
	["nothing", ""],
	["no JSON", "{"],
	["a name outside", '{"files":{"../../secret.txt":"x"}}'],
	["an absolute name", '{"files":{"/etc/hostname":"x"}}'],
])("a build whose index holds %s is left out and named", async (_, index) => {
	const folder = await makeFolder();
	await deploy(folder, "one", "two");
	await writeFile(path.join(folder, "one/build.json"), index);
	const three = openBuild(folder, "three");
	expect(await three.findAsset("/assets/main-one.js")).toBeUndefined();
	expect(await three.findAsset("/assets/main-two.js")).toBeDefined();
	expect(three.lines).toHaveLength(1);
	expect(three.lines[0]).toContain('"build":"one"');
});

test("a folder that cannot be used costs two lines of the log, and nothing else", async () => {
	const folder = await makeFolder();
	await mkdir(path.dirname(folder), { recursive: true });
	await writeFile(folder, "a file in its place");
	const one = openBuild(folder, "one");
	await one.keep();
	for (let count = 0; count < 3; count++)
		expect(await one.findAsset("/assets/main-zero.js")).toBeUndefined();
	expect(one.lines).toHaveLength(2);
	expect(one.lines[0]).toContain("earlier builds cannot be read");
	expect(one.lines[1]).toContain("build cannot be kept for old tabs");
	expect(await readFile(folder, "utf8")).toBe("a file in its place");
});

test("a build that cannot be written whole leaves nothing behind", async () => {
	const folder = await makeFolder();
	await openBuild(folder, "one").keep();
	// A name that is a file and a folder fails in the middle, as a full disk does.
	const two = openBuild(folder, "two", {
		...filesOf("two"),
		"assets/main-two.js/more": "",
	});
	await two.keep();
	expect(await readdir(folder)).toEqual(["one"]);
	expect(two.lines).toHaveLength(1);
});

test("what a killed instance has left half written goes after an hour", async () => {
	const folder = await makeFolder();
	const [old, fresh] = ["zero.partial-aaaaaa", "zero.partial-bbbbbb"];
	for (const name of [old, fresh])
		await mkdir(path.join(folder, name), { recursive: true });
	const longAgo = Date.now() / 1000 - 2 * 60 * 60;
	await utimes(path.join(folder, old), longAgo, longAgo);
	await openBuild(folder, "one").keep();
	expect((await readdir(folder)).sort()).toEqual(["one", fresh]);
	await rm(path.join(folder, fresh), { recursive: true });
});
