import type { Allowance } from "./upload-allowance.ts";

/** In bytes. Object streams have rows of a few bytes. */
const maximalRow = 64 * 1024;

/**
 * Reverses a predictor applied before compression (ISO 32000-2, 7.4.4.4; PNG specification, section
 * 9).
 *
 * @param parameter returns a decode parameter, or its default.
 * @throws for parameters that no real software uses for object streams.
 */
export async function undoPredictor(
	data: Buffer,
	parameter: (name: string, usual: number) => number,
	allowance: Allowance,
): Promise<Buffer> {
	const predictor = parameter("Predictor", 1);
	if (predictor === 1) return data;
	const bits = parameter("Colors", 1) * parameter("BitsPerComponent", 8);
	const rowLength = Math.ceil((bits * parameter("Columns", 1)) / 8);
	if (
		predictor < 10 ||
		predictor > 15 ||
		rowLength === 0 ||
		rowLength > maximalRow
	)
		throw new Error("a predictor that nobody needs here");
	return undoRows(data, rowLength, Math.ceil(bits / 8), allowance);
}

/** @param step the distance in bytes to the corresponding byte on the left. */
async function undoRows(
	data: Buffer,
	rowLength: number,
	step: number,
	allowance: Allowance,
): Promise<Buffer> {
	const rows = Math.ceil(data.length / (rowLength + 1));
	const result = Buffer.alloc(Math.max(data.length - rows, 0));
	for (let row = 0; row < rows; row++) {
		const pause = allowance.rest();
		if (pause) await pause;
		const [from, to] = [row * (rowLength + 1), row * rowLength];
		const type = data[from] ?? 0;
		if (type > 4) throw new Error("no such predictor");
		const end = Math.min(rowLength, data.length - from - 1);
		for (let column = 0; column < end; column++) {
			const has = column >= step;
			const left = has ? (result[to + column - step] ?? 0) : 0;
			const up = row > 0 ? (result[to + column - rowLength] ?? 0) : 0;
			const corner =
				has && row > 0 ? (result[to + column - step - rowLength] ?? 0) : 0;
			result[to + column] =
				(data[from + 1 + column] ?? 0) + predict(type, left, up, corner);
		}
	}
	return result;
}

function predict(type: number, left: number, up: number, corner: number) {
	switch (type) {
		case 1:
			return left;
		case 2:
			return up;
		case 3:
			return (left + up) >> 1;
		case 4: {
			const guess = left + up - corner;
			const [byLeft, byUp] = [Math.abs(guess - left), Math.abs(guess - up)];
			const byCorner = Math.abs(guess - corner);
			if (byLeft <= byUp && byLeft <= byCorner) return left;
			return byUp <= byCorner ? up : corner;
		}
		default:
			return 0;
	}
}
