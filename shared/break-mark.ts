/** Zero-width space that marks where a heading may wrap. Pages render it as `<wbr>`. */
export const breakMark = "\u200b";

/** Removes break marks and turns no-break spaces into plain ones, for text outside headings. */
export function withoutMarks(text: string): string {
	return text.replaceAll(breakMark, "").replaceAll("\u00a0", " ");
}
