/** A Chinese character, or a word of another script, with what stands behind it. */
const part = /(?:\p{Script=Han}|\w+)[^\p{L}\p{N}]*/gu;
/** So many characters stand on the last line at least. */
const least = 4;
/** More would leave a hole in the line above. */
const longest = 16;

/**
 * Where the end of a Chinese text begins that no line may part, else -1: browsers break Chinese
 * anywhere.
 *
 * @param shortest what is shorter stands on one line, but in cells.
 */
export function endingOf(text: string, shortest = 8): number {
	if (text.length < shortest || !/\p{Script=Han}/u.test(text)) return -1;
	let shown = 0;
	for (const { 0: last, index } of [...text.matchAll(part)].reverse()) {
		shown += last.replace(/[^\p{L}\p{N}]/gu, "").length;
		if (shown >= least) return text.length - index > longest ? -1 : index;
	}
	return -1;
}
