import type { SearchResult } from "../../shared/search.ts";
import { makeExcerpt } from "./search-excerpt.ts";
import type { Found, SearchIndex } from "./search-index.ts";
import { foldText } from "./search-terms.ts";

/** The shortest prefix of a word worth searching for. */
const shortestBeginning = 3;
/** The longest one: each shorter prefix is another search. */
const longestBeginning = 30;

/** Finds what matches a query or, failing that, a prefix of its words. */
export function askIndex(
	find: SearchIndex,
	query: string,
): (Found & { readonly isNear: boolean }) | undefined {
	const found = find(query);
	if (found.entries.length > 0) return { ...found, isNear: false };
	const near = findNear(find, query);
	return near && { ...near, isNear: true };
}

/** The shown part of what was found. */
export function describeResults({ entries, listMarks }: Found): SearchResult[] {
	return entries.map((entry) => ({
		href: entry.href,
		title: entry.title,
		section: entry.section,
		excerpt: makeExcerpt(entry.text, listMarks(entry)),
	}));
}

/** Shortens the query's words until their prefixes match. */
function findNear(find: SearchIndex, query: string): Found | undefined {
	let words = foldText(query)
		.split(" ")
		.filter(Boolean)
		.map((word) => word.slice(0, longestBeginning));
	while (words.some((word) => word.length > shortestBeginning)) {
		words = words.map((word) =>
			word.length > shortestBeginning ? word.slice(0, -1) : word,
		);
		const found = find(words.join(" "));
		if (found.entries.length > 0) return found;
	}
	return undefined;
}
