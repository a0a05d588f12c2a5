import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import {
	cleanQuery,
	type SearchResult,
	type SearchView,
	type Suggestion,
} from "../../shared/search.ts";
import type { Messages } from "../i18n.ts";
import { listSearchDocuments } from "./search-documents.ts";
import type { SearchEntry } from "./search-entry.ts";
import { makeExcerpt } from "./search-excerpt.ts";
import {
	createSearchIndex,
	type Found,
	type SearchIndex,
} from "./search-index.ts";
import { listMeanings } from "./search-meanings.ts";
import { foldText } from "./search-terms.ts";
import type { Simplify } from "./simplify.ts";

/** The shortest beginning of a word that tells what may have been meant. */
const shortestBeginning = 3;
/** That a list below the field has room for. */
const suggestionsAtMost = 6;

/** The site's search. */
export interface Search {
	/** Indexes all languages ahead, so that nobody waits for it. */
	prepare(signal: AbortSignal): Promise<void>;
	/** Finds what answers a query on the pages of a language. */
	find(locale: Locale, query: string): Promise<SearchView>;
	/** The first of what it finds, by name: it is asked with every letter that is typed. */
	suggest(locale: Locale, query: string): Promise<readonly Suggestion[]>;
	/** Counts what a visitor asked, not what was suggested meanwhile. */
	count(view: SearchView): void;
	/** Questions since the start, and those that nothing answered. */
	readonly counts: { readonly asked: number; readonly unanswered: number };
}

/**
 * Makes the site's search. A language is indexed when it is first asked for, in slices.
 *
 * @param simplify writes what is asked in traditional characters in simplified ones.
 * @param isOpen whether everybody may read a page: others are not found.
 */
export function createSearch(
	messages: Messages,
	simplify: Simplify,
	isOpen: (page: Page) => boolean,
): Search {
	const indexes = new Map<Locale, Promise<SearchIndex>>();
	const indexOf = (locale: Locale): Promise<SearchIndex> => {
		const known =
			indexes.get(locale) ??
			createSearchIndex(
				listSearchDocuments(messages, locale, isOpen),
				listMeanings,
			);
		indexes.set(locale, known);
		return known;
	};
	const ask = async (locale: Locale, query: string) => {
		if (query === "") return undefined;
		const find = await indexOf(locale);
		const asked = simplify(query);
		const found = find(asked);
		if (found.entries.length > 0) return { ...found, isNear: false };
		const near = findNear(find, asked);
		return near && { ...near, isNear: true };
	};
	const counts = { asked: 0, unanswered: 0 };
	return {
		counts,
		async prepare(signal) {
			for (const locale of localeCodes)
				if (!signal.aborted) await indexOf(locale);
		},
		async find(locale, text) {
			const query = cleanQuery(text);
			const found = await ask(locale, query);
			const results = found ? describe(found) : [];
			return { query, results, ...(found?.isNear && { isNear: true }) };
		},
		async suggest(locale, text) {
			const found = await ask(locale, cleanQuery(text));
			return (found?.entries ?? []).slice(0, suggestionsAtMost).map(suggest);
		},
		count({ query, results, isNear }) {
			if (query === "") return;
			counts.asked++;
			if (results.length === 0 || isNear) counts.unanswered++;
		},
	};
}

function describe({ entries, listMarks }: Found): SearchResult[] {
	return entries.map((entry) => ({
		...suggest(entry),
		excerpt: makeExcerpt(entry.text, listMarks(entry)),
	}));
}

function suggest({ href, title, section }: SearchEntry): Suggestion {
	return { href, title, section };
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
