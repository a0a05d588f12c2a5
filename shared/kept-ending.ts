import { breakMark } from "./break-mark.ts";

/** A Chinese character, or a word in another script, with the punctuation that follows. */
const part = /(?:\p{Script=Han}|\w+)[^\p{L}\p{N}]*/gu;
/** Minimum characters on the last line. */
const least = 4;
/** A longer ending would leave a gap in the line above. */
const longest = 16;

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
	for (const { 0: last, index } of [
		...text.slice(from).matchAll(part),
	].reverse()) {
		shown += last.replace(/[^\p{L}\p{N}]/gu, "").length;
		const start = from + index;
		if (shown >= least) return text.length - start > longest ? -1 : start;
	}
	return -1;
}
