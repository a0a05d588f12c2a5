/** Characters of a query that count; what is longer is cut. */
const queryLength = 200;

/** A piece of an excerpt; what the query asked for is marked. */
export interface ExcerptPart {
	readonly text: string;
	readonly isMarked: boolean;
}

/** What may be looked for. */
export interface Suggestion {
	/** Of the page, or of the section that answers best. */
	readonly href: string;
	/** The page's title. */
	readonly title: string;
	/** The section's heading; empty where the page as a whole is meant. */
	readonly section: string;
}

export interface SearchResult extends Suggestion {
	readonly excerpt: readonly ExcerptPart[];
}

/** What the search page shows. */
export interface SearchView {
	/** The query as it was understood; empty where nothing was asked. */
	readonly query: string;
	readonly results: readonly SearchResult[];
	/** The results don't answer the query, but one that is spelled much like it. */
	readonly isNear?: true;
}

/**
 * A query without what nobody means to look for: halves of surrogates, control characters, marks
 * that steer the direction of text, and whatever is beyond 200 characters.
 */
export function cleanQuery(query: string): string {
	const text = query
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.replace(/[\p{Cf}\uFFFD]/gu, "")
		.trim();
	return [...text].slice(0, queryLength).join("").trim();
}
