import {
	defaultQuality,
	imageUrl,
	imageWidths,
} from "../../shared/image-sizes.ts";

/** A lazily loaded picture with sources for all relevant widths up to its own. */
export function Picture(props: {
	/** Path under `public/`, or an https URL of an allowed host. */
	src: string;
	alt: string;
	/** Size of the source in pixels. */
	width: number;
	height: number;
	/** The `sizes` attribute: the displayed width. */
	sizes: string;
	quality?: number;
}) {
	const { src, alt, width, height, sizes, quality = defaultQuality } = props;
	const [smallest = width] = imageWidths;
	const widths = imageWidths.filter((candidate) => candidate <= width);
	// The endpoint never upscales, so a smaller source is served at its own size.
	const candidates = widths.length > 0 ? widths : [smallest];
	const largest = candidates.at(-1) ?? smallest;
	return (
		<img
			src={imageUrl(src, largest, quality)}
			srcSet={candidates
				.map(
					(candidate) => `${imageUrl(src, candidate, quality)} ${candidate}w`,
				)
				.join(", ")}
			sizes={sizes}
			width={width}
			height={height}
			alt={alt}
			loading="lazy"
			decoding="async"
		/>
	);
}
