/** Where a line of a heading may end: a zero width space, which pages write as `<wbr>`. */
export const breakMark = "\u200b";

/** A text without its marks, for whatever is not a heading on a page. */
export function withoutMarks(text: string): string {
	return text.replaceAll(breakMark, "");
}
