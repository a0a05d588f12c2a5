import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { icon, scenes } from "./drawings.ts";

const folder = path.resolve(import.meta.dirname, "../../public");

test.each(Object.entries(scenes))(
	"%s is drawn the same each time, and its file has its size",
	async (name, { draw, size }) => {
		const svg = draw(size);
		expect(draw(size)).toBe(svg);
		expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		const file = await readFile(path.join(folder, `pictures/${name}.png`));
		expect(file.length).toBeLessThan(400_000);
		expect(await sharp(file).metadata()).toMatchObject(size);
	},
);

test("the icon in public is the drawn one", async () => {
	expect(await readFile(path.join(folder, "icon.svg"), "utf8")).toBe(icon());
});
