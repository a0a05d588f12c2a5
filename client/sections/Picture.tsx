import {
	defaultQuality,
	imageUrl,
	imageWidths,
} from "../../shared/image-sizes.ts";

/** A picture in every width that a screen may want, up to its own. It is fetched when it comes near. */
export function Picture(props: {
	/** Path under `public/`, or an https address of an allowed host. */
	src: string;
	alt: string;
	/** Size of the source, in pixels. */
	width: number;
	height: number;
	/** The `sizes` attribute: how wide the picture is shown. */
	sizes: string;
	quality?: number;
	className?: string | undefined;
}) {
	const {
		src,
		alt,
		width,
		height,
		sizes,
		quality = defaultQuality,
		className,
	} = props;
	const [smallest = width] = imageWidths;
	const widths = imageWidths.filter((candidate) => candidate <= width);
	// A narrower source is given as it is: the endpoint never upscales.
	const candidates = widths.length > 0 ? widths : [smallest];
	const largest = candidates.at(-1) ?? smallest;
	return (
		<img
			className={className}
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
