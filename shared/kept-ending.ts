import { breakMark } from "./break-mark.ts";

/** A Chinese character, or a word in another script, with the punctuation that follows. */
const part = /(?:\p{Script=Han}|\w+)[^\p{L}\p{N}]*/gu;
/** Minimum characters on the last line. */
const least = 4;
/** A longer ending would leave a gap in the line above. */
const longest = 16;
/** A last clause of up to this many characters is kept whole, so that no word of it is torn. */
const clause = 6;

/**
 * Index at which the unbreakable ending of a Chinese text starts, or -1 if there is none or the text
 * has marks where it may break. Browsers break Chinese at any character, which may leave a single
 * one on the last line.
 *
 * @param shortest shorter texts fit on one line, except in table cells
 */
export function endingOf(text: string, shortest = 8): number {
	if (
		text.length < shortest ||
		text.includes(breakMark) ||
		!/\p{Script=Han}/u.test(text)
	)
		return -1;
	// A part that begins here is too long to be kept, whether or not it is whole.
	const from = Math.max(0, text.length - longest - 1);
	let shown = 0;
	let start = text.length;
	let kept = -1;
	for (const { 0: before, index } of [
		...text.slice(from).matchAll(part),
	].reverse()) {
		const letters = before.replace(/[^\p{L}\p{N}]/gu, "").length;
		const isClause = /[\u3001\u3002\uFF0C\uFF1A\uFF1B]/.test(before);
		if (kept >= 0) {
			if (isClause) kept = start;
			if (isClause || shown + letters > clause) break;
		}
		shown += letters;
		start = from + index;
		if (kept < 0 && shown >= least) kept = start;
	}
	return text.length - kept > longest ? -1 : kept;
}
