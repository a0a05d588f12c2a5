import { nameGroups } from "./search-names.ts";
import { foldText } from "./search-terms.ts";

/** A name, folded, and how a query says it: Latin ones as words of their own, Chinese ones anywhere. */
interface Name {
	readonly text: string;
	readonly isLatin: boolean;
	readonly pattern: RegExp;
}

const known: readonly (readonly Name[])[] = nameGroups.map((group) =>
	group.map((name) => {
		const text = foldText(name);
		const isLatin = /^[a-z0-9]/.test(text);
		const said = isLatin ? `(?<![a-z0-9])${text}(?![a-z0-9])` : text;
		return { text, isLatin, pattern: new RegExp(said) };
	}),
);

/**
 * The query said in other words: with all of its names in one script, as the other language's texts
 * have them, and with one name exchanged for another of the same meaning.
 *
 * @param query folded.
 */
export function listMeanings(query: string): string[] {
	const exchanges = known.flatMap((group) => {
		const said = group
			.filter(({ pattern }) => pattern.test(query))
			.toSorted((a, b) => b.text.length - a.text.length)[0];
		return said
			? [{ said, others: group.filter((name) => name !== said) }]
			: [];
	});
	const inOneScript = [true, false].map((isLatin) =>
		exchanges.reduce((text, { said, others }) => {
			const other = others.find((name) => name.isLatin === isLatin);
			return other && said.isLatin !== isLatin
				? exchange(text, said, other)
				: text;
		}, query),
	);
	const inOneName = exchanges.flatMap(({ said, others }) =>
		others.map((other) => exchange(query, said, other)),
	);
	return [...new Set([...inOneScript, ...inOneName])].filter(
		(text) => text !== query,
	);
}

const exchange = (query: string, said: Name, other: Name): string =>
	query.replace(said.text, ` ${other.text} `);
