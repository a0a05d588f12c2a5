import type { Field } from "./term-postings.ts";

/** What can be found: a page, or a section of one. */
export interface SearchEntry {
	readonly href: string;
	/** The page's, which its sections share. */
	readonly page: string;
	/** The page's name as it is shown. */
	readonly title: string;
	/** The section's heading; empty for the page as a whole. */
	readonly section: string;
	/** What is shown of it. */
	readonly text: string;
	/** Of pages that are alike, the countries' guides, what sets one apart: the country, in English. */
	readonly country?: string | undefined;
	/** How likely a visitor means such a page at all, about 1. */
	readonly rank: number;
}

/** An entry with all that it is found by. */
export interface SearchDocument extends SearchEntry {
	readonly fields: readonly Field[];
}
