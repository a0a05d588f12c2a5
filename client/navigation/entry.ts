import type { NavigationType, Path } from "react-router";
import type { LoadedPage } from "./loaded-page.ts";

/** What is shown, and how it came to be. */
export interface Entry {
	readonly loaded: LoadedPage;
	/** Another one for each entry. */
	readonly location: Path;
	/** `Pop` where the history knows of it already. */
	readonly navigationType: NavigationType;
	/** Place among the history entries of this tab, for the way back from a failed return. */
	readonly index: number;
}

/** Makes the entry of a page that is loaded. */
export function createEntry(
	loaded: LoadedPage,
	target: Path,
	navigationType: NavigationType,
	index: number,
): Entry {
	return { loaded, location: { ...target }, navigationType, index };
}

/** Where the address bar stands. */
export function readTarget(): Path {
	const { pathname, search, hash } = window.location;
	return { pathname, search, hash };
}

/** Takes an address within the site apart. */
export function parseTarget(href: string): Path {
	const { pathname, search, hash } = new URL(href, window.location.href);
	return { pathname, search, hash };
}
