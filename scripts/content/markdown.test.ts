import { expect, test } from "vitest";
import type { FactCopy } from "../../shared/pages/page-copy.ts";
import { renderMarkdown } from "./markdown.ts";

const fact: FactCopy = {
	id: "ae-gratuity",
	value: "21 / 30",
	text: "Twenty-one days & more.",
	asOf: { iso: "2026-01-23", text: "January 23, 2026" },
	source: "A <source>",
};

function render(text: string) {
	return renderMarkdown(text, {
		localize: (path) => `/en-US${path}`,
		factOf(id) {
			if (id !== fact.id) throw new Error(`no fact ${id}`);
			return fact;
		},
		attribute: ({ asOf, source }) => `${asOf.text}, ${source}`,
	});
}

test("the first paragraph is the introduction, as plain text", () => {
	const { introduction, html } = render(
		"Read **this** & [that](/about) first.\n\n## Then\n\nMore.",
	);
	expect(introduction).toBe("Read this & that first.");
	expect(html).toBe('<h2 id="part-1">Then</h2>\n<p>More.</p>');
});

test("no space stays behind Chinese punctuation that Markdown wants one after", () => {
	const { html } = render("先读。\n\n**问题。** 从接受到上班。**Note.** Then.");
	expect(html).toBe(
		"<p><strong>问题。</strong>从接受到上班。<strong>Note.</strong> Then.</p>",
	);
});

test("headings are numbered and listed", () => {
	const { parts } = render(
		"One.\n\n## A *b*\n\nx\n\n### Deep\n\ny\n\n## C & d",
	);
	expect(parts).toEqual([
		{ id: "part-1", name: "A b" },
		{ id: "part-2", name: "C & d" },
	]);
});

test("links within the site are put into the text's language, others stay", () => {
	const { html, links } = render(
		"One.\n\n[a](/about#values) [b](https://example.com/?a=1&b=2)",
	);
	expect(html).toContain('<a href="/en-US/about#values">a</a>');
	expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2">b</a>');
	expect(links).toEqual(["/about#values"]);
});

test("a line of facts becomes a list with their sources, escaped", () => {
	const { html } = render("One.\n\n{{facts: ae-gratuity}}");
	expect(html).toBe(
		'<ul class="facts"><li><strong>21 / 30</strong><p>Twenty-one days &amp; more.</p><small>January 23, 2026, A &lt;source&gt;</small></li></ul>',
	);
});

test("a table can be scrolled by keyboard and has headers on two sides", () => {
	const { html } = render(
		"One.\n\n## Weeks\n\n| Role | Weeks |\n| --- | --- |\n| Nurse | 12 |",
	);
	expect(html).toContain(
		'<div class="table-scroll" role="group" aria-label="Weeks" tabindex="0"><table>',
	);
	expect(html).toContain('<th scope="col">Role</th>');
	expect(html).toContain('<th scope="row">Nurse</th><td>12</td>');
});

test.for([
	["HTML", "One.\n\n<div>x</div>", "HTML in the text: <div>"],
	["HTML within a line", "One.\n\nA <b>x</b>", "HTML in the text: <b>"],
	["a picture", "One.\n\n![x](/x.png)", "a picture in the text"],
	[
		"a script's address",
		"One.\n\n[x](javascript:alert(1))",
		"a link to javascript:",
	],
	[
		"an insecure address",
		"One.\n\n[x](http://example.com)",
		"a link to http://",
	],
	["a heading of the first level", "One.\n\n# X", "a heading of level 1"],
	["an unknown fact", "One.\n\n{{facts: nope}}", "no fact nope"],
	["no introduction", "## X\n\nOne.", "must start with a paragraph"],
] as const)("%s is refused by name", ([, text, message]) => {
	expect(() => render(text)).toThrow(message);
});
