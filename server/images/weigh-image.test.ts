import sharp from "sharp";
import { expect, test } from "vitest";
import { makeImage } from "./make-image.ts";
import { drawPicture, forgeAvifSize } from "./test-images.ts";
import { maximalWeight, weighImage } from "./weigh-image.ts";

/** The weight of an acceptable image, in bytes per pixel. */
async function weigh(picture: Buffer): Promise<number> {
	const weight = await weighImage(picture);
	if (typeof weight === "string") throw new Error(weight);
	const { width, height } = await sharp(picture).metadata();
	return Math.round((weight - picture.length) / (width * height));
}

test("an AVIF is rejected by the dimensions in its header before it is decoded", async () => {
	expect(await weighImage(await forgeAvifSize(7000, 7000))).toBe("too-heavy");
	expect(await weighImage(await forgeAvifSize(4001, 4000))).toBe("too-heavy");
	expect(await weighImage(await forgeAvifSize(4000, 4000))).toBeLessThan(
		maximalWeight,
	);
});

test("an AVIF larger than its header declares is not decoded", async () => {
	const picture = await forgeAvifSize(10, 10);
	expect(await weighImage(picture)).toBeLessThan(10_000);
	expect(await makeImage(picture, 320, 80)).toBe("not-a-picture");
});

test("images that must be decoded whole weigh more than those read line by line", async () => {
	const plain = sharp(await drawPicture(400, 300));
	const [png, interlaced] = await Promise.all(
		[false, true].map((progressive) =>
			plain.clone().png({ progressive }).toBuffer(),
		),
	);
	const [jpeg, progressive, turned] = await Promise.all([
		plain.clone().jpeg().toBuffer(),
		plain.clone().jpeg({ progressive: true }).toBuffer(),
		plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
	]);
	if (!png || !interlaced) throw new Error("no pictures");
	expect(await weigh(png)).toBeLessThan(await weigh(interlaced));
	expect(await weigh(jpeg)).toBeLessThan(await weigh(progressive));
	expect(await weigh(jpeg)).toBeLessThan(await weigh(turned));
	expect(await weigh(turned)).toBeLessThan(
		await weigh(await drawPicture(400, 300, "avif")),
	);
});

test("16-bit channels increase the weight", async () => {
	const draw = (colours: "srgb" | "rgb16") =>
		sharp({
			create: { width: 99, height: 99, channels: 4, background: "#0008" },
		})
			.toColourspace(colours)
			.png({ progressive: true })
			.toBuffer();
	expect(await weigh(await draw("rgb16"))).toBe(
		(await weigh(await draw("srgb"))) + 4,
	);
});
