import { loadSharp } from "./load-sharp.ts";

/** The largest picture takes a tenth of it; one that was made to take long has it all. */
const maximalSeconds = 60;

/** Why a source could not be made into a picture. */
export type ImageFailure = "not-a-picture" | "too-many-pixels" | "too-heavy";

/**
 * Makes a webp of a width, in pixels, never wider than the source, which has been weighed before. A
 * picture lies as its camera was; of an animation the first frame is kept. SVG is refused.
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
