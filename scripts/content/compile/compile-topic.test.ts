import { expect, test } from "vitest";
import { parseSource } from "../../validate/source-file.ts";
import { say } from "../../words/words.ts";
import type { GuideRecord } from "../schemas.ts";
import { sourceWords } from "../test-source-words.ts";
import { compileTopic } from "./compile-topic.ts";

const order = {
	name: { "en-US": "Order 620", "zh-CN": "第 620 号" },
	grade: "official" as const,
	asOf: "2012-08",
	url: "https://example.com/620",
};
const records: Readonly<Record<string, GuideRecord>> = {
	qatar: {
		country: "QA",
		order: 1,
		checked: "2026-11-22",
		sources: {
			export: order,
			wps: { name: "A newspaper", grade: "press", url: "https://example.com/" },
		},
	},
	oman: {
		country: "OM",
		order: 2,
		checked: "2026-11-20",
		sources: { export: order },
	},
};

function compile(
	html: string,
	answer = "No.",
	glance = "Yes",
	sign: { readonly sign?: "partly" } = {},
) {
	const { source } = parseSource(
		"payroll.md",
		`---\nglance:\n  - { name: Files, value: "" }\nquestions:\n  - question: Tax?\n    answer: "No."\n---\nFirst.\n\n${html}\n`,
	);
	if (!source) throw new Error("no source");
	return compileTopic(
		{
			slug: "payroll",
			file: "en-US/solutions/payroll.md",
			fields: {
				title: "Payroll",
				description: "Files and dates",
				heading: "Payroll in the Gulf",
				lead: "Each state checks wages.",
				glance: [{ name: "Files", value: glance, ...sign }],
				questions: [{ question: "Is there tax?", answer }],
				related: ["/guides/qatar"],
			},
			source,
		},
		{
			opening: "<p>First.</p>",
			html,
			parts: [],
			introduction: "First.",
			links: [],
		},
		{
			locale: "en-US",
			linkTo: (path) => ({ href: `/en-US${path}`, name: "Qatar" }),
			records,
			sourceIds: ["qatar/export", "qatar/wps", "oman/export"],
			words: { ...sourceWords, questions: "Questions" },
		},
	);
}

test("sources are numbered in order of citation: first the table, then the text, then the answers", () => {
	const { page, cited } = compile(
		"<p>By file. [[qatar/export]]</p>",
		"None. [[oman/export, qatar/wps]] Nor later.",
		"By bank [[qatar/wps]]",
	);
	expect(cited).toEqual(["qatar/wps", "qatar/export", "oman/export"]);
	expect(page.glance).toContain(
		'By bank<sup>\u00a0<a href="#source-qatar-wps" title="press">1</a></sup>',
	);
	expect(page.html).toBe(
		'<p>First.</p><p>By file.<sup>\u00a0<a href="#source-qatar-export" title="official">2</a></sup></p>',
	);
	expect(page.checked?.text).toBe("November 20–22, 2026");
});

test("a source that two countries share is listed once, under its name in the page's language", () => {
	const { page } = compile(
		"<p>So. [[qatar/export]] And so. [[oman/export]]</p>",
	);
	expect(page.sources).toEqual([
		{
			id: "source-qatar-export",
			name: "Order 620",
			grade: "official source",
			asOf: "August 2012",
			url: order.url,
		},
	]);
	expect(page.html.match(/#source-qatar-export/g)).toHaveLength(2);
});

test("a source cited under two keys for one statement gets one mark, placed before the comma", () => {
	const { page } = compile(
		"<p>So [[qatar/export, oman/export]], and so.</p>",
		"None. [[qatar/export, oman/export]]",
	);
	expect(page.html).toContain(
		'So<sup>\u00a0<a href="#source-qatar-export" title="official">1</a></sup>, and',
	);
	expect(page.sections[0]?.points?.[0]?.cites).toHaveLength(1);
});

test("a space separates a citation from the sentence after it", () => {
	const { page } = compile("<p>So.[[qatar/wps]]And so.</p>");
	expect(page.html).toContain("</sup> And so.");
});

test("a key fact's drawing stands before its name", () => {
	const { page } = compile("", "No.", "In part", { sign: "partly" });
	expect(page.glance).toMatch(
		/<th scope="row"><svg [^>]*><use href="[^"]*\/glance.svg#partly"\/><\/svg>Files<\/th>/,
	);
	expect(compile("").page.glance).not.toContain("svg");
});

test("answers are plain text with their citations listed separately", () => {
	const [section] = compile("", "None. [[qatar/wps]] Nor later.").page.sections;
	expect(section).toMatchObject({
		heading: "Questions",
		layout: "questions",
		points: [
			{
				name: "Is there tax?",
				text: "None. Nor later.",
				cites: [{ id: "source-qatar-wps", text: "1", grade: "press" }],
			},
		],
	});
});

test("an unknown source is reported at the field that cites it and left out of the page", () => {
	for (const [line, field, html, answer, glance] of [
		[10, "text", "<p>[[qatar/gazette]]</p>"],
		[6, "questions.0.answer", "", "[[qatar/gazette]]"],
		[3, "glance.0.value", "", "", "[[qatar/gazette]]"],
	] as const) {
		const { faults, page } = compile(html, answer, glance);
		expect(faults).toMatchObject([
			{
				line,
				field,
				message: say("faults.noSourceKey", {
					key: "qatar/gazette",
					hint: say("faults.among", {
						names: "qatar/export, qatar/wps, oman/export",
					}),
				}),
			},
		]);
		expect(page.sources).toEqual([]);
	}
});
