/** What `<use>` shows of an industry's drawing: its one group, in the colors of where it is used. */
export function drawingHref(slug: string): string {
	return `/drawings/${slug}.svg#d`;
}
