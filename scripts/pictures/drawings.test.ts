import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { allowSvg } from "../test/test-svg.ts";
import { icon } from "./drawings.ts";
import { makeIconFile } from "./icon-file.ts";

allowSvg();

const folder = path.resolve(import.meta.dirname, "../../public");

test("desert.png shows what the SVG file draws, and is small", async () => {
	const file = path.join(folder, "pictures/desert.png");
	expect((await stat(file)).size).toBeLessThan(400_000);
	const drawn = path.join(import.meta.dirname, "desert.svg");
	const { width, height } = await sharp(drawn).metadata();
	expect(await sharp(file).metadata()).toMatchObject({ width, height });
	const [wanted, given] = [await meansOf(drawn), await meansOf(file)];
	// The PNG has a palette.
	for (const [index, mean] of given.entries())
		expect(Math.abs(mean - (wanted[index] ?? 0))).toBeLessThan(4);
});

/** The mean of each color in each of 48 parts. */
async function meansOf(picture: string): Promise<readonly number[]> {
	// Resizing at once would let the SVG be drawn smaller, with other edges.
	const whole = await sharp(picture).removeAlpha().png().toBuffer();
	return [
		...(await sharp(whole).resize(8, 6, { fit: "fill" }).raw().toBuffer()),
	];
}

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
