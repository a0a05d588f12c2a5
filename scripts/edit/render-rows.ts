import { escapeHtml } from "../../server/pages/render/escape.ts";
import { valueAt } from "../validate/parsed.ts";
import type { Field } from "./form-fields.ts";
import { nameField, nameRow } from "./name-field.ts";
import { type Place, tell } from "./place.ts";
import { rowsName } from "./read-controls.ts";

/**
 * Rows that can be added and removed, with a template for new ones. Rows of several fields bear
 * their names.
 *
 * @param inner renders a row's controls.
 */
export function renderRows(
	place: Place,
	names: readonly (string | number)[],
	inner: (at: Place) => string,
	kind: Field["kind"] = "group",
): string {
	const { words, path, root, depth } = place;
	const hasName = kind === "group";
	const rows = names.map((name, index) =>
		renderRow(place, name, nameRow(words, path, root, index), hasName, inner),
	);
	const mark = `new${depth}-`;
	const columns = place.columns.map((column) => ({
		...column,
		value: undefined,
	}));
	const label = nameField(words, path, root);
	const row = renderRow({ ...place, columns }, mark, label, hasName, inner);
	return `<div class="rows">${rows.join("")}<template data-mark="${mark}">${row}</template><button type="button" data-add>${escapeHtml(words.t("editor.addRow", { row: label }))}</button></div>`;
}

function renderRow(
	at: Place,
	row: number | string,
	label: string,
	hasName: boolean,
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
	const legend = hasName ? `<legend>${escapeHtml(label)}</legend>` : "";
	return `<fieldset class="row">${legend}<input type="hidden" name="${escapeHtml(rowsName(at.path))}" value="${escapeHtml(String(row))}"><div class="row-fields">${inner(place)}${tell(place)}</div><button type="button" data-remove aria-label="${remove}" title="${remove}">×</button></fieldset>`;
}
