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

// The format is detected from the content. All other loaders are blocked, notably SVG.
const loaders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff"];

let loading: ReturnType<typeof load> | undefined;

/** Loads sharp with the first image: it took an eighth of the server's startup time. */
export function loadSharp(): ReturnType<typeof load> {
	loading ??= load();
	return loading;
}

async function load() {
	const { default: sharp } = await import("sharp");
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({
		operation: loaders.map((name) => `VipsForeignLoad${name}`),
	});
	// One thread per image leaves the other cores to pages. Results are cached elsewhere.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}
