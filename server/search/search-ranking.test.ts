import { expect, test } from "vitest";
import { spreadSeries } from "./search-ranking.ts";

const spread = (...names: string[]) =>
	spreadSeries(
		names.map((name) => ({
			name,
			series: name.startsWith("guide") ? "guide" : undefined,
		})),
	).map(({ name }) => name);

test("of a series one page is among the first three, and the others follow in their order", () => {
	expect(spread("guide 1", "guide 2", "a", "guide 3", "b", "c")).toEqual([
		"guide 1",
		"a",
		"b",
		"guide 2",
		"guide 3",
		"c",
	]);
});

test.each([
	[
		["guide 1", "guide 2", "a"],
		["guide 1", "a", "guide 2"],
	],
	[
		["guide 1", "guide 2"],
		["guide 1", "guide 2"],
	],
	[
		["a", "b", "guide 1", "guide 2"],
		["a", "b", "guide 1", "guide 2"],
	],
	[[], []],
])("nothing is lost where there is nothing else: %j", (ranked, expected) => {
	expect(spread(...ranked)).toEqual(expected);
});
