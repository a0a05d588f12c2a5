import type { Metadata } from "sharp";
import { type ImageFailure, loadSharp } from "./make-image.ts";

/** The most pixels of a source. */
const maximalPixels = 50_000_000;
/** A lower limit for HEIF, which is decoded as a whole, at many bytes per pixel. */
const maximalHeifPixels = 16_000_000;
/** The most memory for decoding, in bytes. */
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
 * Estimates from a source's header the most memory that decoding takes, in bytes. Nothing is
 * decoded. The header can be trusted: decoders reject images whose dimensions differ from it.
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
	// An image that is rotated is buffered as a whole.
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
			// A TIFF may consist of a single tile.
			return sample * 2 + 4 + turned;
	}
}
