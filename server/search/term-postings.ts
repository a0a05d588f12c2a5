import { setImmediate as giveWay } from "node:timers/promises";
import { listNames } from "./search-concepts.ts";
import { readTerms } from "./search-terms.ts";
import { createTally, type Tally } from "./tally.ts";

/** A searchable text of a document, and the weight of its terms. */
export interface Field {
	readonly text: string;
	readonly weight: number;
}

/** The indexed parts of a document. */
interface Indexed {
	readonly fields: readonly Field[];
	/** The text in which term positions are needed. */
	readonly text: string;
}

/** Inverted lists: the documents of each term, by the term's number. */
export interface Postings {
	readonly numbers: ReadonlyMap<string, number>;
	/** Where each term's documents start; they end where the next term's start. */
	readonly starts: Uint32Array;
	readonly documents: Uint16Array | Uint32Array;
	/** The relevance of the term to the document, from 0 to 255. */
	readonly values: Uint8Array;
	/** The terms in each document's text. */
	readonly places: readonly TermPlaces[];
}

/** The terms in a text, flattened: number, start and end of each. */
export type TermPlaces = Uint32Array;

/** How quickly repeated terms lose weight. */
const saturation = 7;
/** The longest time to block the event loop, in milliseconds. */
const sliceMs = 8;

/**
 * Builds the inverted lists in a few flat arrays: separate arrays for fifty thousand pairs of
 * Chinese characters would take four times the memory.
 */
export async function indexTerms(
	indexed: readonly Indexed[],
): Promise<Postings> {
	const numbers = new Map<string, number>();
	const placesOf = createReader(numbers);
	const places: TermPlaces[] = [];
	const fieldPlaces: TermPlaces[][] = [];
	const pause = createPause();
	for (const { fields, text } of indexed) {
		places.push(placesOf(text));
		fieldPlaces.push(fields.map((field) => placesOf(field.text)));
		await pause();
	}
	const weights = createTally(numbers.size);
	const found: Found = { terms: [], documents: [], values: [] };
	for (const [document, { fields }] of indexed.entries()) {
		for (const [index, { weight }] of fields.entries())
			addWeights(weights, fieldPlaces[document]?.[index], weight);
		weights.drain((term, sum) => {
			found.terms.push(term);
			found.documents.push(document);
			found.values.push(Math.round((255 * sum) / (sum + saturation)));
		});
		await pause();
	}
	const size = { terms: numbers.size, documents: indexed.length };
	return { numbers, places, ...sortByTerm(found, size) };
}

/** Yields to the event loop when the time slice is used up. */
function createPause(): () => Promise<void> | undefined {
	let end = performance.now() + sliceMs;
	return () =>
		performance.now() < end
			? undefined
			: giveWay().then(() => {
					end = performance.now() + sliceMs;
				});
}

function addWeights(
	weights: Tally,
	places: TermPlaces = new Uint32Array(),
	weight: number,
): void {
	for (let place = 0; place < places.length; place += 3)
		weights.add(places[place] ?? 0, weight);
}

/** Parses each text once, however many documents contain it. New terms get the next number. */
function createReader(
	numbers: Map<string, number>,
): (text: string) => TermPlaces {
	const known = new Map<string, TermPlaces>();
	const numberOf = (term: string): number => {
		const number = numbers.get(term) ?? numbers.size;
		// Copied, because a substring would keep the whole text in memory.
		if (number === numbers.size)
			numbers.set(Buffer.from(term).toString(), number);
		return number;
	};
	const readPlaces = (text: string) => {
		const terms = readTerms(text);
		return Uint32Array.from(
			[...terms, ...listNames(terms)].flatMap(({ text, start, end }) => [
				numberOf(text),
				start,
				end,
			]),
		);
	};
	return (text) => {
		const places = known.get(text) ?? readPlaces(text);
		known.set(text, places);
		return places;
	};
}

/** Term occurrences, in document order. */
interface Found {
	readonly terms: number[];
	readonly documents: number[];
	readonly values: number[];
}

function sortByTerm(
	found: Found,
	size: { readonly terms: number; readonly documents: number },
): Pick<Postings, "starts" | "documents" | "values"> {
	const starts = new Uint32Array(size.terms + 1);
	for (const term of found.terms)
		starts[term + 1] = (starts[term + 1] ?? 0) + 1;
	for (let term = 0; term < size.terms; term++)
		starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
	const next = starts.slice();
	const Numbers = size.documents > 0xffff ? Uint32Array : Uint16Array;
	const documents = new Numbers(found.terms.length);
	const values = new Uint8Array(found.terms.length);
	for (const [index, term] of found.terms.entries()) {
		const place = next[term] ?? 0;
		next[term] = place + 1;
		documents[place] = found.documents[index] ?? 0;
		values[place] = found.values[index] ?? 0;
	}
	return { starts, documents, values };
}
