import { loadSharp } from "./load-sharp.ts";

/** The largest image takes a tenth of it; a maliciously slow one is stopped after that. */
const maximalSeconds = 60;

/** Why a source could not be converted. */
export type ImageFailure = "not-a-picture" | "too-many-pixels" | "too-heavy";

/**
 * Encodes a weighed source as WebP, at a width in pixels but never wider than the source. Applies
 * the EXIF orientation; keeps only the first frame of an animation. SVG is refused.
 */
export async function makeImage(
	source: Buffer,
	width: number,
	quality: number,
): Promise<Buffer | ImageFailure> {
	const sharp = await loadSharp();
	try {
		return await sharp(source, { limitInputPixels: false, failOn: "error" })
			.autoOrient()
			.resize({ width, withoutEnlargement: true })
			.webp({ quality })
			.timeout({ seconds: maximalSeconds })
			.toBuffer();
	} catch (error) {
		const isLate = error instanceof Error && error.message.includes("timeout");
		return isLate ? "too-heavy" : "not-a-picture";
	}
}
