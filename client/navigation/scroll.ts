/**
 * After a navigation, shows what it was for and moves the focus there: the position returned to,
 * the section that the hash names, or the page's heading. Nothing glides: the page is another one.
 *
 * @param isSamePage the browser itself has moved to the section.
 */
export function showTarget(
	hash: string,
	position: number | undefined,
	isSamePage: boolean,
): void {
	const section = hash ? document.getElementById(decodeHash(hash)) : null;
	const heading = document.querySelector<HTMLElement>("main h1");
	const target = section ?? heading;
	if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
	target?.focus({ preventScroll: true });
	if (position !== undefined) restorePosition(position);
	else if (!section) restorePosition(0);
	else if (!isSamePage) section.scrollIntoView({ behavior: "instant" });
}

/** Scrolls at once to a position from the top, in CSS pixels. */
export function restorePosition(position: number): void {
	window.scrollTo({ top: position, behavior: "instant" });
}

function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}
