import { brand } from "../brand.ts";

/** The key of a section's name below `names.anchors`: its anchor without the firm's short name. */
export function anchorLabel(anchor: string): string {
	const suffix = `-${brand.short}`;
	return anchor.endsWith(suffix) ? anchor.slice(0, -suffix.length) : anchor;
}
