import { expect, test } from "vitest";
import { foldParts } from "./fold-parts.ts";

test("what follows each heading is folded under its name, and what precedes the first is not", () => {
	expect(
		foldParts(
			'<p>One.</p>\n<h2 id="part-1">A<wbr>b</h2>\n<p>Two.</p>\n<h3>C</h3>\n<h2 id="part-2">D</h2>\n<ul></ul>',
		),
	).toBe(
		'<p>One.</p>\n<h2 id="part-1">A<wbr>b</h2><details data-fold="narrow"><summary><span>A<wbr>b</span></summary><div><p>Two.</p>\n<h3>C</h3>\n</div></details><h2 id="part-2">D</h2><details data-fold="narrow"><summary><span>D</span></summary><div><ul></ul></div></details>',
	);
});

test("a section's figure precedes its heading, so that it floats beside it, and follows its name on phones", () => {
	const figure =
		'<aside class="facts"><strong>48 hours</strong> a week</aside>\n';
	expect(foldParts(`<h2 id="part-1">A</h2>\n${figure}<p>One.</p>`)).toBe(
		`${figure}<h2 id="part-1">A</h2><details data-fold="narrow"><summary><span>A<small><strong>48 hours</strong> a week</small></span></summary><div><p>One.</p></div></details>`,
	);
});

test("the first section is open where no key facts stand above it", () => {
	const html = '<h2 id="part-1">A</h2>\n<h2 id="part-2">B</h2>\n';
	expect(foldParts(html, true).match(/<details[^>]*>/g)).toEqual([
		'<details open data-fold="narrow">',
		'<details data-fold="narrow">',
	]);
});
