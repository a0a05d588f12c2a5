/** The room that a text takes, in Latin letters. A Chinese character takes that of four. */
export function roomOf(text: string): number {
	return text.replace(/[^\0-\xff]/g, "xxxx").length;
}
