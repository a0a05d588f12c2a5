import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { allowSvg } from "../test/test-svg.ts";
import { icon, scenes } from "./drawings.ts";
import { makeIconFile } from "./icon-file.ts";

const folder = path.resolve(import.meta.dirname, "../../public");

allowSvg();

test.each(scenes)(
	"the PNG file of the scene %s shows its SVG file in the size that pages state, and is small",
	async (name) => {
		const png = await readFile(path.join(folder, `pictures/${name}.png`));
		const svg = path.join(import.meta.dirname, `${name}.svg`);
		expect(png.length).toBeLessThan(400_000);
		const [shown, drawn] = [await readPixels(png), await readPixels(svg)];
		// The PNG file has fewer colors.
		for (const [at, value] of drawn.entries())
			expect(Math.abs(value - (shown[at] ?? 0))).toBeLessThan(8);
	},
);

/** The average color of each part of a picture. */
async function readPixels(file: string | Buffer): Promise<Buffer> {
	const { data, info } = await sharp(file)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect(info).toMatchObject({ width: 1536, height: 1024 });
	return sharp(data, { raw: info }).resize(48, 32).raw().toBuffer();
}

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
