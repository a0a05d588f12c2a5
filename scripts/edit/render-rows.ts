import { escapeHtml } from "../../server/pages/render/escape.ts";
import { valueAt } from "../validate/parsed.ts";
import { type Place, tell } from "./place.ts";
import { rowsName } from "./read-controls.ts";
import { labelOf } from "./render-control.ts";

/**
 * Rows that can be added and removed, with a template for new ones.
 *
 * @param inner renders a row's controls.
 */
export function renderRows(
	place: Place,
	names: readonly (string | number)[],
	inner: (at: Place) => string,
): string {
	const label = labelOf(place.words, String(place.path.at(-1))).toLowerCase();
	const rows = names.map((name, index) =>
		renderRow(place, name, `${label} ${index + 1}`, inner),
	);
	const mark = `new${place.depth}-`;
	const columns = place.columns.map((column) => ({
		...column,
		value: undefined,
	}));
	const row = renderRow({ ...place, columns }, mark, label, inner);
	return `<div class="rows">${rows.join("")}<template data-mark="${mark}">${row}</template><button type="button" data-add>${escapeHtml(place.words.t("editor.addRow", { row: label }))}</button></div>`;
}

function renderRow(
	at: Place,
	row: number | string,
	label: string,
	inner: (at: Place) => string,
): string {
	const place = {
		...at,
		depth: at.depth + 1,
		path: [...at.path, row],
		columns: at.columns.map((column) => ({
			...column,
			value: valueAt(column.value, [row]),
		})),
	};
	const remove = escapeHtml(at.words.t("editor.removeRow", { row: label }));
	return `<div class="row"><input type="hidden" name="${escapeHtml(rowsName(at.path))}" value="${escapeHtml(String(row))}"><div class="row-fields">${inner(place)}${tell(place)}</div><button type="button" data-remove aria-label="${remove}" title="${remove}">×</button></div>`;
}
