import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { listPictureFaults } from "../content/picture-faults.ts";
import { editFile } from "../test/test-edit-file.ts";
import { formatFault } from "../validate/fault.ts";
import { openEditor } from "./test-editor.ts";

function draw(width: number, height = 700): Sharp {
	const background = "#0b5563";
	return sharp({ create: { width, height, channels: 3, background } });
}

test("an uploaded picture is saved upright without EXIF data and never overwrites another one", async () => {
	const { root, upload, show } = await openEditor();
	const photo = await draw(800)
		.withExif({ IFD0: { Copyright: "Someone" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const answer = await upload("Our%20Office%202.JPEG", photo);
	expect(answer.status).toBe(201);
	const { href } = answer.body;
	expect(href).toBe("/pictures/our-office-2.jpg");
	const written = await readFile(path.join(root, "public", href));
	const found = await sharp(written).metadata();
	expect([found.width, found.height, found.exif]).toEqual([
		700,
		800,
		undefined,
	]);
	const all: { href: string; width: number }[] = (await show("pictures")).body;
	expect(all.find((picture) => picture.href === href)?.width).toBe(700);

	const again = await upload("our-office-2.jpg", photo);
	expect(again.status).toBe(409);
	expect(again.text).toContain("there is another our-office-2.jpg");
	expect(await readFile(path.join(root, "public", href))).toEqual(written);
});

const secret = Buffer.from("Amal, 25.2N 55.3E");

/** A JPEG with a comment. */
async function makeCommented(): Promise<Buffer> {
	const plain = await draw(640).jpeg().toBuffer();
	const head = Buffer.from([0xff, 0xfe, 0, secret.length + 2]);
	return Buffer.concat([plain.subarray(0, 2), head, secret, plain.subarray(2)]);
}

/** A PNG with the chunk of a text after its header. */
async function makeNamed(): Promise<Buffer> {
	const plain = await draw(640).png().toBuffer();
	const content = Buffer.concat([Buffer.from("tEXtAuthor\0"), secret]);
	const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	size.writeUInt32BE(content.length - 4);
	check.writeUInt32BE(crc32(content));
	const rest = plain.subarray(33);
	return Buffer.concat([plain.subarray(0, 33), size, content, check, rest]);
}

/** A WebP with something appended, as phones append a video. */
async function makeLonger(): Promise<Buffer> {
	return Buffer.concat([await draw(640).webp().toBuffer(), secret]);
}

/** An AVIF with the same. */
async function makeLongAvif(): Promise<Buffer> {
	return Buffer.concat([await draw(640, 64).avif().toBuffer(), secret]);
}

test.each([
	["comment.jpg", makeCommented],
	["author.png", makeNamed],
	["longer.webp", makeLonger],
	["longer.avif", makeLongAvif],
])("what is hidden in %s is not published", async (name, make) => {
	const { root, upload } = await openEditor();
	const picture = await make();
	expect(picture.includes(secret)).toBe(true);
	expect((await upload(name, picture)).status).toBe(201);
	const written = await readFile(path.join(root, "public/pictures", name));
	expect(written.includes(secret)).toBe(false);
});

test("a PNG keeps every pixel's color", async () => {
	const { root, upload } = await openEditor();
	const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	const picture = await sharp({
		create: { width: 640, height: 64, channels: 4, background, noise },
	})
		.png()
		.toBuffer();
	expect((await upload("noise.png", picture)).status).toBe(201);
	const file = path.join(root, "public/pictures/noise.png");
	const [kept, given] = await Promise.all(
		[file, picture].map((source) => sharp(source).raw().toBuffer()),
	);
	expect(given && kept?.equals(given)).toBe(true);
});

test.each([
	["small.png", () => draw(639).png().toBuffer(), 422, "639 pixels wide"],
	["drawing.svg", async () => Buffer.from("<svg width='900'/>"), 415, "PNG"],
	["moving.gif", () => draw(800).gif().toBuffer(), 415, "PNG"],
	["none.png", async () => Buffer.from("none"), 415, "PNG"],
	["empty.png", async () => Buffer.alloc(0), 415, "PNG"],
	["%E5%9B%BE.png", () => draw(800).png().toBuffer(), 422, "letters"],
] as const)(
	"the upload of %s is refused with the reason",
	async (name, make, status, why) => {
		const { upload, show } = await openEditor();
		const before = (await show("pictures")).body;
		const answer = await upload(name, await make());
		expect(answer.status).toBe(status);
		expect(answer.text).toContain(why);
		expect((await show("pictures")).body).toEqual(before);
	},
);

test("a picture with metadata that was copied into the folder is reported", async () => {
	const { root, upload } = await openEditor();
	const photo = await draw(640)
		.withExif({ IFD3: { GPSLatitude: "25/1 12/1 0/1" } })
		.jpeg()
		.toBuffer();
	await upload("uploaded.jpg", photo);
	await writeFile(path.join(root, "public/pictures/copied.jpg"), photo);
	const faults = (await listPictureFaults(root)).map(formatFault);
	expect(faults.filter((fault) => fault.includes("metadata"))).toEqual([
		expect.stringContaining("public/pictures/copied.jpg"),
	]);
});

test("a picture of 20 MB is refused with the sizes that are allowed", async () => {
	const { upload } = await openEditor();
	const { status, text } = await upload("big.png", Buffer.alloc(20_000_000));
	expect(status).toBe(413);
	expect(text).toContain("up to 12 MB");
});

test("a cross-origin upload gets a 403", async () => {
	const { upload } = await openEditor();
	const picture = await draw(640).png().toBuffer();
	const headers = { Origin: "http://evil.example" };
	expect((await upload("a.png", picture, headers)).status).toBe(403);
});

test("an unused picture is reported and can be removed, and a used one stays", async () => {
	const { root, upload, show, post, read } = await openEditor();
	expect(await listPictureFaults(root)).toEqual([]);
	const picture = await draw(640).png().toBuffer();
	for (const name of ["shown.png", "left.png"]) await upload(name, picture);
	const file = path.join(
		root,
		"locales/zh-CN/articles/chinese-epc-first-year.md",
	);
	await editFile(file, (text) => `${text}\n![图](/pictures/shown.png)\n`);
	expect((await listPictureFaults(root)).map(formatFault)).toEqual([
		expect.stringMatching(
			/^public\/pictures\/left\.png:1:1 file: nothing shows it/,
		),
	]);
	const list = (await show("")).text;
	expect(list).toContain('action="/pictures/left.png/remove"');
	expect(list).not.toMatch(/pictures\/(shown|desert)\.png/);

	for (const name of ["shown.png", "desert.png", "none.png"])
		expect((await post(undefined, `pictures/${name}/remove`)).status).toBe(409);
	const evil = { Origin: "http://evil.example" };
	const remove = "pictures/left.png/remove";
	expect((await post(undefined, remove, evil)).status).toBe(403);
	expect(await listPictureFaults(root)).toHaveLength(1);
	expect((await post(undefined, remove)).status).toBe(303);
	expect(await listPictureFaults(root)).toEqual([]);
	expect((await show("")).text).not.toContain("left.png");
	expect(await read("public/pictures/desert.png")).not.toBe("");
});
