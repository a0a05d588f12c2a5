import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeImage } from "./make-image.ts";
import { drawPicture, forgeSize } from "./test-images.ts";
import { weighImage } from "./weigh-image.ts";

/** Makes an image and fails if that is impossible. */
async function make(source: Buffer, width: number, quality = 100) {
	const made = await makeImage(source, width, quality);
	if (typeof made === "string") throw new Error(made);
	return made;
}

test.each(["png", "jpeg", "webp", "avif", "gif", "tiff"] as const)(
	"a %s is converted to a proportional WebP of the requested width",
	async (format) => {
		const made = await make(await drawPicture(800, 400, format), 320);
		expect(await sharp(made).metadata()).toMatchObject({
			format: "webp",
			width: 320,
			height: 160,
		});
	},
);

test.each([
	[100, 50],
	[320, 200],
])("an image %i pixels wide is never enlarged", async (width, height) => {
	const made = await make(await drawPicture(width, height), 3072);
	expect(await sharp(made).metadata()).toMatchObject({ width, height });
});

/** A JPEG whose left half is red and whose right half is blue in the camera's orientation. */
function drawHalves(orientation: number): Promise<Buffer> {
	const half = { width: 500, height: 600, channels: 3 } as const;
	const background = { r: 0, g: 0, b: 255 };
	return sharp({ create: { ...half, width: 1000, background } })
		.composite([
			{
				input: { create: { ...half, background: { r: 255, g: 0, b: 0 } } },
				left: 0,
				top: 0,
			},
		])
		.withMetadata({ orientation })
		.jpeg({ quality: 95 })
		.toBuffer();
}

test.each([
	[1, 320, 192, "left"],
	[2, 320, 192, "right"],
	[3, 320, 192, "right"],
	[6, 320, 533, "top"],
	[8, 320, 533, "bottom"],
] as const)(
	"EXIF orientation %i yields %i × %i with red at the %s and is removed from the result",
	async (orientation, width, height, side) => {
		const made = await make(await drawHalves(orientation), 320);
		const metadata = await sharp(made).metadata();
		expect(metadata).toMatchObject({ width, height });
		expect(metadata.orientation).toBeUndefined();
		const [left, top] = {
			left: [10, height >> 1],
			right: [width - 10, height >> 1],
			top: [width >> 1, 10],
			bottom: [width >> 1, height - 10],
		}[side];
		const pixel = await sharp(made)
			.extract({ left: left ?? 0, top: top ?? 0, width: 1, height: 1 })
			.raw()
			.toBuffer();
		const [red = 0, green = 0, blue = 0] = pixel;
		expect(red).toBeGreaterThan(240);
		expect(green).toBeLessThan(15);
		expect(blue).toBeLessThan(15);
	},
);

test("a rotated image is not enlarged beyond its displayed width", async () => {
	const made = await make(await drawHalves(6), 768);
	expect(await sharp(made).metadata()).toMatchObject({
		width: 600,
		height: 1000,
	});
});

test("EXIF metadata is stripped", async () => {
	const source = await sharp(await drawPicture(400, 300))
		.withExif({ IFD0: { Copyright: "somebody" } })
		.jpeg()
		.toBuffer();
	expect(source.includes("somebody")).toBe(true);
	const made = await make(source, 320);
	expect(made.includes("somebody")).toBe(false);
	expect((await sharp(made).metadata()).exif).toBeUndefined();
});

test("an animated GIF becomes its first frame", async () => {
	const frames = [255, 0, 128].map((grey) => Buffer.alloc(640 * 480 * 3, grey));
	const gif = await sharp(Buffer.concat(frames), {
		raw: { width: 640, height: 480 * 3, channels: 3, pageHeight: 480 },
	})
		.gif({ delay: [100, 100, 100] })
		.toBuffer();
	expect((await sharp(gif).metadata()).pages).toBe(3);
	const made = await make(gif, 320);
	const metadata = await sharp(made).metadata();
	expect(metadata).toMatchObject({ format: "webp", width: 320, height: 240 });
	expect(metadata.pages).toBeUndefined();
	expect((await sharp(made).stats()).dominant).toMatchObject({
		r: 248,
		g: 248,
		b: 248,
	});
});

test("transparency is preserved", async () => {
	const background = { r: 0, g: 0, b: 0, alpha: 0 };
	const source = await sharp({
		create: { width: 400, height: 400, channels: 4, background },
	})
		.png()
		.toBuffer();
	expect((await sharp(await make(source, 320)).metadata()).hasAlpha).toBe(true);
});

test("higher quality yields more bytes", async () => {
	const noise = await sharp({
		create: {
			width: 400,
			height: 400,
			channels: 3,
			background: "white",
			noise: { type: "gaussian", mean: 128, sigma: 40 },
		},
	})
		.png()
		.toBuffer();
	const sizes = await Promise.all(
		[1, 50, 100].map(
			async (quality) => (await make(noise, 320, quality)).length,
		),
	);
	expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
	expect(new Set(sizes).size).toBe(3);
});

const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="200" height="200"/></svg>';

test.each([
	["SVG", Buffer.from(svg)],
	["SVG behind a declaration", Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
	["SVG behind white space and a comment", Buffer.from(`\n <!-- -->${svg}`)],
	["SVG behind a byte order mark", Buffer.from(`\uFEFF${svg}`)],
	["SVG in UTF-16", Buffer.from(`\uFEFF${svg}`, "utf16le")],
	["compressed SVG", gzipSync(svg)],
	["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
	["HTML", Buffer.from("<!doctype html><title>No picture</title>")],
	["nothing", Buffer.alloc(0)],
	["zeros", Buffer.alloc(1000)],
	["a portable pixmap", Buffer.from("P3 1 1 255 255 0 0\n")],
])("input that is not an image is rejected: %s", async (_name, source) => {
	expect(await makeImage(source, 320, 100)).toBe("not-a-picture");
	expect(await weighImage(source)).toBe("not-a-picture");
});

test.each(["png", "jpeg", "webp", "gif"] as const)(
	"a truncated %s is rejected as not an image",
	async (format) => {
		const whole = await drawPicture(800, 800, format);
		const cut = whole.subarray(0, Math.floor(whole.length * 0.7));
		expect(await makeImage(cut, 320, 100)).toBe("not-a-picture");
	},
);

test.each([
	[7072, 7072],
	[50_000_001, 1],
	[100_000, 100_000],
])(
	"an image that declares %i × %i pixels is rejected unread",
	async (width, height) => {
		expect(await weighImage(await forgeSize(width, height))).toBe(
			"too-many-pixels",
		);
	},
);

test("an image of exactly 50 megapixels is accepted", async () => {
	expect(await weighImage(await forgeSize(10_000, 5_000))).toBeTypeOf("number");
});
