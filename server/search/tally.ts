export type Tally = ReturnType<typeof createTally>;

/**
 * A sparse array of numbers by document: only documents with a value are visited.
 *
 * @param count the number of documents.
 */
export function createTally(count: number) {
	const values = new Float64Array(count);
	const touched = new Uint32Array(count);
	let size = 0;
	const touch = (document: number): number => {
		const known = values[document] ?? 0;
		if (known === 0) touched[size++] = document;
		return known;
	};
	return {
		add(document: number, value: number): void {
			if (value > 0) values[document] = touch(document) + value;
		},
		/** Raises a document's value to at least the given one. */
		raise(document: number, value: number): void {
			if (value > (values[document] ?? 0)) {
				touch(document);
				values[document] = value;
			}
		},
		/** Visits and clears all values. */
		drain(visit: (document: number, value: number) => void): void {
			for (let index = 0; index < size; index++) {
				const document = touched[index] ?? 0;
				visit(document, values[document] ?? 0);
				values[document] = 0;
			}
			size = 0;
		},
	};
}
