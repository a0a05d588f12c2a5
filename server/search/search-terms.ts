/**
 * Normalizes a text for comparison: ignores case, accents, fullwidth forms, lone surrogates and
 * invisible directional marks.
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

/** A word in an alphabetic script, or a run of Chinese characters. */
const run =
	/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['\u2019]\p{L}+)?/gu;
const isHan = /^\p{Script=Han}/u;

/** Whether a term consists of Chinese characters. */
export const isChinese = (term: string): boolean => isHan.test(term);

/** A unit of search, with its position in the text. */
export interface Term {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** The terms of a text, with their positions in the original. */
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

/** Characters that folding maps one to one, including punctuation of both languages. */
const steady = /^[ -~\u2013-\u201d\u3001-\u3015\u4e00-\u9fff\uff01-\uff5e]*$/;

/** Runs that fold to their lower case, and single other characters, which folding may expand. */
const pieces = /([ -~\u4e00-\u9fff]+)|./gsu;

/** The original position of each character of the folded text. */
function listPlaces(text: string): number[] {
	return [...text.matchAll(pieces)].flatMap(({ 0: piece, 1: plain, index }) =>
		Array.from(
			{ length: plain?.length ?? foldText(piece).length },
			(_, offset) => (plain === undefined ? index : index + offset),
		),
	);
}

/**
 * The terms of a folded text: stemmed words, and overlapping pairs of Chinese characters. A
 * dictionary-based segmenter would split names that it does not know, such as 沙特化. A single
 * character is a term by itself.
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

/** Stems a word: unifies US and UK spellings, removes plural, possessive and verb endings. */
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
