import { expect, test } from "vitest";
import { findOdd } from "./find-odd.ts";

/** Points with texts of these lengths. */
const pointsOf = (lengths: readonly number[], letter = "x") =>
	lengths.map((length, index) => ({
		name: `${index}`,
		text: letter.repeat(length),
	}));

test.for<[string, readonly number[], string, string | undefined]>([
	["the longest of four", [80, 100, 70, 270], "x", "3"],
	["one in the middle", [130, 270, 115, 140, 120], "x", "1"],
	[
		"a Chinese text of a quarter of the length",
		[29, 27, 21, 85],
		"\u6c49",
		"3",
	],
	["none of texts that are alike", [150, 170, 160, 240], "x", undefined],
	["none if all are short", [20, 30, 25, 90], "x", undefined],
	["none of three", [68, 52, 229], "x", undefined],
])("of points, %s stands in a row of its own", ([, lengths, letter, odd]) => {
	expect(findOdd(pointsOf(lengths, letter))?.name).toBe(odd);
});
