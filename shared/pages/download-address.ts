/** Prefix of downloadable files. */
export const downloadsPrefix = "/downloads/";

/** The address of a template in a locale. */
export function downloadHref(file: string, locale: string): string {
	return `${downloadsPrefix}${locale}/${file}.docx`;
}
