import type { Logger } from "pino";
import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import {
	cleanQuery,
	type SearchView,
	type Suggestion,
} from "../../shared/search.ts";
import type { Edition } from "../content/edition.ts";
import { askIndex, describeResults } from "./ask-index.ts";
import { listSearchDocuments } from "./search-documents.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";
import type { Simplify } from "./simplify.ts";

/** That a list below the field has room for. */
const suggestionsAtMost = 6;

/** The site's search. */
export interface Search {
	/** Indexes all languages ahead, so that nobody waits for it. Never fails: who asks tries again. */
	prepare(signal: AbortSignal, logger: Logger): Promise<void>;
	/** Finds what answers a query on the pages of a language. */
	find(locale: Locale, query: string): Promise<SearchView>;
	/** The first of what it finds, by name: it is asked with every letter that is typed. */
	suggest(locale: Locale, query: string): Promise<readonly Suggestion[]>;
	/** Counts what a visitor asked, not what was suggested meanwhile. */
	count(view: SearchView): void;
	/** Questions since the start, and those that nothing answered. */
	readonly counts: { readonly asked: number; readonly unanswered: number };
}

/** What is public, and can be found. */
type SearchedEdition = Pick<Edition, "id" | "messages" | "pages">;

/**
 * Makes the site's search. A language is indexed when it is first asked for, in slices, and again
 * when something else is public.
 *
 * @param current gives the edition that is public now.
 * @param simplify writes what is asked in traditional characters in simplified ones.
 * @param isOpen whether everybody may read a page: others are not found.
 */
export function createSearch(
	current: () => SearchedEdition,
	simplify: Simplify,
	isOpen: (page: Page) => boolean,
): Search {
	const indexes = new Map<Locale, Promise<SearchIndex>>();
	let indexed: string | undefined;
	const indexOf = (locale: Locale): Promise<SearchIndex> => {
		const edition = current();
		if (edition.id !== indexed) indexes.clear();
		indexed = edition.id;
		const known = indexes.get(locale);
		if (known) return known;
		const index = createIndex(edition, locale);
		indexes.set(locale, index);
		// Who asks next tries again.
		index.catch(() => {
			if (indexes.get(locale) === index) indexes.delete(locale);
		});
		return index;
	};
	const createIndex = async (edition: SearchedEdition, locale: Locale) =>
		createSearchIndex(listSearchDocuments(edition, locale, isOpen));
	const ask = async (locale: Locale, query: string) =>
		query === "" ? undefined : askIndex(await indexOf(locale), simplify(query));
	const counts = { asked: 0, unanswered: 0 };
	return {
		counts,
		async prepare(signal, logger) {
			try {
				for (const locale of localeCodes)
					if (!signal.aborted) await indexOf(locale);
			} catch (error) {
				logger.error({ err: error }, "search not indexed");
			}
		},
		async find(locale, text) {
			const query = cleanQuery(text);
			const found = await ask(locale, query);
			const results = found ? describeResults(found) : [];
			return { query, results, ...(found?.isNear && { isNear: true }) };
		},
		async suggest(locale, text) {
			const found = await ask(locale, cleanQuery(text));
			const entries = found?.entries ?? [];
			return entries
				.slice(0, suggestionsAtMost)
				.map(({ href, title, section }) => ({ href, title, section }));
		},
		count({ query, results, isNear }) {
			if (query === "") return;
			counts.asked++;
			if (results.length === 0 || isNear) counts.unanswered++;
		},
	};
}
