import { bindCounts } from "../../../shared/bind-counts.ts";
import { breakMark } from "../../../shared/break-mark.ts";
import { headingWords } from "./heading-words.ts";

/** Segments Chinese text into words. */
export type CutWords = (text: string) => readonly string[];

/** The last line has at least this many characters, so that none stands alone. */
const endingAtLeast = 4;
/** The same for a table's cell, whose lines are short. */
const cellEndingAtLeast = 2;
/** Short words are joined up to this length; a phone's line has room for eleven characters. */
const longest = 8;
/** The same for text, whose lines should not end far from the margin. */
const longestInText = 4;
/** Longer texts are not marked, because marks weigh. */
const longestText = 60;
/** A clause up to this length is not broken: the line ends after its comma instead. */
const wholeClause = 6;
/** The same limit for a heading of several clauses. Such a clause still fits on a phone's line. */
const wholeAmongOthers = 10;
/** A list's first two words stay on one line up to this length. */
const longestPair = 6;

/** Characters that stay with the preceding word, and with the following one. */
const closing = /^[\p{Po}\p{Pe}\p{Pf}的了着过们吗呢吧上中里内外时后前起等]/u;
const opening =
	/^[先再]\p{Script=Han}$|[\p{Ps}\p{Pi}也都又再不没很更最被把从到在与和或按对为向由以让给谁先各每该本这那哪其所]$/u;
const isHan = /^\p{Script=Han}+$/u;
/** In numbers, times and references, such as 1,000, 12:00 and LW-2611-05, none is a comma. */
const comma = /(?<=[，、：；。？！]|[,:;?!](?![\w-]))/u;
const unspaced = /^[\w,.:-]+$/;

/**
 * Marks where a Chinese heading may break into lines: between words, preferably after punctuation,
 * and with at least four characters on the last line. Other text is returned unchanged.
 */
export function markBreaks(text: string, cut: CutWords): string {
	if (!/\p{Script=Han}/u.test(text)) return text;
	const clauses = pairListed(bindCounts(text).split(comma), cut);
	const whole = clauses.length > 1 ? wholeAmongOthers : wholeClause;
	const words = clauses.flatMap((clause) =>
		clause.length <= whole ? [clause] : joinWords(cut(clause), longest),
	);
	return keepEnding(words).join(breakMark);
}

/** Marks between which words a short Chinese text may break. */
export function markTextBreaks(text: string, cut: CutWords): string {
	if (!/\p{Script=Han}/u.test(text) || text.length > longestText) return text;
	if (text.length < 8 || /[{<[]/.test(text)) return text;
	const words = joinWords(cut(bindCounts(text)), longestInText);
	return keepEnding(words).join(breakMark);
}

/** Marks between which words the Chinese cells of tables may break, whose columns are narrow. */
export function markCellBreaks(html: string, cut: CutWords): string {
	return html.replace(/(?<=<t[hd]\b[^>]*>).*?(?=<\/t[hd]>)/gsu, (cell) =>
		cell.replace(/<[^>]*>/g, "").length > longestText
			? cell.replace(/(?<=^|>)[^<]+/g, bindCounts)
			: cell
					.replace(/<\/?bdi>/g, "")
					.replace(/(?<=^|>)[^<&]*[^<&\s]/g, (text) => {
						if (!/\p{Script=Han}/u.test(text)) return text;
						const words = cut(bindCounts(text));
						return keepEnding(
							joinWords(words, longestInText),
							cellEndingAtLeast,
						)
							.join("<wbr>")
							.replaceAll("<wbr>\u00a0", "\u00a0")
							.replace(/年(?:<wbr>)?\s(?=\d)/g, "年\u00a0");
					}),
	);
}

/** Loads the dictionary and adds the words of this trade. Takes half a second. */
export async function loadWords(): Promise<CutWords> {
	const { add_word: add, cut } = await import("jieba-wasm");
	for (const word of headingWords) add(word, 100_000, "n");
	return (text) => joinUnspaced(cut(text, true));
}

/** Joins what the dictionary divides in numbers, times and references, such as 1,000 and 12:00. */
function joinUnspaced(words: readonly string[]): string[] {
	const joined: string[] = [];
	for (const word of words) {
		const last = joined.at(-1) ?? "";
		if (unspaced.test(last) && unspaced.test(word))
			joined.splice(-1, 1, last + word);
		else joined.push(word);
	}
	return joined;
}

/** Moves a list's second word to its first, if both are short: "迪拜、沙特". */
function pairListed(clauses: readonly string[], cut: CutWords): string[] {
	const paired: string[] = [];
	for (const clause of clauses) {
		const last = paired.at(-1) ?? "";
		const [first = ""] = cut(clause);
		const [marks = ""] = /^\p{P}*/u.exec(clause.slice(first.length)) ?? [];
		const word = first + marks;
		if (last.endsWith("、") && last.length + word.length <= longestPair)
			paired.push((paired.pop() ?? "") + word, clause.slice(word.length));
		else paired.push(clause);
	}
	return paired.filter((part) => part !== "");
}

/** Joins words that must not be separated by a line break, short ones up to a length. */
function joinWords(words: readonly string[], atMost: number): string[] {
	const joined: string[] = [];
	let isOpen = false;
	for (const word of words) {
		const leans = opening.test(word) || /^[\d\s]+$/u.test(word);
		const isShort = word.length === 1 && !leans;
		const last = joined.at(-1) ?? "";
		const holds =
			!isHan.test(last.slice(-1) + word) || last.length + word.length <= atMost;
		if (last && ((holds && (isOpen || isShort)) || closing.test(word)))
			joined.push((joined.pop() ?? "") + word);
		else joined.push(word);
		isOpen = leans || (isShort && joined.length === 1);
	}
	return joined;
}

function keepEnding(
	words: readonly string[],
	atLeast = endingAtLeast,
): string[] {
	const kept = [...words];
	while (kept.length > 1 && countShown(kept.at(-1) ?? "") < atLeast)
		kept.splice(-2, 2, kept.slice(-2).join(""));
	return kept;
}

function countShown(text: string): number {
	return text.replace(/\p{P}/gu, "").length;
}
