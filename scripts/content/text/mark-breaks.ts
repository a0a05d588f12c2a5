import { breakMark } from "../../../shared/break-mark.ts";
import { headingWords } from "./heading-words.ts";

/** Cuts Chinese text into words. */
export type CutWords = (text: string) => readonly string[];

/** Of what stands last, this many characters keep together, so that no line has one or two. */
const endingAtLeast = 4;
/** No more keep together only because words are short: a telephone's line has room for eleven. */
const longest = 8;
/** A clause of so few characters is not broken: the line ends after its comma instead. */
const wholeClause = 6;
/** Nor is one of so few beside others, which a telephone's line has room for. */
const wholeAmongOthers = 10;

/** Words that lean on the one before, and on the one after. */
const closing = /^[\p{Po}\p{Pe}\p{Pf}的了着过们吗呢吧上中里内外时后前起等]/u;
const opening =
	/[\p{Ps}\p{Pi}也都又再不没很更最被把从到在与和或按对为向由以让给谁先各每该本这那其所]$/u;
const isHan = /^\p{Script=Han}+$/u;
const comma = /(?<=[，、：；。？！,:;?!])/u;

/**
 * Marks where the lines of a Chinese heading may end: between words, rather after punctuation, and
 * never so that fewer than four characters stand on the last line. Other text is left as it is.
 */
export function markBreaks(text: string, cut: CutWords): string {
	if (!/\p{Script=Han}/u.test(text)) return text;
	const clauses = bindCounts(text).split(comma);
	const whole = clauses.length > 1 ? wholeAmongOthers : wholeClause;
	const words = clauses.flatMap((clause) =>
		clause.length <= whole ? [clause] : joinWords(cut(clause)),
	);
	return keepEnding(words).join(breakMark);
}

/** A number and what it counts stay together: "2011 年". */
export function bindCounts(text: string): string {
	return text.replace(/(?<=\d) (?=\p{Script=Han})/gu, "\u00a0");
}

/** Loads the dictionary, with the words of this trade. It takes half a second. */
export async function loadWords(): Promise<CutWords> {
	const { add_word: add, cut } = await import("jieba-wasm");
	for (const word of headingWords) add(word, 100_000, "n");
	return (text) => cut(text, true);
}

/** Joins words that no line may part. */
function joinWords(words: readonly string[]): string[] {
	const joined: string[] = [];
	let isOpen = false;
	for (const word of words) {
		const leans = opening.test(word) || /^[\d\s]+$/u.test(word);
		const isShort = word.length === 1 && !leans;
		const last = joined.at(-1) ?? "";
		const holds =
			!isHan.test(last.slice(-1) + word) ||
			last.length + word.length <= longest;
		if (last && ((holds && (isOpen || isShort)) || closing.test(word)))
			joined.push((joined.pop() ?? "") + word);
		else joined.push(word);
		isOpen = leans || (isShort && joined.length === 1);
	}
	return joined;
}

function keepEnding(words: readonly string[]): string[] {
	const kept = [...words];
	while (kept.length > 1 && countShown(kept.at(-1) ?? "") < endingAtLeast)
		kept.splice(-2, 2, kept.slice(-2).join(""));
	return kept;
}

function countShown(text: string): number {
	return text.replace(/\p{P}/gu, "").length;
}
