/** A source with more pixels is refused. */
const maximalPixels = 50_000_000;

// What a file is, its content says, not its name. No other loader ever runs, SVG's least of all.
const loaders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff"];

let loading: ReturnType<typeof load> | undefined;

/** Loads what makes pictures. With the first of them: it took an eighth of the server's start. */
async function load() {
	const { default: sharp } = await import("sharp");
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({
		operation: loaders.map((name) => `VipsForeignLoad${name}`),
	});
	// One thread a picture: the rest of the machine is for pages. Nothing is ever asked for twice.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}

/** Why a source could not be made into a picture. */
export type ImageFailure = "not-a-picture" | "too-many-pixels";

/**
 * Makes a webp of a width, in pixels, never wider than the source. A picture lies as its camera
 * was; of an animation the first frame is kept. SVG is refused.
 */
export async function makeImage(
	source: Buffer,
	width: number,
	quality: number,
): Promise<Buffer | ImageFailure> {
	loading ??= load();
	const sharp = await loading;
	try {
		const image = sharp(source, { limitInputPixels: false, failOn: "error" });
		const { width: sourceWidth, height } = await image.metadata();
		if (sourceWidth * height > maximalPixels) return "too-many-pixels";
		return await image
			.autoOrient()
			.resize({ width, withoutEnlargement: true })
			.webp({ quality })
			.toBuffer();
	} catch {
		return "not-a-picture";
	}
}
