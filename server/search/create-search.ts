import type { Logger } from "pino";
import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import {
	cleanQuery,
	type SearchView,
	type Suggestion,
} from "../../shared/search.ts";
import type { Edition } from "../content/edition.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Simplify } from "./simplify.ts";

/** Names and visitors' words take longer to load than a page takes to render. */
const loadEngine = () => import("./search-engine.ts");

/** The most that fit below the search field. */
const suggestionsAtMost = 6;

export type Search = ReturnType<typeof createSearch>;

/** The searchable public content. */
type SearchedEdition = Pick<Edition, "id" | "messages" | "pages">;

/**
 * Creates the site's search. A locale is indexed on first use, in slices, and again when the
 * edition changes.
 *
 * @param current returns the current edition.
 * @param simplify converts traditional to simplified characters in queries.
 * @param isOpen whether everybody may read a page; only visitors with a token find the others.
 */
export function createSearch(
	current: () => SearchedEdition,
	simplify: Simplify,
	isOpen: (page: Page) => boolean,
) {
	const indexes = new Map<string, Promise<SearchIndex>>();
	let indexed: string | undefined;
	const indexOf = (locale: Locale, hasToken: boolean): Promise<SearchIndex> => {
		const edition = current();
		if (edition.id !== indexed) indexes.clear();
		indexed = edition.id;
		const key = `${locale} ${hasToken}`;
		const known = indexes.get(key);
		if (known) return known;
		const index = createIndex(edition, locale, hasToken ? () => true : isOpen);
		indexes.set(key, index);
		// The next query tries again.
		index.catch(() => {
			if (indexes.get(key) === index) indexes.delete(key);
		});
		return index;
	};
	const createIndex = async (
		edition: SearchedEdition,
		locale: Locale,
		isFound: (page: Page) => boolean,
	) => {
		const { createSearchIndex, listSearchDocuments } = await loadEngine();
		return createSearchIndex(listSearchDocuments(edition, locale, isFound));
	};
	const ask = async (locale: Locale, query: string, hasToken: boolean) => {
		if (query === "") return undefined;
		const { askIndex } = await loadEngine();
		return askIndex(await indexOf(locale, hasToken), simplify(query));
	};
	const counts = { asked: 0, unanswered: 0 };
	return {
		/** Queries since the start, and those without matches. */
		counts,
		/** Indexes all locales ahead of time. Never rejects; a later query tries again. */
		async prepare(signal: AbortSignal, logger: Logger): Promise<void> {
			try {
				for (const locale of localeCodes)
					if (!signal.aborted) await indexOf(locale, false);
			} catch (error) {
				logger.error({ err: error }, "search not indexed");
			}
		},
		/** Finds matches for a query on a locale's pages. */
		async find(
			locale: Locale,
			text: string,
			hasToken = false,
		): Promise<SearchView> {
			const query = cleanQuery(text);
			const found = await ask(locale, query, hasToken);
			if (!found) return { query, results: [] };
			const { describeResults } = await loadEngine();
			const results = describeResults(found);
			return { query, results, ...(found.isNear && { isNear: true }) };
		},
		/** The best matches without their excerpts. Called on every keystroke. */
		async suggest(
			locale: Locale,
			text: string,
			hasToken = false,
		): Promise<Suggestion[]> {
			const found = await ask(locale, cleanQuery(text), hasToken);
			const entries = found?.entries ?? [];
			return entries
				.slice(0, suggestionsAtMost)
				.map(({ href, title, section }) => ({ href, title, section }));
		},
		/** Counts a visitor's query. Suggestions are not counted. */
		count({ query, results, isNear }: SearchView): void {
			if (query === "") return;
			counts.asked++;
			if (results.length === 0 || isNear) counts.unanswered++;
		},
	};
}
