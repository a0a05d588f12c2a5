import { brand } from "../brand.ts";

/** The key of a section's name below `names.anchors`: its anchor without the firm's short name. */
export function anchorLabel(anchor: string): string {
	const suffix = `-${brand.short}`;
	return anchor.endsWith(suffix) ? anchor.slice(0, -suffix.length) : anchor;
}

/** The id of a part that has no anchor of its own, by its place among its page's parts, from 0. */
export function partId(index: number): string {
	return `part-${index + 1}`;
}

/** The id of a role of an industry's drawing, by its place in the list, from 0. */
export function roleId(index: number): string {
	return `role-${index + 1}`;
}
