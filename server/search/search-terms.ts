/**
 * A text as it is compared: no case, no accents, no full-width forms, no stray halves of surrogates
 * and no marks that only steer direction. A number's separators stay out of it.
 */
export function foldText(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFKD")
		.replace(/[\p{Mark}\p{Cf}\p{Cc}\uFFFD]/gu, (mark) =>
			/\s/.test(mark) ? " " : "",
		)
		.toLowerCase();
}

/** A word in Latin or its like, or a run of Chinese characters. */
const run =
	/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['\u2019]\p{L}+)?/gu;
const isHan = /^\p{Script=Han}/u;

/** Whether a term is of Chinese characters. */
export const isChinese = (term: string): boolean => isHan.test(term);

/** What a text is looked up by, with its place in the text. */
export interface Term {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** The terms of a text as it is written, with their places in it. */
export function readTerms(text: string): Term[] {
	const terms = listTerms(foldText(text));
	if (steady.test(text)) return terms;
	const places = listPlaces(text);
	return terms.map((term) => ({
		text: term.text,
		start: places[term.start] ?? text.length,
		end: places[term.end] ?? text.length,
	}));
}

/** What folds character by character, punctuation of both languages included. */
const steady = /^[ -~\u2013-\u201d\u3001-\u3015\u4e00-\u9fff\uff01-\uff5e]*$/;

/** What folds to its lower case, in runs, and all else by characters, which folding may lengthen. */
const pieces = /([ -~\u4e00-\u9fff]+)|./gsu;

/** Where in a text each character of the folded one comes from. */
function listPlaces(text: string): number[] {
	return [...text.matchAll(pieces)].flatMap(({ 0: piece, 1: plain, index }) =>
		Array.from(
			{ length: plain?.length ?? foldText(piece).length },
			(_, offset) => (plain === undefined ? index : index + offset),
		),
	);
}

/**
 * The terms of a folded text: words without a plural's or possessive's ending, and of Chinese each
 * two neighbours, for a dictionary of words would break names that it does not know, such as
 * 沙特化. A character that stands alone is a term of its own.
 */
export function listTerms(folded: string): Term[] {
	return [...folded.matchAll(run)].flatMap(({ 0: found, index }) =>
		isChinese(found)
			? listPairs(found, index)
			: [{ text: stem(found), start: index, end: index + found.length }],
	);
}

function listPairs(found: string, index: number): Term[] {
	const characters = [...found];
	if (characters.length === 1)
		return [{ text: found, start: index, end: index + found.length }];
	let start = index;
	return characters.slice(1).map((second, position) => {
		const first = characters[position] ?? "";
		const text = first + second;
		const term = { text, start, end: start + text.length };
		start += first.length;
		return term;
	});
}

/** Takes off what differs between an American's and a Briton's word, one thing and many, who owns it, and what is done and doing it. */
export function stem(word: string): string {
	const bare = word.replace(/['\u2019]s?$/, "").replaceAll(/['\u2019]/g, "");
	if (bare.length < 4 || !/^[a-z]+$/.test(bare)) return bare;
	return bare
		.replace(/isation(s?)$/, "ization$1")
		.replace(/ise(d|r|s)?$/, "ize$1")
		.replace(/(?<=[^aeiou])ies$/, "y")
		.replace(/(?<=[^us])s$/, "")
		.replace(/our(?=$|ed$|er$)/, "or")
		.replace(/centre/, "center")
		.replace(/(?<=[aeiouy].+)(?:ing|ed)$/, "+")
		.replace(/([^lsf])\1\+$/, "$1")
		.replace(/(?<=^[^aeiou]?[aeiou][^aeiouwxy])\+$/, "e")
		.replace(/\+$|(?<=.{4})e$/, "");
}
