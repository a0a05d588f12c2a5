import { foldText, listAskedTerms } from "./search-terms.ts";
import { createVocabulary, type Vocabulary } from "./search-vocabulary.ts";
import { createTally, type Tally } from "./tally.ts";
import { type Field, indexTerms, type Postings } from "./term-postings.ts";

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
	/** How likely a visitor means such a page at all, about 1. */
	readonly rank: number;
}

/** An entry with all that it is found by. */
export interface SearchDocument extends SearchEntry {
	readonly fields: readonly Field[];
}

/** What a query found. */
export interface Found {
	/** Of each page the part that answers best; the best page first. */
	readonly entries: readonly SearchEntry[];
	/** The known terms that the query may mean. */
	readonly terms: ReadonlySet<string>;
}

/** Finds what answers a query, which may be any text. */
export type SearchIndex = (query: string) => Found;

/** Other words for what a folded query says, each a query of its own. */
export type Meanings = (folded: string) => readonly string[];

/** Pages that a query leads to at most. */
const pagesAtMost = 20;
/** What further sections of a page add to its best. */
const furtherShare = 0.12;
/** Of a query; longer ones are cut by who asks. */
const termsAtMost = 40;
/** What says the same in other words is less certain to be meant. */
const meaningShare = 0.9;

/** Indexes documents, in memory, and gives way to visitors meanwhile. */
export async function createSearchIndex(
	documents: readonly SearchDocument[],
	meanings: Meanings = () => [],
): Promise<SearchIndex> {
	const postings = await indexTerms(documents.map(({ fields }) => fields));
	const entries: readonly SearchEntry[] = documents.map(
		({ fields: _, ...entry }) => entry,
	);
	const pages = numberPages(entries);
	const scorer = createScorer(postings, entries.length);
	const scores = createTally(entries.length);
	return (query) => {
		const folded = foldText(query);
		const terms = new Set<string>();
		scorer(folded, 1, scores, terms);
		for (const meaning of meanings(folded))
			scorer(meaning, meaningShare, scores, terms);
		const found = bestOfPages(scores, entries, pages);
		return { entries: found.flatMap((number) => entries[number] ?? []), terms };
	};
}

/** Raises each document's score to how well it answers one reading of a query. */
type Scorer = (
	folded: string,
	share: number,
	scores: Tally,
	terms: Set<string>,
) => void;

function createScorer(postings: Postings, count: number): Scorer {
	const vocabulary: Vocabulary = createVocabulary(postings.numbers.keys());
	const { numbers, starts, documents, values } = postings;
	const rangeOf = (term: string): readonly [number, number] => {
		const number = numbers.get(term);
		if (number === undefined) return [0, 0];
		return [starts[number] ?? 0, starts[number + 1] ?? 0];
	};
	const rarity = (term: string): number => {
		const [start, end] = rangeOf(term);
		return Math.log(1 + count / (0.5 + end - start));
	};
	const [sums, ofTerm] = [createTally(count), createTally(count)];
	/** How much of what was asked a document has, as long as it has a sum. */
	const covered = new Float64Array(count);
	return (folded, share, scores, terms) => {
		let total = 0;
		for (const term of listAskedTerms(folded).slice(0, termsAtMost)) {
			// A word that nobody knows weighs as much as one that stands once.
			const importance = numbers.has(term) ? rarity(term) : Math.log(1 + count);
			total += importance;
			for (const candidate of vocabulary(term)) {
				terms.add(candidate.term);
				const worth = (rarity(candidate.term) * candidate.nearness) / 255;
				const [start, end] = rangeOf(candidate.term);
				for (let place = start; place < end; place++)
					ofTerm.raise(documents[place] ?? 0, worth * (values[place] ?? 0));
			}
			ofTerm.drain((document, value) => {
				sums.add(document, value);
				covered[document] = (covered[document] ?? 0) + importance;
			});
		}
		sums.drain((document, sum) => {
			const part = (covered[document] ?? 0) / total;
			covered[document] = 0;
			scores.raise(document, sum * part * part * share);
		});
	};
}

/** The number of each entry's page. */
function numberPages(entries: readonly SearchEntry[]): Uint32Array {
	const numbers = new Map<string, number>();
	return Uint32Array.from(entries, ({ page }) => {
		const number = numbers.get(page) ?? numbers.size;
		numbers.set(page, number);
		return number;
	});
}

/** Of each page its best part, which its others help a little. */
function bestOfPages(
	scores: Tally,
	entries: readonly SearchEntry[],
	pages: Uint32Array,
): number[] {
	const found = new Map<number, { best: number; score: number; sum: number }>();
	scores.drain((number, value) => {
		const score = value * (entries[number]?.rank ?? 1);
		const page = pages[number] ?? 0;
		const known = found.get(page) ?? { best: number, score: 0, sum: 0 };
		known.sum += score;
		if (score > known.score) Object.assign(known, { best: number, score });
		found.set(page, known);
	});
	return [...found.values()]
		.map(({ best, score, sum }) => ({
			best,
			score: score + furtherShare * Math.min(sum - score, score * 3),
		}))
		.sort((a, b) => b.score - a.score || a.best - b.best)
		.slice(0, pagesAtMost)
		.map(({ best }) => best);
}
