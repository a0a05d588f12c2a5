/** An article with the facts of each section in one fold, and how many facts it has. */
export interface FoldedFacts {
	readonly html: string;
	readonly count: number;
}

/**
 * Gathers the lists of facts in each section of an article at the place of the first, beside which
 * wide screens show them. Elsewhere styles put them at the section's end, where phones fold them.
 *
 * @param html as the build renders it: facts above the first heading belong to its section.
 * @param nameFold the label of a fold with so many facts.
 */
export function foldFacts(
	html: string,
	nameFold: (count: number) => string,
): FoldedFacts {
	let count = 0;
	const folded = html.replace(section, (part) => {
		const [first, ...others] = part.matchAll(list);
		if (!first) return part;
		const items = [first, ...others].map(([, found]) => found).join("");
		const found = items.split(item).length - 1;
		count += found;
		const before = part.slice(0, first.index);
		const after = part.slice(first.index).replace(list, "");
		return `<section>${before}<details data-fold="narrow"><summary>${nameFold(found)}</summary><ul class="facts">${items}</ul></details>${after}</section>`;
	});
	return { html: folded, count };
}

const section = /(?:^(?:<ul class="facts">.*?<\/ul>\n?)+)?<h2 .*?(?=<h2 |$)/gs;
const list = /<ul class="facts">(.*?)<\/ul>\n?/gs;
const item = /<li[ >]/;
