import { NavigationType, type To } from "react-router";
import type { LoadedPage } from "./load-page.ts";

/** Where a navigation leads, taken apart. */
export interface Target {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
}

/** What is shown, and how it came to be. */
export interface Entry {
	readonly loaded: LoadedPage;
	readonly location: Target & { readonly key: string; readonly state: null };
	readonly navigationType: NavigationType;
	/** How the history learns of it when it is shown; it knows already where this is absent. */
	readonly write?: "pushState" | "replaceState";
	/** Place among the history entries of this tab, for the way back from a failed return. */
	readonly index: number;
}

export function createEntry(
	loaded: LoadedPage,
	target: Target,
	navigationType: NavigationType,
	index: number,
): Entry {
	const entry = {
		loaded,
		location: { ...target, key: "default", state: null },
		navigationType,
		index,
	};
	if (navigationType === NavigationType.Pop) return entry;
	const write =
		navigationType === NavigationType.Push ? "pushState" : "replaceState";
	return { ...entry, write };
}

/** Where the address bar stands. */
export function readTarget(): Target {
	const { pathname, search, hash } = window.location;
	return { pathname, search, hash };
}

/** Takes an address within the site apart. */
export function parseTarget(href: string): Target {
	const { pathname, search, hash } = new URL(href, window.location.href);
	return { pathname, search, hash };
}

export function targetHref({ pathname, search, hash }: Target): string {
	return pathname + search + hash;
}

/** The address that a component asks for. */
export function toHref(to: To): string {
	if (typeof to === "string") return to;
	const { pathname = "", search = "", hash = "" } = to;
	return pathname + search + hash;
}
