import { setImmediate as giveWay } from "node:timers/promises";
import { listNames } from "./search-concepts.ts";
import { readTerms } from "./search-terms.ts";
import { createTally, type Tally } from "./tally.ts";

/** A text by which a document is found, with how much a term there says about it. */
export interface Field {
	readonly text: string;
	readonly weight: number;
}

/** What is indexed of a document. */
export interface Indexed {
	readonly fields: readonly Field[];
	/** In which its terms' places are wanted. */
	readonly text: string;
}

/** Which documents have a term, by its number. */
export interface Postings {
	/** The terms' numbers. */
	readonly numbers: ReadonlyMap<string, number>;
	/** Where a term's documents begin in the lists; they end where the next term's begin. */
	readonly starts: Uint32Array;
	readonly documents: Uint32Array;
	/** How much the term says about the document, from 0 to 255. */
	readonly values: Uint8Array;
	/** Of each document, the terms of its text. */
	readonly places: readonly TermPlaces[];
}

/** A text's terms: of each its number, and where it starts and ends, one after the other. */
export type TermPlaces = Uint32Array;

/** How fast a term that is said again adds less. */
const saturation = 7;
/** For which an index may keep visitors waiting. */
const sliceMs = 8;

/**
 * Lists, for each term, the documents that have it. In a few flat arrays: as a list for each of
 * fifty thousand pairs of Chinese characters they would take four times the memory.
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
	return { numbers, places, ...sortByTerm(found, numbers.size) };
}

/** Gives way to visitors where the slice is over. */
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

/** Reads each text once, however many documents have it; new terms get the next number. */
function createReader(
	numbers: Map<string, number>,
): (text: string) => TermPlaces {
	const known = new Map<string, TermPlaces>();
	const numberOf = (term: string): number => {
		const number = numbers.get(term) ?? numbers.size;
		// A slice of a text would keep the whole text in memory.
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

/** Terms of documents, in the documents' order. */
interface Found {
	readonly terms: number[];
	readonly documents: number[];
	readonly values: number[];
}

function sortByTerm(
	found: Found,
	termCount: number,
): Pick<Postings, "starts" | "documents" | "values"> {
	const starts = new Uint32Array(termCount + 1);
	for (const term of found.terms)
		starts[term + 1] = (starts[term + 1] ?? 0) + 1;
	for (let term = 0; term < termCount; term++)
		starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
	const next = starts.slice();
	const documents = new Uint32Array(found.terms.length);
	const values = new Uint8Array(found.terms.length);
	for (const [index, term] of found.terms.entries()) {
		const place = next[term] ?? 0;
		next[term] = place + 1;
		documents[place] = found.documents[index] ?? 0;
		values[place] = found.values[index] ?? 0;
	}
	return { starts, documents, values };
}
