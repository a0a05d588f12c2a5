import sharp from "sharp";

/** A source with more pixels is refused. */
const maximalPixels = 50_000_000;

const acceptedFormats = ["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"];

/** Why a source could not be made into a picture. */
export type ImageFailure = "not-a-picture" | "too-many-pixels";

/** Makes a webp of a width, in pixels, never wider than the source. SVG is refused. */
export async function makeImage(
	source: Buffer,
	width: number,
	quality: number,
): Promise<Buffer | ImageFailure> {
	try {
		const image = sharp(source, { limitInputPixels: false, failOn: "error" });
		const {
			format,
			width: sourceWidth = 0,
			height = 0,
		} = await image.metadata();
		if (!acceptedFormats.includes(format ?? "")) return "not-a-picture";
		if (sourceWidth * height > maximalPixels) return "too-many-pixels";
		return await image
			.rotate()
			.resize({ width, withoutEnlargement: true })
			.webp({ quality })
			.toBuffer();
	} catch {
		return "not-a-picture";
	}
}
