/**
 * Whether the engine supports the site's styles, of which `light-dark()` is the newest: Chromium
 * 123, Safari 17.5, Firefox 120. The scripts require no more than that.
 */
export const isCurrentEngine = CSS.supports("color:light-dark(red,red)");

/**
 * Adds the stylesheet for old engines, whose link attributes are this script element's `data-*`.
 * Old engines get no further scripts; the site works without.
 */
export function styleForOldEngine(): void {
	document.head.append(
		Object.assign(
			document.createElement("link"),
			document.currentScript?.dataset,
		),
	);
}
