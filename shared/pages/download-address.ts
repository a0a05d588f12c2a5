/** Where files to save are served. */
export const downloadsPrefix = "/downloads/";

/** The address of a document to fill in, in a language. */
export function downloadHref(file: string, locale: string): string {
	return `${downloadsPrefix}${locale}/${file}.docx`;
}
