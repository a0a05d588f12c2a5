/** A quotation mark at the beginning of a quotation. */
const opening = /(?<=^|[\s([{—–/*_“‘])(["'])(?=\S)/gmu;

/**
 * Replaces straight quotation marks and apostrophes in English with curly ones, as `npm run check`
 * requires.
 */
export function curlQuotes(text: string): string {
	return text
		.replace(/'(?=\d0s)/g, "’")
		.replace(opening, (mark) => (mark === '"' ? "“" : "‘"))
		.replaceAll('"', "”")
		.replaceAll("'", "’");
}
