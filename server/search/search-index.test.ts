import { expect, test } from "vitest";
import { createSearchIndex } from "./search-index.ts";

/** Gives for a query which of the texts it finds, the best first. */
async function indexTexts(...texts: readonly string[]) {
	const index = await createSearchIndex(
		texts.map((text, number) => ({
			href: `/${number}`,
			page: `/${number}`,
			title: text,
			section: "",
			text,
			rank: 1,
			fields: [{ text, weight: 1 }],
		})),
	);
	return (query: string) => index(query).entries.map(({ text }) => text);
}

test.each([
	["增值税专用发票", "一个字的增值"],
	["增值税专用发票", "发票"],
	["沙特增值税 发票", "沙特"],
])("%s does not find %j, which has one pair of it", async (query, stray) => {
	const find = await indexTexts(stray, query, "无关");
	expect(find(query)).toEqual([query]);
});

test.each([
	["增值税专用发票", "车辆专用，不开发票"],
	["名义雇主", "雇主"],
	["沙特 payroll", "沙特"],
	["how do we pay salaries through banks in riyadh", "Riyadh"],
])("%s finds %j, which has enough of it", async (query, answer) => {
	const find = await indexTexts("无关", answer);
	expect(find(query)).toEqual([answer]);
});

test("what one query counted is forgotten before the next", async () => {
	const find = await indexTexts("专用发票");
	for (const _ of [1, 2, 3, 4])
		expect(find("发票价格与付款方式说明")).toEqual([]);
});

test("what says the same in more words counts no more than what was asked", async () => {
	const find = await createSearchIndex(
		["all of the visa", "a work permit card", "else"].map((text, number) => ({
			...{ href: `/${number}`, page: `/${number}`, title: text, section: "" },
			...{ text, rank: 1, fields: [{ text, weight: 1 }] },
		})),
		() => ["work permit card"],
	);
	expect(find("visa").entries.map(({ text }) => text)).toEqual([
		"all of the visa",
		"a work permit card",
	]);
});
