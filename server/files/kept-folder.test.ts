import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cp,
	lstat,
	mkdir,
	readdir,
	readFile,
	rm,
	symlink,
	utimes,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import {
	deploy,
	filesOf,
	makeKeptFolder,
	openBuild,
} from "./test-kept-builds.ts";

test("a damaged kept file is logged instead of served, and its own build repairs it", async () => {
	const folder = makeKeptFolder();
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
])(
	"a kept build whose index holds %s is skipped and logged",
	async (_, index) => {
		const folder = makeKeptFolder();
		await deploy(folder, "one", "two");
		await writeFile(path.join(folder, "one/build.json"), index);
		const three = openBuild(folder, "three");
		expect(await three.findAsset("/assets/main-one.js")).toBeUndefined();
		expect(await three.findAsset("/assets/main-two.js")).toBeDefined();
		expect(three.lines).toHaveLength(1);
		expect(three.lines[0]).toContain('"build":"one"');
	},
);

test("an unusable kept folder logs two warnings and breaks nothing else", async () => {
	const folder = makeKeptFolder();
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

/** Modifies the site's own index of a build. */
async function tamper(
	folder: string,
	change: (index: {
		files: Record<string, string>;
		signature?: string;
	}) => void,
): Promise<void> {
	const file = path.join(folder, "one/build.json");
	const index = JSON.parse(await readFile(file, "utf8"));
	change(index);
	await writeFile(file, JSON.stringify(index));
}

const hashOf = (text: string) =>
	createHash("sha256").update(text).digest("base64url");

test.each<[string, Parameters<typeof tamper>[1]]>(
	Object.entries({
		"names a file besides": ({ files }) => {
			files["assets/evil.js"] = hashOf("evil");
		},
		"has another hash": ({ files }) => {
			files["assets/main-one.js"] = hashOf("evil");
		},
		"is not signed": (index) => {
			delete index.signature;
		},
	}),
)(
	"an index that %s is logged, and none of its files are served",
	async (_name, change) => {
		const folder = makeKeptFolder();
		await deploy(folder, "one", "two");
		for (const name of ["evil.js", "main-one.js"])
			await writeFile(path.join(folder, "one/assets", name), "evil");
		await tamper(folder, change);
		const three = openBuild(folder, "three");
		for (const name of ["evil.js", "main-one.js"])
			expect(await three.findAsset(`/assets/${name}`)).toBeUndefined();
		expect(await three.findAsset("/assets/main-two.js")).toBeDefined();
		expect(three.lines).toHaveLength(1);
		expect(three.lines[0]).toContain("not signed with this site's key");
	},
);

test("an index copied from another build or site is rejected", async () => {
	const [folder, other] = [makeKeptFolder(), makeKeptFolder()];
	await deploy(folder, "one", "two");
	await deploy(other, "three");
	await cp(path.join(folder, "one"), path.join(folder, "four"), {
		recursive: true,
	});
	await cp(path.join(other, "three"), path.join(folder, "three"), {
		recursive: true,
	});
	const five = openBuild(folder, "five");
	expect(await five.findAsset("/assets/main-three.js")).toBeUndefined();
	expect(
		await five.readText("four", "/_i18n/en-US/about.json"),
	).toBeUndefined();
	expect(await five.readText("two", "/_i18n/en-US/about.json")).toBeDefined();
});

test("symlinks in place of a file, folder, index or build are not followed", async () => {
	const folder = makeKeptFolder();
	await deploy(folder, "one", "two", "three");
	const outside = path.join(path.dirname(folder), "outside");
	await cp(folder, outside, { recursive: true });
	for (const place of ["one/assets", "two/assets/main-two.js", "three"]) {
		await rm(path.join(folder, place), { recursive: true });
		await symlink(path.join(outside, place), path.join(folder, place));
	}
	const four = openBuild(folder, "four");
	for (const name of ["one", "two", "three"])
		expect(await four.findAsset(`/assets/main-${name}.js`)).toBeUndefined();
	expect(await four.readText("two", "/_i18n/en-US/about.json")).toBeDefined();
	expect(four.lines).toHaveLength(3);
	// A build's own folder replaces a link, and the link's target stays unchanged.
	const three = openBuild(folder, "three");
	await three.keep();
	expect((await lstat(path.join(folder, "three"))).isDirectory()).toBe(true);
	expect(three.lines.join()).not.toContain("cannot be kept");
	const index = path.join(folder, "three/build.json");
	await rm(index);
	await symlink(path.join(outside, "three/build.json"), index);
	const five = openBuild(folder, "five");
	expect(await five.findAsset("/assets/main-three.js")).toBeUndefined();
	expect(await readdir(path.join(outside, "three"))).toContain("build.json");
});

test("an index that is a pipe, a folder or too large does not block", async () => {
	const folder = makeKeptFolder();
	await deploy(folder, "one", "two", "three");
	const index = (id: string) => path.join(folder, id, "build.json");
	for (const id of ["one", "two"]) await rm(index(id));
	execFileSync("/bin/sh", ["-c", 'mkfifo "$0"', index("one")]);
	await mkdir(index("two"));
	await writeFile(index("three"), " ".repeat(3 * 1024 * 1024));
	const four = openBuild(folder, "four");
	expect(await four.findAsset("/assets/main-one.js")).toBeUndefined();
	expect(four.lines).toHaveLength(3);
});

test("a lost key is recreated for its owner only, and builds signed with the old key are not served", async () => {
	const folder = makeKeptFolder();
	await deploy(folder, "one", "two");
	await tamper(folder, (index) => {
		delete index.signature;
	});
	await rm(`${folder}.key`);
	const three = openBuild(folder, "three");
	for (const name of ["one", "two"])
		expect(await three.findAsset(`/assets/main-${name}.js`)).toBeUndefined();
	expect((await lstat(`${folder}.key`)).mode & 0o777).toBe(0o600);
});

test("a damaged key is logged and only makes earlier builds unavailable", async () => {
	const folder = makeKeptFolder();
	await deploy(folder, "one");
	await writeFile(`${folder}.key`, "short");
	const two = openBuild(folder, "two");
	expect(await two.findAsset("/assets/main-one.js")).toBeUndefined();
	await two.keep();
	expect(two.lines).toHaveLength(2);
	expect(two.lines.join()).toContain("the key of kept builds is damaged");
});

test("a build that cannot be written completely leaves nothing behind", async () => {
	const folder = makeKeptFolder();
	await openBuild(folder, "one").keep();
	// A name that is both a file and a folder fails halfway, as a full disk does.
	const two = openBuild(folder, "two", {
		...filesOf("two"),
		"assets/main-two.js/more": "",
	});
	await two.keep();
	expect(await readdir(folder)).toEqual(["one"]);
	expect(two.lines).toHaveLength(1);
});

test("partial builds of a killed instance are removed after an hour", async () => {
	const folder = makeKeptFolder();
	const [old, fresh] = ["zero.partial-aaaaaa", "zero.partial-bbbbbb"];
	for (const name of [old, fresh])
		await mkdir(path.join(folder, name), { recursive: true });
	const longAgo = Date.now() / 1000 - 2 * 60 * 60;
	await utimes(path.join(folder, old), longAgo, longAgo);
	await openBuild(folder, "one").keep();
	expect((await readdir(folder)).sort()).toEqual(["one", fresh]);
	await rm(path.join(folder, fresh), { recursive: true });
});
