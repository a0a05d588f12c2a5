import { expect, test } from "vitest";
import { foldFacts } from "./fold-facts.ts";

const nameFold = (count: number) => `Facts (${count})`;
const listOf = (...facts: string[]) =>
	`<ul class="facts">${facts.map((fact) => `<li data-fact="x">${fact}</li>`).join("")}</ul>\n`;
const foldOf = (...facts: string[]) =>
	`<details data-fold="narrow"><summary>Facts (${facts.length})</summary>${listOf(...facts).trim()}</details>`;

test("the facts of a section are in one fold, where the first of them was", () => {
	const html = `<h2 id="a">A</h2>\n<p>one</p>\n${listOf("1", "2")}<p>two</p>\n${listOf("3")}<p>three</p>\n<h2 id="b">B</h2>\n<p>four</p>`;
	expect(foldFacts(html, nameFold)).toEqual({
		html: `<section><h2 id="a">A</h2>\n<p>one</p>\n${foldOf("1", "2", "3")}<p>two</p>\n<p>three</p>\n</section><h2 id="b">B</h2>\n<p>four</p>`,
		count: 3,
	});
});

test("facts above the first heading are in the fold of its section", () => {
	expect(
		foldFacts(`${listOf("1")}<h2 id="a">A</h2>\n<p>one</p>`, nameFold),
	).toEqual({
		html: `<section>${foldOf("1")}<h2 id="a">A</h2>\n<p>one</p></section>`,
		count: 1,
	});
});

test("an article without facts stays as it is", () => {
	const html = '<p>zero</p>\n<h2 id="a">A</h2>\n<p>one</p>';
	expect(foldFacts(html, nameFold)).toEqual({ html, count: 0 });
});
