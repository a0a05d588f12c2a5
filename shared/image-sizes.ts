import { imagePath } from "./endpoints.ts";

/** Layout breakpoints in CSS pixels. */
export const breakpoints = {
	xs: 320,
	sm: 640,
	md: 768,
	lg: 1024,
	xl: 1280,
	xxl: 1536,
	"2xl": 1536,
} as const;

export const densities = [1, 2] as const;

/** Widths that the image endpoint serves, in pixels: every breakpoint at every density. */
export const imageWidths: readonly number[] = [
	...new Set(
		Object.values(breakpoints).flatMap((width) =>
			densities.map((d) => width * d),
		),
	),
].sort((a, b) => a - b);

export const defaultQuality = 100;

/** The URL of a picture at a given width, as WebP. */
export function imageUrl(
	source: string,
	width: number,
	quality: number = defaultQuality,
): string {
	return `${imagePath}?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`;
}
