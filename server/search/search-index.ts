import type { SearchDocument, SearchEntry } from "./search-entry.ts";
import { createRanking } from "./search-ranking.ts";
import {
	foldText,
	isChinese,
	listAskedTerms,
	weighAsked,
} from "./search-terms.ts";
import { createVocabulary, type Vocabulary } from "./search-vocabulary.ts";
import { createTally, type Tally } from "./tally.ts";
import { indexTerms, type Postings, type TermPlaces } from "./term-postings.ts";

/** What a query found. */
export interface Found {
	/** Of each page the part that answers best; the best page first. */
	readonly entries: readonly SearchEntry[];
	/** Where the entry's text has what the query may mean: starts and ends, in their order. */
	listMarks(entry: SearchEntry): (readonly [start: number, end: number])[];
}

/** Finds what answers a query, which may be any text. */
export type SearchIndex = (query: string) => Found;

/** Other words for what a folded query says, each a query of its own. */
export type Meanings = (folded: string) => readonly string[];

/** Of a query; longer ones are cut by who asks. */
const termsAtMost = 40;
/** What says the same in other words is less certain to be meant. */
const meaningShare = 0.9;
/** Of a query: long ones have many names that can be exchanged. */
const meaningsAtMost = 6;
/**
 * What a document has, from 0 to 1, of the terms of a question in Chinese: a single pair of
 * characters stands in many words that say something else.
 */
const leastShare = 0.3;

/** Indexes documents, in memory, and gives way to visitors meanwhile. */
export async function createSearchIndex(
	documents: readonly SearchDocument[],
	meanings: Meanings = () => [],
): Promise<SearchIndex> {
	const postings = await indexTerms(documents);
	const entries = documents.map(({ fields: _, ...entry }) => entry);
	const placesOf = new Map(
		entries.map((entry, number) => [entry, postings.places[number]]),
	);
	const rank = createRanking(entries);
	const scorer = createScorer(postings, entries.length);
	const scores = createTally(entries.length);
	return (query) => {
		const folded = foldText(query);
		const weighed: Weighed = new Map();
		const terms = new Set<number>();
		const asked = { scores, terms, weighed };
		const others = meanings(folded).slice(0, meaningsAtMost);
		const most = scorer(folded, { ...asked, share: 1 });
		for (const meaning of others)
			scorer(meaning, { ...asked, share: meaningShare, most });
		return {
			entries: rank(scores, [folded, ...others]),
			listMarks: (entry) => pickMarks(placesOf.get(entry), terms),
		};
	};
}

function pickMarks(
	places: TermPlaces = new Uint32Array(),
	terms: ReadonlySet<number>,
): [number, number][] {
	const marks: [number, number][] = [];
	for (let place = 0; place < places.length; place += 3)
		if (terms.has(places[place] ?? -1))
			marks.push([places[place + 1] ?? 0, places[place + 2] ?? 0]);
	return marks;
}

/** What the readings of a query have in common: which documents have a term, and how much. */
type Weighed = Map<string, Weighing>;
interface Weighing {
	readonly documents: number[];
	readonly values: number[];
}

/**
 * Raises each document's score to how well it answers one reading of a query.
 *
 * @returns how much there is to find in the reading's words.
 */
type Scorer = (
	folded: string,
	query: {
		readonly scores: Tally;
		readonly terms: Set<number>;
		readonly weighed: Weighed;
		readonly share: number;
		/** What the reading's words weigh at most: said in more words it is the same question. */
		readonly most?: number;
	},
) => number;

function createScorer(postings: Postings, count: number): Scorer {
	const vocabulary: Vocabulary = createVocabulary(postings.numbers.keys());
	const { numbers, starts, documents, values } = postings;
	const rarity = (number: number): number =>
		Math.log(
			1 + count / (0.5 + (starts[number + 1] ?? 0) - (starts[number] ?? 0)),
		);
	const [sums, ofTerm] = [createTally(count), createTally(count)];
	/** How much of what was asked a document has, as long as it has a sum. */
	const covered = new Float64Array(count);
	/** How many of the terms that were asked a document has, as long as it has a sum. */
	const matched = new Uint8Array(count);
	const weigh = (term: string, terms: Set<number>) => {
		for (const candidate of vocabulary(term)) {
			const number = numbers.get(candidate.term) ?? 0;
			terms.add(number);
			const worth = (rarity(number) * candidate.nearness) / 255;
			const end = starts[number + 1] ?? 0;
			for (let place = starts[number] ?? 0; place < end; place++)
				ofTerm.raise(documents[place] ?? 0, worth * (values[place] ?? 0));
		}
		const found: Weighing = { documents: [], values: [] };
		ofTerm.drain((document, value) => {
			found.documents.push(document);
			found.values.push(value);
		});
		return found;
	};
	return (folded, { scores, terms, weighed, share, most }) => {
		let total = 0;
		const asked = listAskedTerms(folded).slice(0, termsAtMost);
		const least = asked.some(isChinese) ? leastShare * asked.length : 0;
		for (const [term, part] of weighAsked(asked)) {
			const known = numbers.get(term);
			// A word that nobody knows weighs as much as one that stands once.
			const importance =
				part * (known === undefined ? Math.log(1 + count) : rarity(known));
			total += importance;
			const found = weighed.get(term) ?? weigh(term, terms);
			weighed.set(term, found);
			for (let index = 0; index < found.documents.length; index++) {
				const document = found.documents[index] ?? 0;
				sums.add(document, part * (found.values[index] ?? 0));
				covered[document] = (covered[document] ?? 0) + importance;
				matched[document] = (matched[document] ?? 0) + 1;
			}
		}
		const worth = share * Math.min(1, (most ?? total) / total);
		sums.drain((document, sum) => {
			const had = (covered[document] ?? 0) / total;
			const isEnough = (matched[document] ?? 0) >= least;
			covered[document] = 0;
			matched[document] = 0;
			if (isEnough) scores.raise(document, sum * had * had * worth);
		});
		return total;
	};
}
