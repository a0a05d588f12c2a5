/**
 * Target of `<use>` for an industry's drawing. Its colors are inherited from where it is used.
 *
 * @param part the drawing, or the lines from its numbers to the people.
 */
export function drawingHref(slug: string, part: "d" | "n" = "d"): string {
	return `/drawings/${slug}.svg#${part}`;
}
