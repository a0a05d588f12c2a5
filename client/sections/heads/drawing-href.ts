/**
 * Target of `<use>` for a drawing in `public/drawings/`, whole or a part of its file. Its colors are
 * inherited from where it is used.
 */
export function drawingHref(file: string, part = "d"): string {
	return `/drawings/${file}.svg#${part}`;
}
