/**
 * A line of a CSV file (RFC 4180): each cell in quotes, ended by CRLF. What a spreadsheet would
 * take for a formula gets a leading apostrophe, also phone numbers, which begin with a plus.
 */
export function csvLine(cells: readonly (string | null)[]): string {
	return `${cells.map((cell) => quote(disarm(cell ?? ""))).join(",")}\r\n`;
}

/** Tells spreadsheets that UTF-8 follows. */
export const byteOrderMark = "\ufeff";

/** White space counts too, and the signs of full width that input methods for Chinese type. */
function disarm(text: string): string {
	return /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u.test(text)
		? `'${text}`
		: text;
}

function quote(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
