import { setImmediate as giveWay } from "node:timers/promises";
import { foldText, listTerms } from "./search-terms.ts";

/** A text by which a document is found, with how much a term there says about it. */
export interface Field {
	readonly text: string;
	readonly weight: number;
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
}

/** How fast a term that is said again adds less. */
const saturation = 2.2;
/** For which an index may keep visitors waiting. */
const sliceMs = 8;

/**
 * Lists, for each term, the documents that have it. In a few flat arrays: as a list for each of
 * fifty thousand pairs of Chinese characters they would take four times the memory.
 */
export async function indexTerms(
	documents: readonly (readonly Field[])[],
): Promise<Postings> {
	const numbers = new Map<string, number>();
	const entries: { document: number; value: number }[][] = [];
	let sliceEnd = performance.now() + sliceMs;
	for (const [document, fields] of documents.entries()) {
		for (const [number, weight] of weighTerms(fields, numbers)) {
			const value = Math.round((255 * weight) / (weight + saturation));
			const list = entries[number];
			if (list) list.push({ document, value });
			else entries[number] = [{ document, value }];
		}
		if (performance.now() < sliceEnd) continue;
		await giveWay();
		sliceEnd = performance.now() + sliceMs;
	}
	return { numbers, ...flatten(entries) };
}

/** How much each term says about a document, by the term's number; new terms get the next. */
function weighTerms(
	fields: readonly Field[],
	numbers: Map<string, number>,
): Map<number, number> {
	const weights = new Map<number, number>();
	for (const { text, weight } of fields)
		for (const { text: term } of listTerms(foldText(text))) {
			let number = numbers.get(term);
			if (number === undefined) {
				number = numbers.size;
				// A slice of a text would keep the whole text in memory.
				numbers.set(Buffer.from(term).toString(), number);
			}
			weights.set(number, (weights.get(number) ?? 0) + weight);
		}
	return weights;
}

function flatten(
	entries: readonly (readonly { document: number; value: number }[])[],
): Omit<Postings, "numbers"> {
	const size = entries.reduce((sum, { length }) => sum + length, 0);
	const starts = new Uint32Array(entries.length + 1);
	const documents = new Uint32Array(size);
	const values = new Uint8Array(size);
	let place = 0;
	for (const [number, list] of entries.entries()) {
		starts[number] = place;
		for (const { document, value } of list) {
			documents[place] = document;
			values[place++] = value;
		}
	}
	starts[entries.length] = place;
	return { starts, documents, values };
}
