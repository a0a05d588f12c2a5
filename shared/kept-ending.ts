/** A Chinese character, or a word in another script, with the punctuation that follows. */
const part = /(?:\p{Script=Han}|\w+)[^\p{L}\p{N}]*/gu;
/** Minimum characters on the last line. */
const least = 4;
/** Shorter texts fit on one line, except in table cells. */
const shortest = 12;
/** A longer ending would leave a gap in the line above. */
const longest = 16;

/**
 * Index at which the unbreakable ending of a Chinese text starts, or 0 if there is none. Browsers
 * break Chinese at any character, which may leave a single one on the last line.
 */
export function endingOf(text: string): number {
	if (text.length < shortest || !/\p{Script=Han}/u.test(text)) return 0;
	let shown = 0;
	for (const { 0: last, index } of [...text.matchAll(part)].reverse()) {
		shown += last.replace(/[^\p{L}\p{N}]/gu, "").length;
		if (shown >= least) return text.length - index > longest ? 0 : index;
	}
	return 0;
}
