import { countryNames, nameGroups } from "./search-names.ts";
import { particles } from "./search-noise.ts";
import { foldText, listTerms, type Term } from "./search-terms.ts";
import { tradeNames } from "./search-trades.ts";

/** A name found in a text, and its meaning. */
export interface Named extends Term {
	/** The name as it appears, folded. */
	readonly name: string;
	/** Its first term, and its number of terms. */
	readonly from: number;
	readonly count: number;
}

/** Finds the names of certain meanings among a text's terms. */
type Names = (terms: readonly Term[]) => Named[];

/**
 * The meanings of the names in a text: one artificial term for all names that mean the same, in
 * either language. The term itself cannot appear in a text.
 */
export const listConcepts: Names = createNames(
	nameGroups.map((names, index) => [`=${index}`, names]),
);

const trades = new Set(tradeNames.map((_, index) => `=${index}`));

/** Whether a meaning is a trade. */
export function isTrade(concept: string): boolean {
	return trades.has(concept);
}

/** Further terms that a text is found by: the meanings of its names, and names of several words. */
export function listNames(terms: readonly Term[]): Term[] {
	return listConcepts(terms).flatMap(({ text, name, start, end, count }) => [
		{ text, start, end },
		...(count > 1 ? [{ text: name, start, end }] : []),
	]);
}

/** The countries mentioned in a text, as they appear in paths. */
export const listCountries: Names = createNames(
	countryNames.map((names) => [names[0] ?? "", names]),
);

function createNames(
	meanings: readonly (readonly [text: string, names: readonly string[]])[],
): Names {
	const all = meanings.flatMap(([text, names]) =>
		names.map((name) => {
			const bare = foldText(name).replace(particles, "");
			const words = listTerms(bare).map((term) => term.text);
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
					text,
					name,
					from,
					count: words.length,
					start: first.start,
					end: terms[from + words.length - 1]?.end ?? first.end,
				})),
		);
}
