import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { cleanQuery, type SearchView } from "../../shared/search.ts";
import type { Messages } from "../i18n.ts";
import { listSearchDocuments } from "./search-documents.ts";
import { makeExcerpt } from "./search-excerpt.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";
import { listMeanings } from "./search-meanings.ts";
import { foldText } from "./search-terms.ts";
import type { Simplify } from "./simplify.ts";

/** The shortest beginning of a word that tells what may have been meant. */
const shortestBeginning = 3;

/** The site's search. */
export interface Search {
	/** Indexes all languages ahead, so that nobody waits for it. */
	prepare(signal: AbortSignal): Promise<void>;
	/** Finds what answers a query on the pages of a language. */
	find(locale: Locale, query: string): Promise<SearchView>;
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
	const counts = { asked: 0, unanswered: 0 };
	return {
		counts,
		async prepare(signal) {
			for (const locale of localeCodes)
				if (!signal.aborted) await indexOf(locale);
		},
		async find(locale, text) {
			const query = cleanQuery(text);
			if (query === "") return { query, results: [] };
			const find = await indexOf(locale);
			const asked = simplify(query);
			const found = find(asked);
			if (found.entries.length > 0) return { query, results: describe(found) };
			const near = findNear(find, asked);
			return near
				? { query, results: describe(near), isNear: true }
				: { query, results: [] };
		},
		count({ query, results, isNear }) {
			if (query === "") return;
			counts.asked++;
			if (results.length === 0 || isNear) counts.unanswered++;
		},
	};
}

function describe({ entries, terms }: ReturnType<SearchIndex>) {
	return entries.map(({ href, title, section, text }) => ({
		href,
		title,
		section,
		excerpt: makeExcerpt(text, terms),
	}));
}

/** What begins like the query's words, as much of them as is known. */
function findNear(
	find: SearchIndex,
	query: string,
): ReturnType<SearchIndex> | undefined {
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
