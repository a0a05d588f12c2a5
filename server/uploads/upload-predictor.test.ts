import { expect, test } from "vitest";
import { createAllowance } from "./upload-allowance.ts";
import { undoPredictor } from "./upload-predictor.ts";

const undo = (rows: number[][], parameters: Record<string, number>) =>
	undoPredictor(
		Buffer.from(rows.flat()),
		(name, usual) => parameters[name] ?? usual,
		createAllowance(),
	);

test("each PNG predictor is undone", async () => {
	const rows = [
		[0, 10, 20, 30],
		[1, 1, 1, 1],
		[2, 1, 1, 1],
		[3, 1, 1, 1],
		[4, 1, 1, 1],
		[4, 255, 0],
	];
	expect([...(await undo(rows, { Predictor: 15, Columns: 3 }))]).toEqual([
		...[10, 20, 30],
		...[1, 2, 3],
		...[2, 3, 4],
		...[2, 3, 4],
		...[3, 4, 5],
		...[2, 3],
	]);
});

test("the PNG predictor refers to the previous byte of the same color", async () => {
	const parameters = { Predictor: 11, Columns: 2, Colors: 3 };
	expect([...(await undo([[1, 1, 2, 3, 1, 1, 1]], parameters))]).toEqual([
		...[1, 2, 3],
		...[2, 3, 4],
	]);
});

test("bytes without a predictor stay unchanged", async () => {
	expect([...(await undo([[9, 8, 7]], {}))]).toEqual([9, 8, 7]);
});

test.each([
	[[[9, 1]], { Predictor: 12 }],
	[[[1, 1]], { Predictor: 2 }],
	[[[1, 1]], { Predictor: 12, Columns: 0 }],
	[[[1, 1]], { Predictor: 12, Columns: 65_537 }],
])(
	"the rows %j with the parameters %j are rejected",
	async (rows, parameters) => {
		await expect(undo(rows, parameters)).rejects.toThrow("predictor");
	},
);
