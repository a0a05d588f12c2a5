import { expect, test } from "vitest";
import type { FactCopy } from "../../../shared/pages/fact-copy.ts";
import { suggest } from "../../validate/nearest.ts";
import { inEnglish } from "../../words/words.ts";
import { renderMarkdown } from "./markdown.ts";

const fact: FactCopy = {
	id: "ae-gratuity",
	value: "21 / 30",
	text: "Twenty-one days & more.",
	dated: "January 23, 2026. Source: ",
	url: "https://example.com/?a=1&b=2",
	source: "A <source>",
};

function render(text: string, shown = fact) {
	const faults: string[] = [];
	const rendered = renderMarkdown(text, {
		example: "Illustrative example",
		localize: (path) => `/en-US${path}`,
		factOf: (id) => (id === shown.id ? [shown] : undefined),
		suggestFact: (id) => suggest(id, [shown.id]),
		pictures: new Map([
			["/pictures/port.png", { width: 1600, height: 900 }],
			["/pictures/icon.png", { width: 64, height: 64 }],
		]),
		onFault: (offset, message) =>
			faults.push(
				`${text.slice(0, offset).split("\n").length}: ${inEnglish(message)}`,
			),
	});
	return { ...rendered, faults };
}

test("the first paragraph becomes the plain-text introduction and is left out of the HTML", () => {
	const { introduction, html } = render(
		"Read **this** & [that](/about) first.\n\n## Then\n\nMore.",
	);
	expect(introduction).toBe("Read this & that first.");
	expect(html).toBe('<h2 id="part-1">Then</h2>\n<p>More.</p>');
});

test("the space that Markdown needs after Chinese punctuation is removed from the HTML", () => {
	const { html } = render("先读。\n\n**问题。** 从接受到上班。**Note.** Then.");
	expect(html).toBe(
		"<p><strong>问题。</strong>从接受到上班。<strong>Note.</strong> Then.</p>",
	);
});

test("the last characters of a Chinese text that cites a source stay on one line", () => {
	const { html } = render("先读。\n\n雇主最迟在每月一日发放工资。[[wages]]");
	expect(html).toBe("<p>雇主最迟在每月一日<bdi>发放工资。</bdi>[[wages]]</p>");
});

test("a short link that ends a Chinese text stays with the characters before it", () => {
	const { html } = render("先读。\n\n请把产线和版本写进[咨询表](/contact)。");
	expect(html).toMatch(
		/^<p>请把产线和版本<bdi>写进<a [^>]*>咨询表<\/a>。<\/bdi><\/p>$/,
	);
});

test("second-level headings get numbered ids and are listed", () => {
	const { parts } = render(
		"One.\n\n## A *b*\n\nx\n\n### Deep\n\ny\n\n## C & d",
	);
	expect(parts).toEqual([
		{ id: "part-1", name: "A b" },
		{ id: "part-2", name: "C & d" },
	]);
});

test("a number and its unit in a heading are joined by a no-break space", () => {
	const { html, parts } = render("One.\n\n## 中资企业的 88 份\n\nx");
	expect(html).toContain("的 88\u00a0份</h2>");
	expect(parts).toEqual([{ id: "part-1", name: "中资企业的 88 份" }]);
});

test("a heading can have an id of its own, for links from other pages", () => {
	const { html, parts } = render("One.\n\n## How we count {#weeks}\n\n## Next");
	expect(html).toContain('<h2 id="weeks">How we count</h2>');
	expect(parts).toEqual([
		{ id: "weeks", name: "How we count" },
		{ id: "part-2", name: "Next" },
	]);
});

test("internal links get the locale's prefix, and external links stay unchanged", () => {
	const { html, links } = render(
		"One.\n\n[a](/about#values) [b](https://example.com/?a=1&b=2)",
	);
	expect(html).toContain('<a href="/en-US/about#values">a</a>');
	expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2">b</a>');
	expect(links).toEqual([{ path: "/about#values", offset: 6 }]);
});

test("a link to the contact page opens the consultation, but one to a part of it does not", () => {
	const { html } = render("One.\n\n[a](/contact) [b](/contact#verify)");
	expect(html).toContain(
		'<a href="/en-US/contact" aria-haspopup="dialog" data-consultation="general">a</a>',
	);
	expect(html).toContain('<a href="/en-US/contact#verify">b</a>');
});

test("a facts line becomes an escaped list of facts with their sources", () => {
	const { html } = render("One.\n\n{{facts: ae-gratuity}}");
	expect(html).toBe(
		'<ul class="facts"><li><strong>21 / 30</strong><p>Twenty-one days &amp; more.</p><small>January 23, 2026. Source: <a href="https://example.com/?a=1&amp;b=2">A &lt;source&gt;</a></small></li></ul>',
	);
});

test("a table is keyboard-scrollable and has column and row headers", () => {
	const { html } = render(
		"One.\n\n## Weeks\n\n| Role | Weeks |\n| --- | --- |\n| Nurse | 12 |",
	);
	expect(html).toContain(
		'<div class="table-scroll" role="group" aria-label="Weeks" tabindex="0"><table>',
	);
	expect(html).toContain('<th scope="col">Role</th>');
	expect(html).toContain(
		'<th scope="row">Nurse</th><td class="number">12</td>',
	);
});

test("a figure is hidden from screen readers, which read it in the text", () => {
	const { html } = render("One.\n\n{{figure: 48 hours | a week & more}}");
	expect(html).toBe(
		'<aside class="facts" aria-hidden="true"><strong>48 hours</strong> a week &amp; more</aside>',
	);
});

test("columns of figures are aligned, those with words are not", () => {
	const { html } = render(
		"One.\n\n| Role | Weeks | Cost | Note |\n| - | - | - | - |\n| Nurse | 9 (7–12) | AED 1,200 | 5 |\n| Doctor | **14** | AED 900 | none |",
	);
	expect(html.match(/<t[hd][^>]*class="number"[^>]*>[^<]*/g)).toEqual([
		'<th scope="col" class="number">Weeks',
		'<th scope="col" class="number">Cost',
		'<td class="number" data-column="Weeks">9 (7–12)',
		'<td class="number" data-column="Cost">AED 1,200',
		'<td class="number" data-column="Weeks">',
		'<td class="number" data-column="Cost">AED 900',
	]);
});

test.for([
	["HTML", "One.\n\n<div>x</div>", "3: HTML in the text: <div>"],
	["HTML within a line", "One.\n\nA\n<b>x</b>", "4: HTML in the text: <b>"],
	[
		"a picture that there is not",
		"One.\n\n![x](/pictures/prt.png)",
		"3: no picture /pictures/prt.png in public; the nearest is /pictures/port.png",
	],
	[
		"a picture without a description",
		"One.\n\n- ![](/pictures/port.png)",
		"3: /pictures/port.png is not described",
	],
	[
		"a picture that is too small",
		"One.\n\n![x](/pictures/icon.png)",
		"3: /pictures/icon.png is 64 pixels wide; needed are 640",
	],
	[
		"a script's address",
		"One.\n\n[x](javascript:alert(1))",
		"3: a link to javascript:",
	],
	[
		"an insecure address",
		"One.\n\n[x](http://example.com)",
		"3: a link to http://",
	],
	["a footnote", "One.[^1]\n\n[^1]: Gazette", "1: a footnote: there are none"],
	["a mark of a footnote", "One.\n\nTwo **three[^1]** four.", "3: a footnote:"],
	["a mark in a list", "One.\n\n- Two.\n- Three[^law].", "4: a footnote:"],
	["a heading of the first level", "One.\n\n# X", "3: a heading of level 1"],
	[
		"an unknown fact",
		"One.\n\n{{facts: nope}}",
		"3: no fact nope in facts.json; allowed are",
	],
	[
		"no introduction",
		"## X\n\nOne.",
		"1: the text must start with a paragraph",
	],
] as const)(
	"%s is rejected with its line and the reason",
	([, text, message]) => {
		const { faults } = render(text);
		expect(faults).toHaveLength(1);
		expect(faults[0]).toContain(message);
	},
);

test("each mistake is reported at its own line, and the faulty markup is left out", () => {
	const { faults, html } = render(
		"One.\n\n| A | B |\n| - | - |\n| [x](http://a) | <i>y</i> |\n\n1. Item\n\n   [z](ftp://b)\n",
	);
	expect(faults.map((fault) => fault.slice(0, 20))).toEqual([
		"5: a link to http://",
		"5: HTML in the text:",
		"9: a link to ftp://b",
	]);
	expect(html).not.toContain("http:");
	expect(html).not.toContain("<i>");
});

test("a picture gets its dimensions, its alt text, and a srcset no wider than itself", () => {
	const { html } = render("One.\n\n![A “port”](/pictures/port.png)");
	expect(html).toContain(
		'width="1600" height="900" alt="A “port”" loading="lazy"',
	);
	expect(html).toContain("w=1280&amp;q=80 1280w");
	expect(html).not.toContain("2048w");
});

test("only a section marked as a sample gets the example badge below its heading", () => {
	const { html, parts } = render(
		"First.\n\n## Law\n\nSo.\n\n<!-- sample -->\n## Rates\n\nTen.",
	);
	expect(html).toBe(
		'<h2 id="part-1">Law</h2>\n<p>So.</p>\n<h2 id="part-2">Rates</h2>\n<p><small class="example">Illustrative example</small> Ten.</p>',
	);
	expect(parts.map(({ name }) => name)).toEqual(["Law", "Rates"]);
	expect(render("First.\n\n<!-- sample -->\n\nTen.").faults).toEqual([
		"3: no heading after <!-- sample -->",
	]);
});

test("a fact's steps become a table whose bars are scaled to a round percentage", () => {
	const steps = [
		{ name: "2025", length: "4.2", value: "4.2%" },
		{ name: "A & b", length: "8.4", value: "8.4%" },
	];
	const { html } = render("One.\n\n{{facts: ae-gratuity}}", { ...fact, steps });
	expect(html).toContain(
		`</p><table><tbody><tr><th>2025</th><td><svg width="34%" aria-hidden="true"></svg> 4.2%</td></tr><tr><th>A &amp; b</th><td><svg width="67%" aria-hidden="true"></svg> 8.4%</td></tr></tbody></table><small>`,
	);
});

test("only the table after a bars comment is drawn as a bar chart", () => {
	const { html, faults } = render(
		"One.\n\n<!-- bars -->\n\n| A [[law]] | KD |\n| --- | --- |\n| Levy *now* | 9,600 |\n| Permit | 1.50 |\n\n| A | KD |\n| --- | --- |\n| b | c |",
	);
	expect(faults).toEqual([]);
	expect(html).toContain(
		`<table class="bars"><thead><tr><th scope="col">A [[law]]</th><th scope="col">KD</th></tr></thead><tbody><tr><th scope="row">Levy <em>now</em></th><td><svg width="80%" aria-hidden="true"></svg> 9,600</td></tr><tr><th scope="row">Permit</th><td><svg width="0%" aria-hidden="true"></svg> 1.50</td></tr></tbody></table>`,
	);
	expect(html.match(/<svg/g)).toHaveLength(2);
});

test.each([
	["| A | KD |\n| --- | --- |\n| b | many |", "many is no number above 0"],
	["| A | KD |\n| --- | --- |\n| b | 1,5 |", "1,5 is no number above 0"],
	["| A | KD | x |\n| --- | --- | --- |\n| b | 1 | 2 |", "two columns"],
	["Two.", "no table after <!-- bars -->"],
])("a bars comment without a drawable table is a fault: %s", (text, fault) => {
	const { faults } = render(`One.\n\n<!-- bars -->\n\n${text}`);
	expect(faults).toEqual([expect.stringContaining(fault)]);
});
