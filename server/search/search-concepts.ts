import { countryNames, nameGroups } from "./search-names.ts";
import { foldText, listTerms, type Term } from "./search-terms.ts";
import { tradeNames } from "./search-trades.ts";

/** A name in a text, by what it means. */
export interface Named extends Term {
	/** As it is said, folded. */
	readonly name: string;
	/** Its first term, and how many it has. */
	readonly from: number;
	readonly count: number;
}

/** Finds the names of some meanings among a text's terms. */
type Names = (terms: readonly Term[]) => Named[];

/**
 * What texts mean by their names: one term for all that mean the same, in either language. No text
 * says it as it stands.
 */
export const listConcepts: Names = createNames(
	nameGroups.map((names, index) => [`=${index}`, names]),
);

const trades = new Set(tradeNames.map((_, index) => `=${index}`));

/** Whether a meaning is that of a trade. */
export function isTrade(concept: string): boolean {
	return trades.has(concept);
}

/** What a text is found by besides its words: its names that have several, and what it means by names. */
export function listNames(terms: readonly Term[]): Term[] {
	return listConcepts(terms).flatMap(({ text, name, start, end, count }) => [
		{ text, start, end },
		...(count > 1 ? [{ text: name, start, end }] : []),
	]);
}

/** The countries that a text means, as paths call them. */
export const listCountries: Names = createNames(
	countryNames.map((names) => [names[0] ?? "", names]),
);

function createNames(
	meanings: readonly (readonly [text: string, names: readonly string[]])[],
): Names {
	const all = meanings.flatMap(([text, names]) =>
		names.map((name) => {
			const words = listTerms(foldText(name)).map((term) => term.text);
			return { text, name: words.join(" "), words };
		}),
	);
	const byFirst = Map.groupBy(all, ({ words }) => words[0]);
	return (terms) =>
		terms.flatMap((first, from) =>
			(byFirst.get(first.text) ?? [])
				.filter(({ words }) =>
					words.every((word, index) => terms[from + index]?.text === word),
				)
				.map(({ text, name, words }) => ({
					...{ text, name, from, count: words.length, start: first.start },
					end: terms[from + words.length - 1]?.end ?? first.end,
				})),
		);
}
