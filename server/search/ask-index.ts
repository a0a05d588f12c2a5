import type { SearchResult } from "../../shared/search.ts";
import { makeExcerpt } from "./search-excerpt.ts";
import type { Found, SearchIndex } from "./search-index.ts";
import { foldText } from "./search-terms.ts";

/** The shortest beginning of a word that tells what may have been meant. */
const shortestBeginning = 3;

/** What answers a query, else what comes near it, if anything does. */
export function askIndex(
	find: SearchIndex,
	query: string,
): (Found & { readonly isNear: boolean }) | undefined {
	const found = find(query);
	if (found.entries.length > 0) return { ...found, isNear: false };
	const near = findNear(find, query);
	return near && { ...near, isNear: true };
}

/** What is shown of what was found. */
export function describeResults({ entries, listMarks }: Found): SearchResult[] {
	return entries.map((entry) => ({
		href: entry.href,
		title: entry.title,
		section: entry.section,
		excerpt: makeExcerpt(entry.text, listMarks(entry)),
	}));
}

/** What begins like the query's words, as much of them as is known. */
function findNear(find: SearchIndex, query: string): Found | undefined {
	let words = foldText(query).split(" ").filter(Boolean);
	while (words.some((word) => word.length > shortestBeginning)) {
		words = words.map((word) =>
			word.length > shortestBeginning ? word.slice(0, -1) : word,
		);
		const found = find(words.join(" "));
		if (found.entries.length > 0) return found;
	}
	return undefined;
}
