import path from "node:path";
import { loadMessages } from "../../server/i18n.ts";
import { askIndex, describeResults } from "../../server/search/ask-index.ts";
import { listSearchDocuments } from "../../server/search/search-documents.ts";
import type { SearchDocument } from "../../server/search/search-entry.ts";
import { createSearchIndex } from "../../server/search/search-index.ts";
import { foldText } from "../../server/search/search-terms.ts";
import {
	askedLocales,
	readQuestions,
} from "../../server/search/test-questions.ts";
import { pages } from "../../shared/pages/page-paths.ts";
import type { Effort } from "./bench-effort.ts";
import { median, quantile } from "./quantile.ts";

/**
 * Measures the search, excerpts included, for all test questions, with today's pages and with ten
 * times as many. The fastest of several runs counts for each question, because other programs only
 * slow it down. Also prints the ratio to a plain scan of the same text.
 *
 * @param dist the build's folder.
 */
export async function benchSearch(
	dist: string,
	{ questions: asked, searches, timesPages }: Effort,
): Promise<void> {
	const messages = await loadMessages(path.join(dist, "locales"));
	const table: Record<string, Record<string, string>> = {};
	for (const locale of askedLocales) {
		const today = listSearchDocuments({ messages, pages }, locale, () => true);
		const questions = await readQuestions(locale);
		const queries = questions.slice(0, asked).map(({ ask }) => ask);
		for (const times of timesPages) {
			const documents = Array.from({ length: times }, (_, copy) =>
				today.map((document) => copyDocument(document, copy)),
			).flat();
			const index = await createSearchIndex(documents);
			const texts = documents.map(({ text }) => foldText(text));
			const measured = measure(queries, searches, (query) => {
				const found = askIndex(index, query);
				return found && describeResults(found);
			});
			const scanned = measure(queries, searches, (query) => {
				const folded = foldText(query);
				return texts.filter((text) => text.includes(folded));
			});
			table[`${locale}, ${times} times the pages`] = {
				median: measured.median.toFixed(2),
				p99: measured.p99.toFixed(2),
				"median, of a scan": (measured.median / scanned.median).toFixed(2),
				"p99, of a scan": (measured.p99 / scanned.p99).toFixed(2),
			};
		}
	}
	console.log("the search, ms, and as a share of a scan of its text");
	console.table(table);
}

function copyDocument(document: SearchDocument, copy: number): SearchDocument {
	return copy === 0
		? document
		: { ...document, page: `${document.page}?copy=${copy}` };
}

function measure(
	queries: readonly string[],
	rounds: number,
	work: (query: string) => unknown,
): { median: number; p99: number } {
	// Warms up the compiled code.
	for (const query of queries) work(query);
	const times = queries.map((query) => {
		let least = Infinity;
		for (let round = 0; round < rounds; round++) {
			const start = performance.now();
			work(query);
			least = Math.min(least, performance.now() - start);
		}
		return least;
	});
	return { median: median(times), p99: quantile(times, 0.99) };
}
