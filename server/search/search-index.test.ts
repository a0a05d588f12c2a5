import { expect, test } from "vitest";
import { createSearchIndex } from "./search-index.ts";

/** Returns the texts that a query finds, the best first. */
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
	["火山地震海啸台风", "海啸"],
	["火山喷发", "山喷"],
	["沙特火山地震海啸", "沙特"],
])(
	"a search for %s does not find %j, which shares a single character pair",
	async (query, stray) => {
		const find = await indexTexts(stray, query, "无关");
		expect(find(query)).toEqual([query]);
	},
);

test.each([
	["增值税专用发票", "车辆专用，不开发票"],
	["沙特 payroll", "沙特"],
	["how do we pay salaries through banks in riyadh", "Riyadh"],
])(
	"a search for %s finds %j, which has enough of its terms",
	async (query, answer) => {
		const find = await indexTexts("无关", answer);
		expect(find(query)).toEqual([answer]);
	},
);

test("counts of one query do not leak into the next", async () => {
	const find = await indexTexts("专用发票");
	for (const _ of [1, 2, 3, 4])
		expect(find("发票价格与付款方式说明")).toEqual([]);
});

test.each([
	["gratuity", "end of service", "end"],
	["end of service", "what is due at the end of service", "gratuity"],
	["离职金", "the gratuity", "离职"],
	["pay", "pay", "salary"],
	["hiring", "hire", "fire"],
])(
	"a search for %s ranks %j before %j, synonyms included",
	async (query, first, second) => {
		const find = await indexTexts(second, first, "else");
		expect(find(query)[0]).toBe(first);
	},
);
