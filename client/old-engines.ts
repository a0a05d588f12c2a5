/**
 * Whether the engine knows what the site's styles need, of which `light-dark()` is the newest:
 * Chromium 123, Safari 17.5, Firefox 120. The scripts count on as much.
 */
export const isCurrentEngine = CSS.supports("color:light-dark(red,red)");

/**
 * Links the styles for the others: this script's element has the link's attributes. They get no
 * further scripts, and the site works without.
 */
export function styleForOldEngine(): void {
	document.head.append(
		Object.assign(
			document.createElement("link"),
			document.currentScript?.dataset,
		),
	);
}
