import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { size } from "./drawing-parts.ts";
import { icon, scenes } from "./drawings.ts";
import { makeIconFile } from "./icon-file.ts";

const folder = path.resolve(import.meta.dirname, "../../public");

test.each(Object.entries(scenes))(
	"%s is drawn the same each time, and its PNG file has the right dimensions",
	async (name, draw) => {
		const svg = draw();
		expect(draw()).toBe(svg);
		expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		const file = await readFile(path.join(folder, `pictures/${name}.png`));
		expect(file.length).toBeLessThan(400_000);
		expect(await sharp(file).metadata()).toMatchObject(size);
	},
);

test("public/icon.svg matches the icon that the script draws", async () => {
	expect(
		await readFile(path.join(folder, "icon.svg"), "utf8"),
		"run `npm run pictures`",
	).toBe(icon());
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
