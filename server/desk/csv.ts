/**
 * A line of a CSV file (RFC 4180): each cell in quotes, ended by CRLF. What a spreadsheet would
 * take for a formula gets an apostrophe before it, also phone numbers, which begin with a plus.
 */
export function csvLine(cells: readonly (string | null)[]): string {
	return `${cells.map((cell) => quote(disarm(cell ?? ""))).join(",")}\r\n`;
}

/** Tells spreadsheets that UTF-8 follows. */
export const byteOrderMark = "\ufeff";

/**
 * White space counts too, and the signs of full width that input methods for Chinese type. In languages
 * whose lists have semicolons, spreadsheets break cells at these, at tabs and at the ends of lines
 * inside of our quotes, so that what follows stands at a cell's beginning as well.
 */
function disarm(text: string): string {
	return text.replace(insideFormula, "'").replace(leadingFormula, "'");
}

const signs = "=+\\-@\uff1d\uff0b\uff0d\uff20";
const breaks = ";\\t\\r\\n\\v\\f\u0085\u2028\u2029";
const leadingFormula = new RegExp(`^(?=[\\t\\r\\n]|[\\s"]*[${signs}])`, "u");
// What is skipped holds no breaks, so that long runs of these are looked at once.
const insideFormula = new RegExp(
	`(?<=[${breaks}])(?=(?:"|(?![${breaks}])\\s)*[${signs}])`,
	"gu",
);

function quote(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
