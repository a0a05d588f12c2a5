import { countWord } from "./bind-counts.ts";
import { breakMark } from "./break-mark.ts";

/** A count's name, a Chinese character, a number or a word, with the punctuation that follows. */
const part = new RegExp(
	`(?:${countWord}|\\p{Script=Han}|\\d[\\d,.]*\\d|\\w+)[^\\p{L}\\p{N}]*`,
	"gu",
);
/** Minimum characters on the last line. */
const least = 4;
/** A longer ending, such as one with long words in Latin script, would leave a gap above. */
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
	for (const { 0: kept, index } of [
		...text.slice(from).matchAll(part),
	].reverse()) {
		shown += kept.replace(/[^\p{L}\p{N}]/gu, "").length;
		const start = from + index;
		if (shown >= least) return text.length - start > longest ? -1 : start;
	}
	return -1;
}
