import type { Field } from "./term-postings.ts";

/** A search result: a page, or a section of one. */
export interface SearchEntry {
	readonly href: string;
	/** The page's URL, which its sections share. */
	readonly page: string;
	/** The page's displayed name. */
	readonly title: string;
	/** The section's heading; empty for the whole page. */
	readonly section: string;
	/** The text that excerpts are taken from. */
	readonly text: string;
	/** Tells similar pages (the country guides) apart: the country, in English. */
	readonly country?: string | undefined;
	/** The prior likelihood that visitors want such a page, around 1. */
	readonly rank: number;
}

/** An entry with the fields that it is found by. */
export interface SearchDocument extends SearchEntry {
	readonly fields: readonly Field[];
}
