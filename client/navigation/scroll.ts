/** Keeps the scroll position with the history entry that is about to be left. */
export function rememberScroll(): void {
	history.replaceState({ scroll: window.scrollY }, "");
}

/** The scroll position kept with the current history entry. */
export function readScroll(): number | undefined {
	const scroll: unknown = history.state?.scroll;
	return typeof scroll === "number" ? scroll : undefined;
}

/**
 * After a navigation, shows what it was for and moves the focus there: the position returned to,
 * the section that the hash names, or the page's heading.
 */
export function showTarget(hash: string, position: number | undefined): void {
	const section = hash ? document.getElementById(decodeHash(hash)) : null;
	const heading = document.querySelector<HTMLElement>("main h1");
	const target = section ?? heading;
	if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
	target?.focus({ preventScroll: true });
	if (position !== undefined) window.scrollTo(0, position);
	else if (section) section.scrollIntoView();
	else window.scrollTo(0, 0);
}

function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}
