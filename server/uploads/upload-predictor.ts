import type { Allowance } from "./upload-allowance.ts";

/** In bytes. Object streams have rows of a few bytes. */
const maximalRow = 64 * 1024;
/** The types of rows (PNG specification, section 9): as it is, or as the difference from above. */
const rowTypes = { none: 0, up: 2 };

/**
 * Reverses a predictor applied before compression (ISO 32000-2, 7.4.4.4), of PNG's only those that
 * real software uses for tables of numbers.
 *
 * @param columns the length of a row, in bytes.
 * @throws for other predictors.
 */
export async function undoPredictor(
	data: Buffer,
	columns: number,
	allowance: Allowance,
): Promise<Buffer> {
	if (columns === 0 || columns > maximalRow) throw new Error("no such rows");
	const result = Buffer.alloc(data.length);
	let to = 0;
	for (let from = 0; from < data.length; from += columns + 1) {
		const pause = allowance.rest();
		if (pause) await pause;
		const type = data[from];
		if (type !== rowTypes.none && type !== rowTypes.up)
			throw new Error("another predictor");
		for (let column = 1; column <= columns; column++, to++) {
			const above = type === rowTypes.up ? (result[to - columns] ?? 0) : 0;
			result[to] = (data[from + column] ?? 0) + above;
		}
	}
	return result.subarray(0, to);
}
