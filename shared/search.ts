/** Maximum characters of a query; the rest is cut. */
const queryLength = 200;

/** A piece of an excerpt. Matches of the query are marked. */
export interface ExcerptPart {
	readonly text: string;
	readonly isMarked: boolean;
}

/** A suggested page or section. */
export interface Suggestion {
	/** Address of the page, or of its best matching section. */
	readonly href: string;
	readonly title: string;
	/** The section's heading; empty if the whole page matches. */
	readonly section: string;
}

export interface SearchResult extends Suggestion {
	readonly excerpt: readonly ExcerptPart[];
}

/** Data of the search page. */
export interface SearchView {
	/** The cleaned query; empty if nothing was asked. */
	readonly query: string;
	readonly results: readonly SearchResult[];
	/** The results are for a similarly spelled query. */
	readonly isNear?: true;
}

/**
 * Cleans a query: collapses whitespace and control characters, removes lone surrogates and format
 * characters such as bidi controls, and truncates to 200 characters.
 */
export function cleanQuery(query: string): string {
	const text = query
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.replace(/[\p{Cf}\uFFFD]/gu, "")
		.trim();
	return [...text].slice(0, queryLength).join("").trim();
}
