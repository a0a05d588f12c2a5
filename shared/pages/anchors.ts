import { brand } from "../brand.ts";

/** The key of a section's name below `names.anchors`: its anchor without the firm's short name. */
export function anchorLabel(anchor: string): string {
	const suffix = `-${brand.short}`;
	return anchor.endsWith(suffix) ? anchor.slice(0, -suffix.length) : anchor;
}

/** The id of a section without an anchor, by its 0-based index on the page. */
export function partId(index: number): string {
	return `part-${index + 1}`;
}

/** The id of a role in an industry's drawing, by its 0-based index. */
export function roleId(index: number): string {
	return `role-${index + 1}`;
}
