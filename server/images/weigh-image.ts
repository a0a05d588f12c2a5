import type { Metadata } from "sharp";
import { loadSharp } from "./load-sharp.ts";
import type { ImageFailure } from "./make-image.ts";

/** A source with more pixels is refused. */
const maximalPixels = 50_000_000;
/** One that is decoded as a whole, at many bytes a pixel, is refused with fewer. */
const maximalHeifPixels = 16_000_000;
/** One that takes more memory, in bytes, is refused. */
export const maximalWeight = 512 * 1024 * 1024;

const sampleBytes: Readonly<Record<string, number>> = {
	ushort: 2,
	short: 2,
	uint: 4,
	int: 4,
	float: 4,
	complex: 8,
	double: 8,
	dpcomplex: 16,
};

/**
 * Tells from a source's head what memory its decoding takes at most, in bytes; nothing is decoded.
 * The head cannot lie: decoders refuse what has other measures than it says.
 */
export async function weighImage(
	source: Buffer,
): Promise<number | ImageFailure> {
	const sharp = await loadSharp();
	try {
		const image = sharp(source, { limitInputPixels: false });
		const metadata = await image.metadata();
		const pixels = metadata.width * metadata.height;
		const isHeif = metadata.format === "heif";
		if (pixels > maximalPixels) return "too-many-pixels";
		if (isHeif && pixels > maximalHeifPixels) return "too-heavy";
		const weight = source.length + pixels * bytesPerPixel(metadata);
		return weight > maximalWeight ? "too-heavy" : weight;
	} catch {
		return "not-a-picture";
	}
}

/** As measured with libvips 8.18 at the largest width, rounded up. */
function bytesPerPixel(metadata: Metadata): number {
	const { format, channels, depth, isProgressive, orientation = 1 } = metadata;
	const sample = channels * (sampleBytes[depth] ?? 1);
	// What is turned is held as a whole before.
	const turned = orientation > 1 ? Math.max(sample, 4) + 2 : 0;
	switch (format) {
		case "jpeg":
			return (isProgressive ? 6.5 : 2.5) + turned;
		case "png":
			return (isProgressive ? sample + 4 : 4) + turned;
		case "webp":
			return 7 + turned;
		case "gif":
			return 8;
		case "heif":
			return 26;
		default:
			// A TIFF may be one single tile.
			return sample * 2 + 4 + turned;
	}
}
