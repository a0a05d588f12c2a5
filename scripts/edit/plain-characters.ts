/**
 * What word processors and Chinese keyboards put in and nobody sees: a full-width digit becomes a
 * plain one, spaces that do not break become one space.
 */
export function plainCharacters(text: string): string {
	return text
		.replaceAll(/[０-９]/g, (digit) => digit.normalize("NFKC"))
		.replaceAll(/ *\u00A0[ \u00A0]*/g, " ");
}
