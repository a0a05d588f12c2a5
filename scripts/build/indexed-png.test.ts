import sharp from "sharp";
import { expect, test } from "vitest";
import { createRows, encodeIndexedPng, setPixel } from "./indexed-png.ts";

test("each set pixel keeps its color, and unset pixels get the first color", async () => {
	const rows = createRows(4, 2);
	setPixel(rows, 1, 0, 2);
	setPixel(rows, 2, 1, 1);
	setPixel(rows, 3, 1, 2);
	setPixel(rows, 2, 1, 2);
	const [a, b, c] = [
		[1, 2, 3],
		[4, 5, 6],
		[250, 251, 252],
	] as const;
	const { data, info } = await sharp(await encodeIndexedPng(rows, [a, b, c]))
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([info.width, info.height, info.channels]).toEqual([4, 2, 3]);
	expect([...data]).toEqual([a, c, a, a, a, a, c, c].flat());
});
