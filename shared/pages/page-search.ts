import { type Page, routeOf } from "./page-paths.ts";

/** Characters that count of a parameter's value. An address with a long filter fits, as `next`. */
const maximalValue = 1024;

/**
 * The part of a query string that changes the page: the parameters that its row names, with their
 * `?`. It is written anew, so whatever was given, it holds nothing that ends a query or a header.
 */
export function relevantSearch(page: Page, search: string): string {
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams();
	for (const name of routeOf(page).query ?? []) {
		const value = given.get(name);
		if (value !== null) kept.set(name, value.slice(0, maximalValue));
	}
	const text = kept.toString();
	return text === "" ? "" : `?${text}`;
}
