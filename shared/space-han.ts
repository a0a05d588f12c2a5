/** A date or number as Chinese texts have it, with spaces between digits and characters. */
export function spaceHan(text: string): string {
	return text.replace(
		/(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu,
		" ",
	);
}
