/** Where a line of a heading may end: a zero width space, which pages write as `<wbr>`. */
export const breakMark = "\u200b";

/** A text without its marks and the spaces that keep lines together, for whatever is not a heading on a page. */
export function withoutMarks(text: string): string {
	return text.replaceAll(breakMark, "").replaceAll("\u00a0", " ");
}
