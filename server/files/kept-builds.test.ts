import { cp, readdir } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { deploy, makeKeptFolder, openBuild } from "./test-kept-builds.ts";

test("the next build finds the files that an earlier build kept", async () => {
	const folder = makeKeptFolder();
	await openBuild(folder, "one").keep();
	const two = openBuild(folder, "two");
	const file = await two.findAsset("/assets/main-one.js");
	expect(file).toMatchObject({
		type: "text/javascript; charset=utf-8",
		cacheControl: "public, max-age=31536000, immutable",
	});
	expect(
		[...(file?.bodies ?? [])].map(([form, { bytes }]) => [form, `${bytes}`]),
	).toEqual([
		["identity", "main of one"],
		["br", "small main of one"],
	]);
	expect(await two.readText("one", "/_i18n/en-US/about.json")).toBe(
		'{"title":"About one"}',
	);
	expect(await two.readText("one", "/builds/meta/one.json")).toBe(
		'{"id":"one"}',
	);
	expect(two.lines).toEqual([]);
});

test.each([
	"/assets/main-two.js",
	"/assets/main-one.js.br",
	"/assets/",
	"/build.json",
	"/assets/../build.json",
	"__proto__",
])("%s is not served as a file of an earlier build", async (address) => {
	const folder = makeKeptFolder();
	await openBuild(folder, "one").keep();
	const two = openBuild(folder, "two");
	expect(await two.findAsset(address)).toBeUndefined();
	expect(await two.readText("constructor", address)).toBeUndefined();
});

test("the three most recently started builds are kept besides the running one", async () => {
	const folder = makeKeptFolder();
	await deploy(folder, "a", "b", "c", "d");
	expect((await readdir(folder)).sort()).toEqual(["a", "b", "c", "d"]);
	await deploy(folder, "e");
	expect((await readdir(folder)).sort()).toEqual(["b", "c", "d", "e"]);
	// After a rollback and another deployment, `b` is the most recently used.
	await deploy(folder, "b", "f");
	expect((await readdir(folder)).sort()).toEqual(["b", "d", "e", "f"]);
});

test("kept builds are ordered by start sequence, regardless of the clock", async () => {
	const folder = makeKeptFolder();
	const start = async (id: string, clock: string) => {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(clock) });
		onTestFinished(() => void vi.useRealTimers());
		await openBuild(folder, id).keep();
	};
	for (const id of ["a", "b", "c"]) await start(id, "2099-01-01");
	await start("d", "2026-11-25");
	await start("e", "1970-01-01");
	await start("f", "2026-11-26");
	expect((await readdir(folder)).sort()).toEqual(["c", "d", "e", "f"]);
	await start("d", "1970-01-01");
	await start("g", "2026-11-27");
	expect((await readdir(folder)).sort()).toEqual(["d", "e", "f", "g"]);
	expect(
		(await openBuild(folder, "h").listFiles()).map(
			(files) => [...files.keys()][0],
		),
	).toEqual(["g", "d", "f"].map((id) => `/assets/main-${id}.js`));
});

test("unsigned builds do not displace signed ones, however new they are", async () => {
	const folder = makeKeptFolder();
	await deploy(folder, "a", "b", "c");
	const stranger = makeKeptFolder();
	await deploy(stranger, "x", "y", "z");
	for (const id of ["x", "y", "z"])
		await cp(path.join(stranger, id), path.join(folder, id), {
			recursive: true,
		});
	const d = openBuild(folder, "d");
	await d.keep();
	for (const id of ["a", "b", "c"])
		expect(await d.findAsset(`/assets/main-${id}.js`)).toBeDefined();
	expect(await d.findAsset("/assets/main-x.js")).toBeUndefined();
	expect(d.lines.join()).toContain("kept build is damaged");
	expect(await readdir(folder)).toEqual(
		expect.arrayContaining(["a", "b", "c", "d"]),
	);
	await deploy(folder, "e", "f", "g");
	expect((await readdir(folder)).sort()).toEqual(["d", "e", "f", "g"]);
});

test("builds kept concurrently by several instances are all complete", async () => {
	const ids = ["one", "three", "two"];
	for (let turns = 0; turns < 40; turns++) {
		const folder = makeKeptFolder();
		const instances = [...ids, ...ids].map((id) => openBuild(folder, id));
		// Staggered by so many turns of the event loop, the instances meet at every step.
		await Promise.all(
			instances.map(async (instance, index) => {
				for (let turn = 0; turn < turns * index; turn++) await setImmediate();
				await instance.keep();
			}),
		);
		expect(instances.flatMap(({ lines }) => lines)).toEqual([]);
		expect((await readdir(folder)).sort()).toEqual(ids);
		const next = openBuild(folder, "four");
		for (const id of ids)
			expect(await next.findAsset(`/assets/main-${id}.js`)).toBeDefined();
		expect(next.lines).toEqual([]);
	}
});
