import { escapeHtml } from "../../../server/pages/render/escape.ts";
import type { FactStepCopy } from "../../../shared/pages/fact-copy.ts";
import { barShare, stepWidth } from "../../../shared/pages/fact-steps.ts";
import { type Said, say } from "../../words/words.ts";

/** A row of a table with bars: the name as HTML, and the number that its bar shows. */
export interface BarRow {
	readonly name: string;
	readonly value: string;
}

/** The steps of a statement as a table with bars. */
export function stepsTable(steps: readonly FactStepCopy[]): string {
	const rows = steps.map(
		({ name, length, value }) =>
			`<tr><th>${escapeHtml(name)}</th>${barCell(length, stepWidth(steps), value)}</tr>`,
	);
	return `<table><tbody>${rows.join("")}</tbody></table>`;
}

/**
 * A two-column table with a bar for each number of the second column; what is wrong, if that holds
 * anything but positive numbers.
 */
export function barsTable(
	head: BarRow,
	rows: readonly BarRow[],
): string | Said {
	const numbers = rows.map(({ value }) =>
		// Commas separate thousands.
		Number(value.replaceAll(/(?<=\d),(?=\d{3}\b)/g, "")),
	);
	const wrong = rows[numbers.findIndex((number) => !(number > 0))];
	if (wrong) return say("faults.barsNumber", { value: wrong.value });
	const width = Math.max(...numbers);
	const cells = rows.map(
		({ name, value }, index) =>
			`<tr><th scope="row">${name}</th>${barCell(String(numbers[index]), width, value)}</tr>`,
	);
	return `<div class="table-scroll"><table class="bars"><thead><tr><th scope="col">${head.name}</th><th scope="col">${head.value}</th></tr></thead><tbody>${cells.join("")}</tbody></table></div>\n`;
}

/** A bar with its number at its end. */
function barCell(length: string, width: number, value: string): string {
	return `<td><svg width="${barShare(Number(length), width)}" aria-hidden="true"></svg> ${value}</td>`;
}
