/** What a quotation stands behind where it begins. */
const opening = /(?<=^|[\s([{—–/*_“‘])(["'])(?=\S)/gmu;

/** English text with typographic quotation marks and apostrophes, as `npm run check` wants it. */
export function curlQuotes(text: string): string {
	return text
		.replace(/'(?=\d0s)/g, "’")
		.replace(opening, (mark) => (mark === '"' ? "“" : "‘"))
		.replaceAll('"', "”")
		.replaceAll("'", "’");
}
