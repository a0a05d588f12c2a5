import type { SearchDocument, SearchEntry } from "./search-entry.ts";
import { type Asked, readQuery } from "./search-query.ts";
import { createRanking } from "./search-ranking.ts";
import { isChinese } from "./search-terms.ts";
import { createVocabulary } from "./search-vocabulary.ts";
import { createTally, type Tally } from "./tally.ts";
import { indexTerms, type Postings, type TermPlaces } from "./term-postings.ts";

/** The matches of a query. */
export interface Found {
	/** The best matching part of each page, the best page first. */
	readonly entries: readonly SearchEntry[];
	/** The matching ranges in the entry's text: start and end offsets, in order. */
	listMarks(entry: SearchEntry): (readonly [start: number, end: number])[];
}

/** Finds matches for a query, which may be any text. */
export type SearchIndex = (query: string) => Found;

/** A name with the same meaning counts a little less than the word itself. */
const conceptNearness = 0.9;
/**
 * The smallest fraction of a Chinese query's terms that a document must contain: a single pair of
 * characters occurs in many unrelated words.
 */
const leastShare = 0.25;

/** Builds an in-memory index, yielding to the event loop meanwhile. */
export async function createSearchIndex(
	documents: readonly SearchDocument[],
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
		const terms = new Set<number>();
		const { asked, countries } = readQuery(query);
		scorer(asked, scores, terms);
		return {
			entries: rank(scores, countries),
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
	return marks.sort(([one], [other]) => one - other);
}

/** Raises each document's score to its match with the query, and collects the terms that count. */
type Scorer = (
	asked: readonly Asked[],
	scores: Tally,
	terms: Set<number>,
) => void;

function createScorer(postings: Postings, count: number): Scorer {
	const { numbers, starts, documents, values } = postings;
	const vocabulary = createVocabulary(numbers);
	const startOf = (number: number): number => starts[number] ?? 0;
	const rarity = (number: number): number =>
		Math.log(1 + count / (0.5 + startOf(number + 1) - startOf(number)));
	const [sums, ofTerm] = [createTally(count), createTally(count)];
	/** For each document in `sums`, the part of the query that it covers: by rarity, and by share. */
	const covered = new Float64Array(count);
	const shares = new Float64Array(count);
	return (asked, scores, terms) => {
		let [total, totalShare] = [0, 0];
		for (const { term, concepts, share } of asked) {
			const candidates = [
				...vocabulary(term),
				...concepts.map((text) => ({ term: text, nearness: conceptNearness })),
			];
			// An unknown term weighs as much as one that occurs once.
			let least = Math.log(1 + count);
			for (const candidate of candidates) {
				const number = numbers.get(candidate.term);
				if (number === undefined) continue;
				terms.add(number);
				if (candidate.nearness >= conceptNearness)
					least = Math.min(least, rarity(number));
				const worth = (rarity(number) * candidate.nearness) / 255;
				for (let at = startOf(number); at < startOf(number + 1); at++)
					ofTerm.raise(documents[at] ?? 0, worth * (values[at] ?? 0));
			}
			const importance = share * least;
			total += importance;
			totalShare += share;
			ofTerm.drain((document, value) => {
				sums.add(document, share * value);
				covered[document] = (covered[document] ?? 0) + importance;
				shares[document] = (shares[document] ?? 0) + share;
			});
		}
		const isInChinese = asked.some(({ term }) => isChinese(term));
		const needed = isInChinese ? leastShare * totalShare : 0;
		sums.drain((document, sum) => {
			const had = (covered[document] ?? 0) / total;
			if ((shares[document] ?? 0) >= needed)
				scores.raise(document, sum * Math.sqrt(had));
			covered[document] = 0;
			shares[document] = 0;
		});
	};
}
