import { expect, test } from "vitest";
import { parseSource } from "../../validate/source-file.ts";
import { inEnglish } from "../../words/words.ts";
import { sourceWords } from "../test-source-words.ts";
import { gratuityChart } from "../text/gratuity-chart.ts";
import { compileGuide } from "./compile-guide.ts";

const url = "https://example.com/";
const record = {
	country: "QA",
	order: 3,
	checked: "2026-11-22",
	sources: {
		law: {
			name: "Labor Law",
			grade: "official" as const,
			asOf: "2020-10",
			url,
		},
		blog: { name: "A blog", grade: "secondary" as const, url },
		portal: {
			name: "The gazette",
			grade: "official" as const,
			asOf: "2022-08-10",
			checked: "2026-11-25",
			url,
		},
	},
};

const gratuity = {
	caption: "Pay",
	series: "Pay",
	basic: "months of basic wage",
	whole: "months of wage",
	note: "Read on {{date}}{{older}}{{resignation}}",
	less: ": resigning pays less",
	same: "",
	older: ": old rule",
};

function compile(html: string, value = "48 a week [[law]]", name = "Hours") {
	const { source } = parseSource(
		"qatar.md",
		"---\ntitle: Qatar\n---\nRules.\n",
	);
	if (!source) throw new Error("no source");
	return compileGuide(
		{
			slug: "qatar",
			file: "en-US/guides/qatar.md",
			fields: {
				title: "Qatar",
				description: "Rules",
				heading: "Qatar",
				glance: [{ name, value }],
				related: ["/services"],
			},
			source,
		},
		record,
		{
			opening: "<p>Rules.</p>",
			html,
			parts: [],
			introduction: "Rules.",
			links: [],
		},
		{
			locale: "en-US",
			linkTo: (path: string) => ({ href: `/en-US${path}`, name: "Services" }),
			words: { ...sourceWords, gratuity, example: "Sum", compared: ["Hours"] },
		},
	);
}

test("an item that calculates an example has a marked label", () => {
	const { page } = compile("<ul><li>Sum: 2 × 3 = 6. [[law]]</li></ul>");
	expect(page.html).toMatch("<li><b>Sum</b>: 2 × 3 = 6.<sup>");
});

test("a source with its own check date shows that date, and sources are listed in the order of their first use", () => {
	const { page } = compile("<p>Six months. [[portal, blog]]</p>");
	expect(page.sources.map(({ asOf }) => asOf)).toEqual([
		"October 2020",
		"August 10, 2022; read November 25, 2026",
		"undated",
	]);
});

function faultsOf(
	html: string,
	value?: string,
	name?: string,
): readonly string[] {
	return compile(html, value, name).faults.map(
		({ field, message }) => `${field}: ${inEnglish(message)}`,
	);
}

test("a statement shows the number of each of its sources, underlined if the source is weak, and links to them", () => {
	const { page } = compile("<ul><li>Six months. [[law, blog]]</li></ul>");
	expect(page.html).toBe(
		'<ul><li>Six months.<sup>\u00a0<a href="#source-law" title="official">1</a>, <a href="#source-blog" title="web"><u>2</u></a></sup></li></ul>',
	);
	expect(page.glance).toContain("48 a week<sup>");
	expect(page.sources.map(({ id }) => id)).toEqual([
		"source-law",
		"source-blog",
	]);
	expect(page).toMatchObject({
		countryName: "Qatar",
		checked: { text: "November 22, 2026" },
		related: [{ href: "/en-US/services", name: "Services" }],
	});
});

test("a guide says from which day to which its sources were checked", () => {
	const { page } = compile("<ul><li>Six months. [[law, portal]]</li></ul>");
	expect(page.checked.text).toBe("November 22–25, 2026");
});

test.each([
	["<p>Six months. [[blog]]</p><ul><li>One month.</li></ul>", "One month."],
	[
		'<p>[[blog]]</p><table><tr><th scope="row">Permit</th><td>9</td></tr></table>',
		"Permit",
	],
	['<p>30 days, see <a href="/x">x</a>.</p><p>[[blog]]</p>', "30 days, see x."],
])("a statement without a source is a fault: %s", (html, statement) => {
	expect(faultsOf(html)).toEqual([`text: no source behind “${statement}”`]);
});

test("a figure beside a section without its numbers is a fault", () => {
	const figure =
		'<aside class="facts" aria-hidden="true"><strong>1,200</strong> 3.5</aside>';
	const html = `<h2 id="a">A</h2>\n${figure}<p>1,200 or 3.5. [[blog]]</p>`;
	expect(faultsOf(html)).toEqual([]);
	expect(faultsOf(html.replace("or 3.5", ""))).toEqual([
		"text: no 3.5 in the section of “1,200 3.5”",
	]);
	expect(
		faultsOf(`<p>1,200 or 3.5. [[blog]]</p><h2 id="b">B</h2>\n${figure}`),
	).toHaveLength(2);
});

test("a sentence that only links to another page needs no source", () => {
	expect(
		faultsOf('<p>See <a href="/x">this page</a>.</p><p>So. [[blog]]</p>'),
	).toEqual([]);
});

test("uncited sources are not listed and take no number", () => {
	const { page, cited } = compile("<p>Six months. [[blog]]</p>", "48 [[blog]]");
	expect(page.sources.map(({ id }) => id)).toEqual(["source-blog"]);
	expect(page.html).toContain("<u>1</u>");
	expect(cited).toEqual(["qatar/blog"]);
});

test("unknown sources and table rows without a source are faults", () => {
	expect(faultsOf("<p>Six months. [[gazette]]</p>", "48 a week")).toEqual([
		"glance.0.value: no source behind “Hours”",
		"text: no source gazette in guides.json; allowed are law, blog, portal",
	]);
});

test("the guide's gratuity chart shows the calculator's results and says when the rule was read", () => {
	const { page } = compile("");
	expect(page.gratuity).toEqual({
		caption: "Pay",
		unit: "months of basic wage",
		series: ["Pay"],
		// 21 days a year; a month is a twelfth of 365 days.
		rows: [
			{ name: "1 year", values: ["0.7"] },
			{ name: "2 years", values: ["1.4"] },
			{ name: "3 years", values: ["2.1"] },
			{ name: "5 years", values: ["3.5"] },
			{ name: "10 years", values: ["6.9"] },
		],
		note: "Read on November 22, 2026",
		sourced: true,
	});
});

test.each([
	["SA", "5 年", "2.5", "工资", true],
	["AE", "10 年", "8.4", "基本工资", false],
	["KW", "10 年", "7.9", "工资", true],
	["BH", "3 年", "1.5", "工资", false],
])(
	"the Chinese gratuity chart of %s shows %s as %s months, and tells only where resigning pays less",
	(country, name, value, unit, paysLess) => {
		const words = { ...gratuity, basic: "基本工资", whole: "工资" };
		const chart = gratuityChart(country, "zh-CN", words);
		expect(chart?.rows).toContainEqual({ name, values: [value] });
		expect(chart?.unit).toBe(unit);
		expect(chart?.note.endsWith(gratuity.less)).toBe(paysLess);
	},
);

test("only Oman's chart tells of an older rule", () => {
	const note = (country: string) =>
		gratuityChart(country, "en-US", gratuity)?.note;
	expect(note("OM")).toContain(gratuity.older);
	expect(note("QA")).not.toContain(gratuity.older);
});

test("a country without a gratuity calculator gets no chart", () => {
	expect(gratuityChart("CN", "en-US", gratuity)).toBeUndefined();
});

test("the guide summary holds each compared row without sources, and a missing row is a fault", () => {
	expect(compile("<p>So. [[blog]]</p>").summary.compared).toEqual([
		"48 a week",
	]);
	expect(faultsOf("<p>So. [[blog]]</p>", "48 [[law]]", "Week")).toEqual([
		"glance: no row Hours, which guides share",
	]);
});
