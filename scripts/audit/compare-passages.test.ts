import { expect, test } from "vitest";
import {
	type Cut,
	type CutPassage,
	compareGroup,
	createMask,
	cutPassage,
	cutText,
	findTwins,
	longestShared,
} from "./compare-passages.ts";

const words: Cut = { unit: "word", length: 5 };
const characters: Cut = { unit: "character", length: 8 };
const mask = createMask(["Oil & Gas", "Banking", "银行", "石油"]);

const passage = (cut: Cut, ...paragraphs: string[]): CutPassage =>
	cutPassage(
		{ file: "a.json", key: "index", paragraphs, labels: [] },
		cut,
		mask,
	);

test.each([
	["We hire for oil and gas, and banking.", words, "we hire for § and §"],
	["The operator's “own” list: 3,000", words, "the operator's own list 3 000"],
	["Unbanking", words, "unbanking"],
	["为银行、石油招人（EOR）。", characters, "为 § 招 人 e o r"],
])("cutText cuts %s into the units %s", (text, cut, units) => {
	expect(cutText(mask(text), cut).join(" ")).toBe(units);
});

test.each([
	["only names are exchanged", "Banking crews need a pass for the site.", 1],
	["nothing is shared", "Nobody knows what a chef earns in May.", 0],
	["half is shared", "A chef and a driver need a pass for the site.", 0.5],
	["too short for a shingle", "A pass.", 0],
])("compareGroup computes the shared portion: %s", (_, text, share) => {
	const one = passage(words, "Oil & Gas crews need a pass for the site.");
	expect(
		compareGroup([one, passage(words, text)]).map((sharing) => sharing.share),
	).toEqual([share]);
});

test("the shared portion is measured against the smaller text, regardless of order", () => {
	const small = passage(words, "One two three four five six.");
	const large = passage(
		words,
		"One two three four five six.",
		"Seven eight nine ten eleven.",
	);
	expect(compareGroup([small, large])[0]?.share).toBe(1);
	expect(compareGroup([large, small])[0]?.share).toBe(1);
});

test("every pair in a group is compared, and shingles do not cross paragraph boundaries", () => {
	const one = passage(words, "one two three", "four five six");
	const other = passage(words, "one two three four five six");
	const shares = compareGroup([one, other, other]).map(({ share }) => share);
	expect(shares).toEqual([0, 0, 1]);
});

test("longestShared returns the longest passage that both texts contain", () => {
	const one = passage(
		characters,
		"客户来信后一个工作日内答复，并说明谁来负责。",
	);
	const other = passage(
		characters,
		"我们一个工作日内答复并说明，谁来负责由经理定。",
	);
	expect(longestShared([one, other], characters)).toBe(
		"一个工作日内答复并说明谁来负责",
	);
});

test("findTwins reports identical paragraphs at any position, but not identical labels or short texts", () => {
	const same = "In Oil & Gas we check papers first.";
	const one = passage(words, same, "Read more.");
	const other = cutPassage(
		{
			file: "b.json",
			key: "index",
			paragraphs: ["In Banking we check papers first.", "Read more."],
			labels: [same],
		},
		words,
		mask,
	);
	expect(
		findTwins([one, other], words).map(({ places, text }) => [
			places.map(({ file }) => file),
			text,
		]),
	).toEqual([[["a.json", "b.json"], "in § we check papers first"]]);
});
