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
	const section = findSection(hash);
	const heading = document.querySelector<HTMLElement>("main h1");
	const target = section ?? heading;
	if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
	target?.focus({ preventScroll: true });
	if (position !== undefined) restorePosition(position);
	else if (!section) restorePosition(0);
	else if (!isSamePage) section.scrollIntoView({ behavior: "instant" });
}

/** Scrolls at once to a position from the top, in CSS pixels. */
function restorePosition(position: number): void {
	window.scrollTo({ top: position, behavior: "instant" });
}

/**
 * Shows what a document was left at. One that is loaded again while it glides to a section has no
 * position, and browsers that were told to leave positions to us do not look at the hash.
 */
export function restoreView(position: number | undefined, hash: string): void {
	if (position !== undefined) restorePosition(position);
	else if (window.scrollY === 0)
		findSection(hash)?.scrollIntoView({ behavior: "instant" });
}

function findSection(hash: string): HTMLElement | null {
	return hash ? document.getElementById(decodeHash(hash)) : null;
}

function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}
