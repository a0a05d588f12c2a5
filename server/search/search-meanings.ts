import { nameGroups } from "./search-names.ts";
import { foldText } from "./search-terms.ts";

/** A name, folded, and how a query says it: Latin ones as words of their own, Chinese ones anywhere. */
const known = nameGroups.map((group) =>
	group.map((name) => {
		const text = foldText(name);
		const isWordy = /^[a-z0-9]/.test(text);
		const said = isWordy ? `(?<![a-z0-9])${text}(?![a-z0-9])` : text;
		return { text, pattern: new RegExp(said) };
	}),
);

/**
 * The query said in other words: with one of its names exchanged for another of the same meaning.
 * Of a group only the first of each script is tried, and what the query does not have.
 *
 * @param query folded.
 */
export function listMeanings(query: string): string[] {
	return known.flatMap((group) => {
		const said = group
			.filter(({ pattern }) => pattern.test(query))
			.toSorted((a, b) => b.text.length - a.text.length)[0];
		if (said === undefined) return [];
		return group
			.filter((name) => name !== said)
			.map(({ text }) => query.replace(said.text, ` ${text} `));
	});
}
