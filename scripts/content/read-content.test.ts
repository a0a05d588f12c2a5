import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { brand } from "../../shared/brand.ts";
import { localeCodes } from "../../shared/locales.ts";
import { ContentError, formatFault } from "../validate/fault.ts";
import { compileMessages, compileSources } from "./compile/compile-messages.ts";

const root = path.resolve(import.meta.dirname, "../..");
const article = "articles/which-hiring-model-fits.md";
/** With the same head, so that mistakes in both can be made together. */
const other = "articles/turnaround-crews-by-the-calendar.md";
const position = "positions/consultant-china-desk.md";

/** The contents of changed files by path; undefined for deleted ones. */
type Changes = Map<string, string | undefined>;

/** @param file the path below `locales/`. */
async function change(
	changes: Changes,
	file: string,
	edit: (text: string) => string,
): Promise<void> {
	const place = `locales/${file}`;
	const text = changes.get(place) ?? (await readText(file));
	changes.set(place, edit(text));
}

function replace(
	changes: Changes,
	file: string,
	from: string,
	to: string,
): Promise<void> {
	return change(changes, file, (text) => {
		expect(text).toContain(from);
		return text.replace(from, to);
	});
}

function readText(file: string): Promise<string> {
	return readFile(path.join(root, "locales", file), "utf8");
}

/** The number of the line where a text ends. It depends on the number of languages. */
async function lineOf(file: string, text: string): Promise<string> {
	const [before = ""] = (await readText(file)).split(text, 1);
	return String(`${before}${text}`.split("\n").length);
}

async function listFaults(changes: Changes): Promise<readonly string[]> {
	try {
		await compileSources(root, changes);
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.faults.map(formatFault);
		throw error;
	}
}

/** A description, a file, the text to replace, its replacement, and the expected fault. */
type Mistake = readonly [string, string, string, string, string];

const mistakes: readonly Mistake[] = [
	[
		"a day that does not exist",
		`en-US/${other}`,
		"published: ",
		"published: 2026-02-31 #",
		`en-US/${other}:7:1 published: "2026-02-31" is not allowed; allowed is a day as YYYY-MM-DD`,
	],
	[
		"a last day before the first",
		`en-US/${other}`,
		"topic: ",
		"publishOn: 2026-12-02\nexpiresOn: 2026-12-01\ntopic: ",
		`en-US/${other}:7:1 expiresOn: is before the first public day`,
	],
	[
		"a draft in one language alone",
		`en-US/${other}`,
		"topic: ",
		"draft: true\ntopic: ",
		`zh-CN/${other}:2:1 draft: nothing here, true in en-US/${other}`,
	],
	[
		"a draft that is none",
		`en-US/${other}`,
		"topic: ",
		"draft: false\ntopic: ",
		`en-US/${other}:6:1 draft: false is not allowed; allowed are true`,
	],
	[
		"an unknown field, with the nearest",
		`en-US/${other}`,
		"topic: ",
		"topics: [a]\ntopic: ",
		`en-US/${other}:6:1 topics: unknown; the nearest is topic`,
	],
	[
		"a field that is missing",
		`zh-CN/${position}`,
		"reference: ",
		"# ",
		`zh-CN/${position}:2:1 reference: missing: a text`,
	],
	[
		"YAML's syntax",
		`zh-CN/${article}`,
		"author: ",
		'author: "a" ',
		`zh-CN/${article}:9:13 YAML: Unexpected`,
	],
	[
		"a field that stands twice in YAML",
		`en-US/${article}`,
		"topic: ",
		"title: Twice\ntopic: ",
		`en-US/${article}:6:1 YAML: a field stands twice`,
	],
	[
		"a head without an end",
		`en-US/${article}`,
		"\n---\n",
		"\n--\n",
		`en-US/${article}:1:1 file: must start with fields`,
	],
	[
		"an unknown office, with all",
		`zh-CN/${position}`,
		"office: dubai",
		"office: paris",
		`zh-CN/${position}:6:1 office: no office paris; allowed are abu-dhabi, doha,`,
	],
	[
		"an unknown function",
		`zh-CN/${position}`,
		"function: ",
		"function: trainng #",
		`zh-CN/${position}:5:1 function: "trainng" is not allowed; the nearest is training`,
	],
	[
		"pay in the wrong order",
		`en-US/${position}`,
		"min: ",
		"min: 9",
		`${position}:12:38 salary.max: is below the least salary`,
	],
	[
		"days in the wrong order, while another field is wrong",
		`en-US/${article}`,
		"published: 2026",
		"x: 1\npublished: 2099",
		`${article}:9:1 reviewed: is before the day of publication`,
	],
	[
		"the reference of another position",
		`en-US/${position}`,
		"reference: {{jobPrefix}}-",
		"reference: {{jobPrefix}}-2611-12 #",
		`en-US/positions/trainer-mixed-crews.md:4:1 reference: ${brand.jobPrefix}-2611-12 is in`,
	],
	[
		"a value that differs between languages",
		`zh-CN/${position}`,
		"level: ",
		"level: lead #",
		`zh-CN/${position}:7:1 level: "lead" here, `,
	],
	[
		"a link to no page, with the nearest",
		`en-US/${article}`,
		"](/services/",
		"](/service/",
		"; the nearest is /services/",
	],
	[
		"a link to no section",
		`zh-CN/${article}`,
		"related: [",
		"related: [/services#emiratization, ",
		`zh-CN/${article}:17:11 related.0: no section emiratization on /services; the nearest is emiratisation`,
	],
	[
		"a fact that there is not",
		`en-US/${other}`,
		"{{facts: ",
		"{{facts: ae-no-worker-fee, ",
		": no fact ae-no-worker-fee in facts.json; the nearest is ae-no-worker-fees",
	],
	[
		"a time that there is not",
		"en-US/offices/dubai.json",
		'"opens": "08:30"',
		'"opens": "8.30"',
		'hours.0.opens: "8.30" is not allowed; allowed is a time as 08:30',
	],
	[
		"a comma too many in JSON",
		"facts.json",
		'"reviewBy": "2026-12-31"\n  },',
		'"reviewBy": "2026-12-31",\n  },',
		"facts.json:@:3 JSON: a field's name in double quotes must follow",
	],
	[
		"a comma too few in JSON",
		"zh-CN/offices/doha.json",
		'"QA",',
		'"QA"',
		"zh-CN/offices/doha.json:4:3 JSON: a comma is missing before this",
	],
	[
		"a field that stands twice in JSON",
		"en-US/about.json",
		'"page": {',
		'"page": { "title": "x",',
		"en-US/about.json:3:5 page.title: stands twice",
	],
	[
		"a message that another language has not",
		"zh-CN/about.json",
		'"heading"',
		'"headng"',
		"zh-CN/about.json:5:5 page.headng: unknown: not in en-US; the nearest is heading",
	],
	[
		"a message where a list is put",
		"en-US/offices.json",
		"{",
		'{ "places": "Places",',
		"en-US/offices.json:1:3 places: is made from content",
	],
	[
		"a source without a grade that there is",
		"facts.json",
		'"grade": "official"',
		'"grade": "offical"',
		'source.grade: "offical" is not allowed; the nearest is official',
	],
	[
		"a fact that was checked before it was true",
		"facts.json",
		'"checked": "2026-11-22"',
		'"checked": "2001-11-22"',
		"facts.json:@:5 0.checked: is before the day when it was true",
	],
	[
		"a fact whose value was changed and whose text was not",
		"facts.json",
		"Saudization in procurement: 70%",
		"Saudis in procurement: 75%",
		"text.zh-CN: has no 75%, which the value names",
	],
	[
		"a fact that a language lacks",
		"facts.json",
		'"zh-CN": "2022',
		'"zh": "2022',
		"facts.json:6:5 0.text.zh-CN: missing: needed are zh-CN, en-US",
	],
	[
		"a country without hiring law",
		"en-US/service-services.json",
		'"kw"',
		'"iq"',
		"there is no iq",
	],
	[
		"a guide that there is not",
		"en-US/service-hr-consulting.json",
		'"united-arab-emirates"',
		'"emirates"',
		"guides.0: there is no emirates",
	],
	[
		"a fact without an id's form",
		"facts.json",
		'"id": "ae-gratuity"',
		'"id": "Gratuity"',
		'.id: "Gratuity" is not allowed; allowed is a country and a name as ae-gratuity',
	],
	[
		"a source that nothing is from",
		"guides.json",
		'"law": {',
		'"unread": { "name": "A page", "grade": "press", "url": "https://example.com" },\n"law": {',
		"guides.json:@:4 united-arab-emirates.sources.unread: nothing is from this source",
	],
	[
		"a guide without sources",
		"guides.json",
		'"qatar": {',
		'"quatar": {',
		"en-US/guides/qatar.md:2:1 file: no qatar in guides.json; the nearest is quatar",
	],
	[
		"a topic's source that there is not",
		"en-US/solutions/payroll.md",
		"at least 85% [[united-arab-emirates/wages]] |",
		"at least 85% [[united-arab-emirates/wage]] |",
		"en-US/solutions/payroll.md:@:41 text: no source united-arab-emirates/wage in guides.json; the nearest is united-arab-emirates/wages",
	],
	[
		"a source in a topic's answer that there is not",
		"zh-CN/topics/terms.md",
		"双方签字后，",
		"双方签字之后 [[oman/wage]]，",
		"zh-CN/topics/terms.md:12:5 questions.2.answer: no source oman/wage in guides.json; the nearest is oman/wages",
	],
	[
		"an unknown field of a topic",
		"en-US/solutions/payroll.md",
		"- { name: UAE, sign: ",
		"- { name: UAE, valu: x, sign: ",
		"en-US/solutions/payroll.md:7:18 glance.0.valu: unknown; the nearest is value",
	],
	[
		"a topic that links to no page",
		"zh-CN/topics/terms.md",
		"/fair-recruitment, ",
		"/fair-recrutment, ",
		"related.2: no page at /fair-recrutment; the nearest is /fair-recruitment",
	],
	[
		"a title that search results cut off",
		"zh-CN/topics/terms.md",
		'title: "',
		'title: "网站使用条款网站使用条款网站使用条款网站使用条款的',
		"zh-CN/topics/terms.md:2:1 title: 31 characters; 30 at most",
	],
	[
		"a wording of a topic's lead that the glossary has another for",
		"en-US/solutions/payroll.md",
		"Each Gulf state has",
		"Each Gulf state, also when it is late, has",
		"en-US/solutions/payroll.md:5:1 lead: “also when”: write “even when”",
	],
	[
		"a fact's wording in one language",
		"facts.json",
		'"zh-CN": "2022',
		'"zh-CN": "国内价值 2022',
		"facts.json:@:7 0.text.zh-CN: “国内价值”: write “本地含量”",
	],
	[
		"a document with what documents have no form of",
		"en-US/templates/offer-letter.md",
		"\n## 1. Position\n",
		"\n## `1.` Position\n",
		"offer-letter.md:16:4 text: documents have no form of this (codespan)",
	],
];

/** Mistakes in different files are made together, because all faults must be reported at once. */
const batches: Mistake[][] = [];
for (const mistake of mistakes) {
	const subject = path.basename(mistake[1]);
	const batch = batches.find((others) =>
		others.every(([, file]) => path.basename(file) !== subject),
	);
	if (batch) batch.push(mistake);
	else batches.push([mistake]);
}

describe.each(batches.map((batch) => ({ batch })))(
	"content with mistakes in several files",
	({ batch }) => {
		let told = "";
		beforeAll(async () => {
			const changes: Changes = new Map();
			for (const [, file, from, to] of batch)
				await replace(changes, file, from, to);
			told = (await listFaults(changes)).join("\n");
		});
		test.for(batch)(
			"%s is reported with its line and field",
			async ([, file, from, , fault]) => {
				expect(told).toContain(fault.replace("@", await lineOf(file, from)));
			},
		);
	},
);

test("all mistakes in all files are reported at once, without faults that merely follow from them", async () => {
	const changes: Changes = new Map();
	await replace(changes, "facts.json", "{", "{,");
	await replace(changes, "en-US/home.json", "{", "{,");
	await replace(changes, "zh-CN/common.json", "{", '{ "example": "x",');
	await replace(changes, "zh-CN/offices/dubai.json", '"AE"', "AE");
	await replace(changes, `en-US/${article}`, "topic: ", "topic: x #");
	await replace(changes, `zh-CN/${article}`, "](/", "](/nowhere/");
	const faults = await listFaults(changes);
	expect(faults.map((fault) => fault.split(":")[0])).toEqual([
		`locales/en-US/${article}`,
		"locales/en-US/home.json",
		"locales/facts.json",
		`locales/zh-CN/${article}`,
		"locales/zh-CN/common.json",
		"locales/zh-CN/offices/dubai.json",
	]);
});

test("the text of a file is checked even if its fields are wrong", async () => {
	const changes: Changes = new Map();
	const file = `en-US/${article}`;
	await replace(changes, file, "topic: ", "topics: a\ntopic: ");
	await change(
		changes,
		file,
		(text) =>
			`${text}\nSee [this](/servces).\n\n![](/pictures/port.png)\n\n{{facts: ae-gratuti}}\n`,
	);
	const faults = await listFaults(changes);
	expect(faults.map((fault) => fault.replace(/^.*?:\d+:\d+ /, ""))).toEqual([
		"topics: unknown; the nearest is topic",
		"text: no page at /servces; the nearest is /services",
		"text: no picture /pictures/port.png in public; the nearest is /pictures/desert.png",
		"text: no fact ae-gratuti in facts.json; the nearest is ae-gratuity",
	]);
});

test("mistakes in fields hide none in the text, the other fields or the other language", async () => {
	const changes: Changes = new Map();
	for (const locale of localeCodes)
		await change(changes, `${locale}/${article}`, (text) =>
			text.replace(/^published: .*$/m, "published: 2026-02-31"),
		);
	await change(
		changes,
		`en-US/${article}`,
		(text) =>
			`${text.replace(/^title: .*$/m, `title: ${"Long ".repeat(20)}`)}
The stand-in firm[^1] says "so".
`,
	);
	const qatar = "en-US/guides/qatar.md";
	await replace(changes, qatar, "heading:", "heading: ''\nheadings:");
	await change(
		changes,
		qatar,
		(text) => `${text}\nForty days. [[nowhere]]\n\nFifty days.\n`,
	);
	const faults = await listFaults(changes);
	const [english, guide, chinese] = [
		`locales/en-US/${article}`,
		"locales/en-US/guides/qatar.md",
		`locales/zh-CN/${article}`,
	];
	const noDay =
		'published: "2026-02-31" is not allowed; allowed is a day as YYYY-MM-DD';
	expect(faults.map((fault) => fault.replace(/:\d+:\d+ /, " "))).toEqual([
		`${english} title: tells an example without "example"`,
		`${english} title: 99 characters; 60 at most`,
		`${english} ${noDay}`,
		`${english} text: “&quot;so&quot;”: write “curly quotation marks (“ ”)”`,
		`${english} text: “stand-in firm”: write “invented firm”`,
		`${english} text: a footnote: there are none; put the source in the sentence, as a link`,
		`${guide} heading: "" is not allowed; allowed is a text that is not empty`,
		`${guide} headings: unknown; the nearest is heading`,
		`${guide} text: no source nowhere in guides.json`,
		`${guide} text: no source behind “Fifty days.”`,
		`${chinese} ${noDay}`,
	]);
});

describe("content with names that cannot be", () => {
	const id = '"id": "ae-emiratisation-contribution"';
	let faults: readonly string[] = [];
	beforeAll(async () => {
		const changes: Changes = new Map();
		const copied = await readText(`en-US/${article}`);
		changes.set("locales/en-US/articles/Pay & Gratuity.md", copied);
		await replace(changes, "facts.json", '"country": "ae"', '"country": "xx"');
		await replace(changes, "facts.json", id, '"id": "ae-emiratisation-target"');
		for (const locale of localeCodes)
			changes.set(
				`locales/${locale}/articles/gratuity-calculator.md`,
				await readText(`${locale}/${article}`),
			);
		faults = await listFaults(changes);
	});

	test.each(localeCodes)(
		"an address that another page has is reported in %s",
		(locale) => {
			expect(faults).toContain(
				`locales/${locale}/articles/gratuity-calculator.md:1:1 name: /insights/gratuity-calculator is a page already: gratuity`,
			);
		},
	);

	test("a name that is not a slug is reported with the right one", () => {
		expect(faults).toContain(
			"locales/en-US/articles/Pay & Gratuity.md:1:1 name: allowed are a-z, 0-9 and -, as pay-gratuity",
		);
	});

	test("a duplicate fact is reported beside an invalid one", async () => {
		expect(faults).toContain(
			`locales/facts.json:${await lineOf("facts.json", id)}:5 1.id: ae-emiratisation-target stands twice`,
		);
	});
});

test("an article or a topic that is missing in one locale, or has wrong fields, is reported once", async () => {
	const changes: Changes = new Map();
	changes.set(`locales/zh-CN/${article}`, undefined);
	changes.set("locales/zh-CN/topics/terms.md", undefined);
	await replace(changes, "en-US/topics/candidates.md", "lead: ", "led: ");
	expect(await listFaults(changes)).toEqual([
		"locales/en-US/topics/candidates.md:2:1 lead: missing: a text",
		"locales/en-US/topics/candidates.md:5:1 led: unknown; the nearest is lead",
		`locales/zh-CN/${article}:1:1 file: missing: en-US has it`,
		"locales/zh-CN/topics/terms.md:1:1 file: missing: en-US has it",
	]);
});

test("an article, a position, and an office can be added with one file per locale", async () => {
	const changes: Changes = new Map();
	for (const locale of localeCodes)
		for (const [from, to] of [
			[
				"articles/compliance-officers-in-gulf-banks.md",
				"articles/a-new-one.md",
			],
			[position, "positions/a-new-one.md"],
			["offices/dubai.json", "offices/muscat.json"],
		] as const)
			changes.set(
				`locales/${locale}/${to}`,
				await readText(`${locale}/${from}`),
			);
	for (const locale of localeCodes) {
		const edits: [string, RegExp, string][] = [
			// No two pages may have the same title or description; shortened ones stay within the limit.
			["articles/a-new-one.md", /^((?:title|description): "?)./gm, "$1"],
			["positions/a-new-one.md", /^((?:title|description): "?)./gm, "$1"],
			["positions/a-new-one.md", /-2611-\d\d/, "-2611-99"],
			["offices/muscat.json", /"order": 1/, '"order": 9'],
		];
		for (const [file, from, to] of edits)
			await change(changes, `${locale}/${file}`, (text) =>
				text.replace(from, to),
			);
	}
	const { locales } = await compileSources(root, changes);
	for (const { content, namespaces } of locales) {
		expect(content.articles.map(({ summary }) => summary.slug)).toContain(
			"a-new-one",
		);
		expect(content.offices.map(({ id }) => id)).toContain("muscat");
		expect(namespaces.has("article-a-new-one")).toBe(true);
		expect(namespaces.has("position-a-new-one")).toBe(true);
		expect(namespaces.get("common")).toMatchObject({
			names: { anchors: { muscat: expect.any(String) } },
		});
	}
});

test("sections contain the facts that they reference, in their own language", async () => {
	const [chinese, english] = await compileMessages(root);
	expect(chinese?.namespaces.get("home")).toMatchObject({
		nationalization: {
			facts: [
				{
					id: "ae-emiratisation-target",
					dated: expect.stringMatching(/查阅。来源（官方）/),
					url: expect.stringMatching(/^https:/),
				},
				{},
				{},
			],
		},
	});
	expect(english?.namespaces.get("home")).toMatchObject({
		nationalization: {
			facts: [
				{
					id: "ae-emiratisation-target",
					text: expect.stringMatching(/^From 2022 to 2026/),
				},
				{},
				{},
			],
		},
	});
});
