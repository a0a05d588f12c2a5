import { percentDecode } from "../../shared/percent-decode.ts";

/**
 * After a navigation, scrolls to the target and focuses it: the saved position, the section in the
 * hash, or the page's heading. Scrolling is instant because the page is a new one.
 *
 * @param isSamePage whether the browser itself has already scrolled to the section
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

/** Scrolls instantly to an offset from the top, in CSS pixels. */
function restorePosition(position: number): void {
	window.scrollTo({ top: position, behavior: "instant" });
}

/**
 * Restores the view of a reloaded document. A reload during a smooth scroll leaves no saved
 * position, and with `scrollRestoration = "manual"` browsers ignore the hash.
 */
export function restoreView(position: number | undefined, hash: string): void {
	if (position !== undefined) restorePosition(position);
	else if (window.scrollY === 0)
		findSection(hash)?.scrollIntoView({ behavior: "instant" });
}

/** The section in the hash, unfolded: only browsers' own navigations unfold a target. */
function findSection(hash: string): HTMLElement | null {
	const anchor = hash.slice(1);
	const section = document.getElementById(percentDecode(anchor) ?? anchor);
	const fold = section?.closest("details") ?? section?.nextElementSibling;
	if (fold && "open" in fold) fold.open = true;
	return section;
}
