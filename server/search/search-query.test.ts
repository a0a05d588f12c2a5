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
	"of %j what asks is left out, unless there is nothing else: %j",
	(query, terms) => {
		expect(termsOf(query)).toEqual(terms);
	},
);

test.each([
	["end of service", "end of servic"],
	["名义雇主", "名义 义雇 雇主"],
])(
	"a name of several words is asked for as one, and a little by its parts: %s",
	(query, name) => {
		const { [name]: whole, ...parts } = sharesOf(query);
		expect(whole).toBe(1);
		expect(Object.keys(parts).length).toBeGreaterThan(1);
		for (const share of Object.values(parts)) expect(share).toBeLessThan(0.3);
	},
);

test("what means the same is asked once", () => {
	expect(readQuery("wages, pay and 工资").asked).toHaveLength(1);
	expect(readQuery("visa visa").asked).toHaveLength(1);
});

test("a pair of characters out of two words counts less", () => {
	expect(sharesOf("盐湖火山")).toMatchObject({ 盐湖: 1, 湖火: 0.4, 火山: 1 });
});

test("what all of the site is about counts less beside another word", () => {
	expect(sharesOf("welder job")).toEqual({ welder: 1, job: 0.4 });
	expect(sharesOf("job vacancy")).toEqual({ vacancy: 1 });
	expect(sharesOf("50 welders")).toEqual({ welder: 1, "50": 0.4 });
	expect(sharesOf("BIM 工程师")).toMatchObject({ bim: 1, "工程 程师": 0.4 });
});

test("who asks for a trade somewhere asks for the trade", () => {
	expect(sharesOf("welder oman")).toEqual({ welder: 1, oman: 0.4 });
	expect(readQuery("welder oman").countries.size).toBe(0);
	expect(sharesOf("gratuity oman")).toEqual({ gratuity: 1, oman: 1 });
	expect(sharesOf("gratuity Abu Dhabi")).toMatchObject({ "abu dhabi": 0.4 });
});

test("in capitals IT is a business", () => {
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
])("%j is about %j", (query, countries) => {
	expect([...readQuery(query).countries].sort()).toEqual(countries);
});

test("a long query is cut", () => {
	const words = Array.from({ length: 99 }, (_, index) => `word${index}x`);
	expect(readQuery(words.join(" ")).asked).toHaveLength(40);
});
