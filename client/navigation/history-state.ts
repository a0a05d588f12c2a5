/** What this site keeps with a history entry. */
interface HistoryState {
	readonly index: number;
	readonly scroll?: number;
}

// The browser moves the address before it tells, so what is left by Back is kept here.
const positions = new Map<number, number>();

/** The entry's place among those of this tab; `undefined` for one that the browser made. */
export function readIndex(): number | undefined {
	const index: unknown = history.state?.index;
	return typeof index === "number" ? index : undefined;
}

/** The scroll position kept with the current history entry, in CSS pixels. */
export function readScroll(): number | undefined {
	const known = positions.get(readIndex() ?? -1);
	if (known !== undefined) return known;
	const scroll: unknown = history.state?.scroll;
	return typeof scroll === "number" ? scroll : undefined;
}

/** Gives the current history entry its place, as a new one. */
export function writeIndex(index: number): void {
	positions.delete(index);
	const state: HistoryState = { ...history.state, index };
	history.replaceState(state, "");
}

/** Adds an entry to the history of the browser, which goes on from it. */
export function writeEntry(index: number, href: string): void {
	const state: HistoryState = { index };
	history.pushState(state, "", href);
}

/** Keeps the scroll position of what is shown, whose entry may not be the current one any more. */
export function rememberScroll(shownIndex: number): void {
	const scroll = window.scrollY;
	positions.set(shownIndex, scroll);
	if (readIndex() !== shownIndex) return;
	const state: HistoryState = { index: shownIndex, scroll };
	history.replaceState(state, "");
}
