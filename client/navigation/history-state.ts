/** This site's data in a history entry's state. */
interface HistoryState {
	readonly index: number;
	readonly scroll?: number;
}

// On Back, the browser changes the URL before it fires `popstate`, so positions of left entries are
// kept here.
const positions = new Map<number, number>();

/** Index of the entry among those of this tab; `undefined` if the browser created it. */
export function readIndex(): number | undefined {
	const index: unknown = history.state?.index;
	return typeof index === "number" ? index : undefined;
}

/** Saved scroll position of the current history entry, in CSS pixels. */
export function readScroll(): number | undefined {
	const known = positions.get(readIndex() ?? -1);
	if (known !== undefined) return known;
	const scroll: unknown = history.state?.scroll;
	return typeof scroll === "number" ? scroll : undefined;
}

/** Sets the index of the current history entry and resets its scroll position. */
export function writeIndex(index: number): void {
	positions.delete(index);
	const state: HistoryState = { ...history.state, index };
	history.replaceState(state, "");
}

/** Pushes a history entry, or replaces the current one if that has the same index. */
export function writeEntry(index: number, href: string): void {
	const state: HistoryState = { index };
	history[index === readIndex() ? "replaceState" : "pushState"](
		state,
		"",
		href,
	);
}

/** Saves the scroll position of the shown entry, which may no longer be the current one. */
export function rememberScroll(shownIndex: number): void {
	const scroll = window.scrollY;
	positions.set(shownIndex, scroll);
	// A write takes a tenth of a click's time.
	if (readIndex() !== shownIndex || history.state?.scroll === scroll) return;
	const state: HistoryState = { index: shownIndex, scroll };
	history.replaceState(state, "");
}
