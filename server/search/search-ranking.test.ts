import { expect, test } from "vitest";
import { createRanking, spreadCountries } from "./search-ranking.ts";
import { createTally } from "./tally.ts";

const spread = (...names: string[]) =>
	spreadCountries(
		names.map((name) => ({
			name,
			country: name.startsWith("guide") ? name : undefined,
		})),
	).map(({ name }) => name);

test("only one country guide stays among the first three results, and the others follow in order", () => {
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
])("spreading country guides drops no results: %j", (ranked, expected) => {
	expect(spread(...ranked)).toEqual(expected);
});

test.each([
	[[["oman", 1.3]], ["oman", "page", "qatar"]],
	[[["oman", 1]], ["page", "oman", "qatar"]],
	[
		[
			["oman", 1.3],
			["qatar", 1.3],
		],
		["qatar", "page", "oman"],
	],
	[[], ["qatar", "page", "oman"]],
] as const)(
	"asking for %j weighs the guide of that country and lowers others",
	(countries, expected) => {
		const names = ["qatar", "oman", "page"];
		const entries = names.map((name) => ({
			href: name,
			page: name,
			title: name,
			section: "",
			text: "",
			rank: 1,
			country: name === "page" ? undefined : name,
		}));
		const scores = createTally(3);
		for (const [number, score] of [1.2, 1, 1.1].entries())
			scores.add(number, score);
		const ranked = createRanking(entries)(scores, new Map(countries));
		expect(ranked.map(({ title }) => title)).toEqual(expected);
	},
);
