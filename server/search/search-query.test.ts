import { expect, test } from "vitest";
import { readQuery } from "./search-query.ts";

const sharesOf = (query: string) =>
	Object.fromEntries(
		readQuery(query).asked.map(({ term, share }) => [term, share]),
	);
/** The query's terms of full weight. */
const termsOf = (query: string) =>
	readQuery(query)
		.asked.filter(({ share }) => share === 1)
		.map(({ term }) => term);

test.each([
	["How do I get a visa?", ["visa"]],
	["why would you", ["why", "would", "you"]],
	["竞业怎么算", ["竞业"]],
	["我要找一个瓦工吗", ["瓦工"]],
	["拒签了怎么办", ["拒签"]],
	["会计，能源和技能", ["会计", "能源", "技能"]],
])(
	"question words are dropped from %j unless nothing else is left: %j",
	(query, terms) => {
		expect(termsOf(query)).toEqual(terms);
	},
);

test.each([
	["end of service", "end of servic"],
	["名义雇主", "名义 义雇 雇主"],
])(
	"a multiword name is searched as one term, and its parts have little weight: %s",
	(query, name) => {
		const { [name]: whole, ...parts } = sharesOf(query);
		expect(whole).toBe(1);
		expect(Object.keys(parts).length).toBeGreaterThan(1);
		for (const share of Object.values(parts)) expect(share).toBeLessThan(0.3);
	},
);

test("synonyms in a query are searched once", () => {
	expect(readQuery("wages, pay and 工资").asked).toHaveLength(1);
	expect(readQuery("visa visa").asked).toHaveLength(1);
	// A name may contain a particle.
	expect(readQuery("不干了，辞职").asked).toHaveLength(1);
});

test("a character pair across two words has less weight", () => {
	expect(sharesOf("盐湖火山")).toMatchObject({ 盐湖: 1, 湖火: 0.4, 火山: 1 });
});

test("words common on the whole site have less weight beside another word", () => {
	expect(sharesOf("welder job")).toEqual({ welder: 1, job: 0.4 });
	expect(sharesOf("job vacancy")).toEqual({ vacancy: 1 });
	expect(sharesOf("50 welders")).toEqual({ welder: 1, "50": 0.4 });
	expect(sharesOf("BIM 工程师")).toMatchObject({ bim: 1, "工程 程师": 0.4 });
});

test("in a query for a trade in a country, the country has less weight", () => {
	expect(sharesOf("welder oman")).toEqual({ welder: 1, oman: 0.4 });
	expect(readQuery("welder oman").countries.get("oman")).toBe(1);
	expect(readQuery("gratuity oman").countries.get("oman")).toBeGreaterThan(1);
	expect(sharesOf("gratuity oman")).toEqual({ gratuity: 1, oman: 1 });
	expect(sharesOf("gratuity Abu Dhabi")).toMatchObject({ "abu dhabi": 0.4 });
});

test("uppercase IT means information technology", () => {
	expect(readQuery("IT").asked).toEqual(
		readQuery("information technology").asked,
	);
	expect(termsOf("is it a visa")).toEqual(["visa"]);
});

test.each([
	["sick leave in Dubai", ["united arab emirates"]],
	["多哈和利雅得", ["qatar", "saudi arabia"]],
	["PIFSS", ["kuwait"]],
	["sick leave", []],
])("%j concerns the countries %j", (query, countries) => {
	expect([...readQuery(query).countries.keys()].sort()).toEqual(countries);
});

test("a long query is truncated", () => {
	const words = Array.from({ length: 99 }, (_, index) => `word${index}x`);
	expect(readQuery(words.join(" ")).asked).toHaveLength(40);
});
