/** Adds spaces between digits and Chinese characters in a date or number. */
export function spaceHan(text: string): string {
	return text.replace(
		/(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu,
		" ",
	);
}
