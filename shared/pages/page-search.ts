import { type Page, routeOf } from "./page-paths.ts";

/** Maximum characters of a parameter's value. Fits a long filtered address in `next`. */
const maximalValue = 1024;

/**
 * The relevant part of a query string, with its `?`: the parameters that the page's route declares.
 * It is serialized anew, so no input can break out of a query or a header.
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
