import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { icon, scenes } from "./drawings.ts";
import { makeIconFile } from "./icon-file.ts";

const folder = path.resolve(import.meta.dirname, "../../public");

test.each(scenes)(
	"the PNG file of the scene %s has the size that pages state, and is small",
	async (name) => {
		const file = await readFile(path.join(folder, `pictures/${name}.png`));
		expect(file.length).toBeLessThan(400_000);
		const size = { width: 1536, height: 1024 };
		expect(await sharp(file).metadata()).toMatchObject(size);
		const source = path.join(import.meta.dirname, `${name}.svg`);
		expect(await sharp(source).metadata()).toMatchObject(size);
	},
);

test("public/icon.svg matches the icon that the script draws", async () => {
	expect(await readFile(path.join(folder, "icon.svg"), "utf8")).toBe(icon());
});

test("favicon.ico contains one 32-pixel PNG picture with a correct header", async () => {
	const file = await readFile(path.join(folder, "favicon.ico"));
	const png = file.subarray(file.readUInt32LE(18));
	expect(file.readUInt32LE(14)).toBe(png.length);
	expect(makeIconFile(png, 32)).toEqual(file);
	expect(await sharp(png).metadata()).toMatchObject({
		format: "png",
		width: 32,
	});
});
