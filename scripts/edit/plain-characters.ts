/**
 * What word processors and Chinese keyboards put in: a full-width digit becomes a plain one, spaces
 * that do not break become one space, and a bullet or a number before a tab begins a list's entry.
 */
export function plainCharacters(text: string): string {
	return text
		.replaceAll(/[０-９]/g, (digit) => digit.normalize("NFKC"))
		.replaceAll(/^[ \t]*[•·●▪◦‣][ \t\u00A0]+/gm, "- ")
		.replaceAll(/^[ \t]*(\d+)[.)、]\t[ \u00A0]*/gm, "$1. ")
		.replaceAll(/ *\u00A0[ \u00A0]*/g, " ");
}

const wide: Readonly<Record<string, string>> = {
	",": "，",
	";": "；",
	":": "：",
	"?": "？",
	"!": "！",
	".": "。",
};

/** Replaces half-width punctuation in Chinese, as `npm run check` requires. */
export function widenPunctuation(text: string): string {
	return text.replaceAll(
		// An exclamation mark before a bracket begins a picture.
		/(?<=\p{Script=Han})([,;:?.]|!(?!\[)) ?|([,;?!])(?=\p{Script=Han})/gu,
		(_, after: string, before: string) => wide[after ?? before] ?? "",
	);
}
