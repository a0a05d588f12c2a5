/** Target of `<use>` for an industry's drawing. Its colors are inherited from where it is used. */
export function drawingHref(slug: string): string {
	return `/drawings/${slug}.svg#d`;
}
