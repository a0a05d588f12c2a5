import { existsSync } from "node:fs";
import {
	mkdir,
	readdir,
	readFile,
	rm,
	stat,
	symlink,
	truncate,
	utimes,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { openImageCache, type WriteFile } from "./image-cache.ts";

/** Opens a cache, waits until it has listed its folder, and records its log. */
async function openCache(
	folder: string,
	maximalBytes = 1_000_000,
	write?: WriteFile,
) {
	const logged: string[] = [];
	const logger = pino(
		{},
		{ write: (line: string) => logged.push(JSON.parse(line).msg) },
	);
	const cache = openImageCache(folder, maximalBytes, logger, write);
	await cache.get("absent.webp");
	return { cache, logged };
}

const picture = (size: number, fill = 7) => Buffer.alloc(size, fill);

/** The total size of a folder's files. */
async function sumOf(folder: string): Promise<number> {
	const names = await readdir(folder);
	const sizes = await Promise.all(
		names.map(async (name) => (await stat(path.join(folder, name))).size),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}

test("a cached image is found, and no other", async () => {
	const { cache, logged } = await openCache(makeFolder());
	await cache.set("a.webp", picture(100));
	expect(await cache.get("a.webp")).toEqual(picture(100));
	expect(await cache.get("b.webp")).toBeUndefined();
	expect(logged).toEqual([]);
});

test("caching an image again replaces the first one", async () => {
	const folder = makeFolder();
	const { cache } = await openCache(folder);
	await cache.set("a.webp", picture(100, 1));
	await cache.set("a.webp", picture(50, 2));
	expect(await cache.get("a.webp")).toEqual(picture(50, 2));
	expect(await readdir(folder)).toEqual(["a.webp"]);
});

test("a missing cache folder is created", async () => {
	const folder = path.join(makeFolder(), "data/images");
	const { cache, logged } = await openCache(folder);
	await cache.set("a.webp", picture(100));
	expect(await readdir(folder)).toEqual(["a.webp"]);
	expect(logged).toEqual([]);
});

test("cached images survive a restart", async () => {
	const folder = makeFolder();
	const first = await openCache(folder);
	await first.cache.set("a.webp", picture(100));
	const second = await openCache(folder);
	expect(await second.cache.get("a.webp")).toEqual(picture(100));
});

test("partial files left by a crash are removed at startup", async () => {
	const folder = makeFolder();
	await writeFile(path.join(folder, "a.webp.17.partial"), "half");
	const { cache } = await openCache(folder);
	expect(await readdir(folder)).toEqual([]);
	expect(await cache.get("a.webp")).toBeUndefined();
});

test("the cache evicts the least recently used images when it exceeds its limit", async () => {
	const folder = makeFolder();
	const { cache } = await openCache(folder, 3500);
	for (const name of ["a", "b", "c"])
		await cache.set(`${name}.webp`, picture(1000));
	await cache.get("a.webp");
	await cache.set("d.webp", picture(1000));
	expect((await readdir(folder)).sort()).toEqual([
		"a.webp",
		"c.webp",
		"d.webp",
	]);
	expect(await cache.get("b.webp")).toBeUndefined();
	expect(await cache.get("a.webp")).toEqual(picture(1000));
});

test("the cache folder always stays within its size limit", async () => {
	const folder = makeFolder();
	const { cache } = await openCache(folder, 5000);
	for (let index = 0; index < 40; index++) {
		await cache.set(
			`${index % 15}.webp`,
			picture(100 + ((index * 397) % 1500)),
		);
		expect(await sumOf(folder)).toBeLessThanOrEqual(5000);
	}
	expect(await sumOf(folder)).toBeGreaterThan(2500);
});

test("images cached concurrently stay within the size limit", async () => {
	const folder = makeFolder();
	const { cache, logged } = await openCache(folder, 5000);
	await Promise.all(
		Array.from({ length: 20 }, (_, index) =>
			cache.set(`${index}.webp`, picture(1000)),
		),
	);
	expect(await sumOf(folder)).toBeLessThanOrEqual(5000);
	expect(logged).toEqual([]);
});

test("an image larger than the size limit is not cached", async () => {
	const folder = makeFolder();
	const { cache } = await openCache(folder, 500);
	await cache.set("small.webp", picture(100));
	await cache.set("large.webp", picture(501));
	expect(await readdir(folder)).toEqual(["small.webp"]);
});

test("a lowered size limit is enforced at startup, oldest files first", async () => {
	const folder = makeFolder();
	const { cache } = await openCache(folder);
	for (const [index, name] of ["a", "b", "c"].entries()) {
		await cache.set(`${name}.webp`, picture(1000));
		await utimes(path.join(folder, `${name}.webp`), 1000 - index, 1000 - index);
	}
	const { cache: smaller } = await openCache(folder, 1500);
	expect(await readdir(folder)).toEqual(["a.webp"]);
	expect(await smaller.get("a.webp")).toEqual(picture(1000));
});

test.each([
	["emptied", (file: string) => truncate(file, 0)],
	["cut off", (file: string) => truncate(file, 90)],
	["cut within its digest", (file: string) => truncate(file, 20)],
	[
		"overwritten in the middle",
		async (file: string) => {
			const bytes = await readFile(file);
			bytes.fill(0, 60, 80);
			await writeFile(file, bytes);
		},
	],
	["written by somebody else", (file: string) => writeFile(file, "RIFF")],
])(
	"a cached file that was %s is dropped instead of served, even after a restart",
	async (_how, damage) => {
		for (const restart of [false, true]) {
			const folder = makeFolder();
			const first = await openCache(folder);
			await first.cache.set("a.webp", picture(100));
			await damage(path.join(folder, "a.webp"));
			const { cache, logged } = restart ? await openCache(folder) : first;
			expect(await cache.get("a.webp")).toBeUndefined();
			expect(logged).toEqual(["image cache holds a damaged file"]);
			expect(await readdir(folder)).toEqual([]);
			await cache.set("a.webp", picture(100));
			expect(await cache.get("a.webp")).toEqual(picture(100));
		}
	},
);

test("a vanished cache file is logged once and then forgotten", async () => {
	const folder = makeFolder();
	const { cache, logged } = await openCache(folder);
	await cache.set("a.webp", picture(100));
	await rm(path.join(folder, "a.webp"));
	expect(await cache.get("a.webp")).toBeUndefined();
	expect(await cache.get("a.webp")).toBeUndefined();
	expect(logged).toEqual(["image cache cannot be read"]);
});

test("a cache folder that cannot be opened is logged and does not fail requests", async () => {
	const folder = path.join(makeFolder(), "file");
	await writeFile(folder, "not a folder");
	const { cache, logged } = await openCache(folder);
	expect(logged).toEqual(["image cache cannot be opened"]);
	await cache.set("a.webp", picture(100));
	expect(logged).toHaveLength(2);
	expect(logged[1]).toBe("image cache cannot be written");
	expect(await cache.get("a.webp")).toBeUndefined();
});

test("a directory in place of a cached image is replaced, even after a restart", async () => {
	for (const restart of [false, true]) {
		const folder = makeFolder();
		const first = await openCache(folder);
		await first.cache.set("a.webp", picture(100));
		await rm(path.join(folder, "a.webp"));
		await mkdir(path.join(folder, "a.webp/inside"), { recursive: true });
		const { cache, logged } = restart ? await openCache(folder) : first;
		expect(await cache.get("a.webp")).toBeUndefined();
		await cache.set("a.webp", picture(50));
		expect(await cache.get("a.webp")).toEqual(picture(50));
		expect(logged).toEqual(["image cache holds a damaged file"]);
		expect(await readdir(folder)).toEqual(["a.webp"]);
	}
});

test("a write failure is logged once, and caching resumes afterwards", async () => {
	let isFailing = true;
	const folder = makeFolder();
	const { cache, logged } = await openCache(
		folder,
		1_000_000,
		async (file, bytes) => {
			// Writes a part, as on a full disk.
			await writeFile(file, isFailing ? bytes.subarray(0, 10) : bytes);
			if (isFailing) throw new Error("no space");
		},
	);
	for (const name of ["a", "b", "c"]) {
		await cache.set(`${name}.webp`, picture(100));
		expect(await cache.get(`${name}.webp`)).toBeUndefined();
	}
	expect(await readdir(folder)).toEqual([]);
	isFailing = false;
	await cache.set("a.webp", picture(100));
	expect(await cache.get("a.webp")).toEqual(picture(100));
	expect(logged).toEqual(["image cache cannot be written"]);
});

test.runIf(existsSync("/dev/full"))(
	"a full disk leaves no partial files behind",
	async () => {
		const folder = makeFolder();
		const { cache, logged } = await openCache(folder);
		const partial = path.join(folder, `a.webp.${process.pid}.partial`);
		await symlink("/dev/full", partial);
		await cache.set("a.webp", picture(100));
		expect(await readdir(folder)).toEqual([]);
		expect(logged).toEqual(["image cache cannot be written"]);
	},
);

test("opening the cache does not block on listing thousands of files", async () => {
	const folder = makeFolder();
	const names = Array.from({ length: 2000 }, (_, index) => `${index}.webp`);
	await Promise.all(
		names.map((name) => writeFile(path.join(folder, name), "x")),
	);
	const shares: number[] = [];
	for (let round = 0; round < 5; round++) {
		const start = performance.now();
		const cache = openImageCache(folder, 1e6, pino({ level: "silent" }));
		const opening = performance.now() - start;
		await cache.get("absent.webp");
		shares.push(opening / (performance.now() - start));
	}
	expect(Math.min(...shares)).toBeLessThan(0.5);
});

test("the cache leaves foreign files and folders alone", async () => {
	const folder = makeFolder();
	await writeFile(path.join(folder, "notes.txt"), "x".repeat(5000));
	await mkdir(path.join(folder, "folder.webp"));
	const { cache, logged } = await openCache(folder, 500);
	expect(await cache.get("notes.txt")).toBeUndefined();
	expect(await cache.get("folder.webp")).toBeUndefined();
	expect((await readdir(folder)).sort()).toEqual(["folder.webp", "notes.txt"]);
	expect(logged).toEqual([]);
});
