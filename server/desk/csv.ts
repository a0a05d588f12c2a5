/**
 * A line of a CSV file (RFC 4180): quoted cells, ended by CRLF. Cells that a spreadsheet would take
 * for a formula get an apostrophe, including phone numbers, which begin with a plus.
 */
export function csvLine(cells: readonly (string | null)[]): string {
	return `${cells.map((cell) => quote(disarm(cell ?? ""))).join(",")}\r\n`;
}

/** How items are written to a CSV file. */
export interface CsvDescription<Item, Column extends string> {
	/** In the columns' order. */
	readonly headings: Readonly<Record<Column, string>>;
	describe(item: Item): Readonly<Record<Column, string | null>>;
}

/** Streams a CSV file, headings first. */
export async function* writeCsv<Item, Column extends string>(
	parts: AsyncIterable<readonly Item[]>,
	{ headings, describe }: CsvDescription<Item, Column>,
): AsyncGenerator<string, void> {
	const write = (cells: Readonly<Record<string, string | null>>) =>
		csvLine(Object.keys(headings).map((name) => cells[name] ?? null));
	yield byteOrderMark + write(headings);
	for await (const items of parts)
		yield items.map((item) => write(describe(item))).join("");
}

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\ufeff";

/**
 * Includes leading white space, and the fullwidth signs of Chinese input methods. In locales with
 * semicolons as list separators, spreadsheets split cells at semicolons, tabs and line breaks even
 * within our quotes, so what follows these is at the start of a cell too.
 */
function disarm(text: string): string {
	return text.replace(insideFormula, "'").replace(leadingFormula, "'");
}

const signs = "=+\\-@\uff1d\uff0b\uff0d\uff20";
const breaks = ";\\t\\r\\n\\v\\f\u0085\u2028\u2029";
const leadingFormula = new RegExp(`^(?=[\\t\\r\\n]|[\\s"]*[${signs}])`, "u");
// The skipped part contains no breaks, so long runs of them are scanned only once.
const insideFormula = new RegExp(
	`(?<=[${breaks}])(?=(?:"|(?![${breaks}])\\s)*[${signs}])`,
	"gu",
);

function quote(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
