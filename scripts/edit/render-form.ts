import { escapeHtml } from "../../server/pages/render/escape.ts";
import { valueAt } from "../validate/parsed.ts";
import type { Words } from "../words/words.ts";
import type { Field, GroupField, NamedField } from "./form-fields.ts";
import { nameField } from "./name-field.ts";
import { type FieldFault, type Place, type Shown, tell } from "./place.ts";
import { controlName, rowKey, sharedColumn } from "./read-controls.ts";
import { renderControl } from "./render-control.ts";
import { renderPictures } from "./render-pictures.ts";
import { renderRows } from "./render-rows.ts";
import { suggestionsFor } from "./suggestions.ts";

/**
 * Renders a form's controls, each with its faults.
 *
 * @returns the HTML, and the faults shown at a control.
 */
export function renderFields(
	words: Words,
	field: GroupField,
	columns: readonly Shown[],
	faults: readonly FieldFault[],
): { readonly html: string; readonly told: ReadonlySet<FieldFault> } {
	// Each fault is shown once, at its deepest field.
	const told = new Set<FieldFault>();
	const own = columns.find(({ id }) => id === words.locale) ?? columns[0];
	const place = {
		words,
		columns,
		faults,
		told,
		path: [],
		root: own?.value,
		depth: 0,
	};
	return { html: renderGroup(field, place), told };
}

function renderGroup(
	{ fields, isLocalized }: GroupField,
	place: Place,
): string {
	const publication = fields.filter(({ isPublication }) => isPublication);
	const inner = fields
		.filter((named) => !named.isPublication || named === publication[0])
		.map((named) =>
			named.isPublication
				? renderPublication(
						place.words,
						publication.map((each) => renderNamed(each, place)),
					)
				: renderNamed(named, place),
		)
		.join("");
	return isLocalized ? `<div class="columns">${inner}</div>` : inner;
}

function renderPublication({ t }: Words, fields: readonly string[]): string {
	return `<fieldset class="field publication"><legend>${t("editor.publication")}</legend><p class="hint">${t("editor.publicationHint")}</p><div class="columns">${fields.join("")}</div></fieldset>`;
}

function renderNamed(
	{ name, field, hint, isOptional, isShared }: NamedField,
	at: Place,
): string {
	const [first] = at.columns;
	const own =
		isShared && first
			? [{ ...first, id: sharedColumn, label: "" }]
			: at.columns;
	const place = {
		...at,
		path: [...at.path, name],
		columns: own.map((column) => ({
			...column,
			value: valueAt(column.value, [name]),
		})),
	};
	const { t } = at.words;
	const help = hint ? `<p class="hint">${escapeHtml(t(hint))}</p>` : "";
	const inner = `${help}${renderField(field, place)}`;
	const note = tell(place);
	const label = `${escapeHtml(nameField(at.words, place.path, at.root))}${isOptional ? ` <i>${t("editor.optional")}</i>` : ""}`;
	const isEmpty = place.columns.every(({ value }) => value === undefined);
	const isDeep = ["list", "record", "group"].includes(field.kind);
	return isOptional && isEmpty && isDeep && !inner.includes('class="fault"')
		? `<details class="field"><summary>${label}</summary>${inner}${note}</details>`
		: `<fieldset class="field"><legend>${label}</legend>${inner}${note}</fieldset>`;
}

function renderField(field: Field, place: Place): string {
	if (field.kind === "group") return renderGroup(field, place);
	if (field.kind === "list") return renderList(field.item, place);
	if (field.kind === "record") return renderRecord(field.item, place);
	if (field.kind === "either") return renderEither(field.texts, place);
	const controls = place.columns.map(({ id, label, value }) => {
		const name = controlName(id, place.path);
		const faultId = escapeHtml(`fault-${name.replaceAll(/\s/g, "-")}`);
		const note = tell(place, id, faultId);
		const lang = id === sharedColumn ? "" : ` lang="${escapeHtml(id)}"`;
		const control = renderControl(
			field,
			{
				name: escapeHtml(name),
				value,
				label: escapeHtml(
					`${nameField(place.words, place.path, place.root)} ${label}`.trim(),
				),
				list: suggestionsFor(place.path),
				extra: `${lang}${note && ` aria-invalid="true" aria-describedby="${faultId}"`}`,
			},
			place.words,
		);
		const caption =
			label && `<span class="caption"${lang}>${escapeHtml(label)}</span>`;
		return `<div class="control">${caption}${control}${note}</div>`;
	});
	const pictures = field.kind === "markdown" ? renderPictures(place) : "";
	return `<div class="columns">${controls.join("")}</div>${pictures}`;
}

function renderEither(texts: GroupField, place: Place): string {
	const columns = place.columns.map((column) =>
		typeof column.value === "string"
			? { ...column, value: { all: column.value } }
			: column,
	);
	const all: NamedField = {
		name: "all",
		field: { kind: "text" },
	};
	return `<p class="hint">${place.words.t("editor.eitherHint")}</p>${renderNamed(all, { ...place, columns })}${renderGroup(texts, { ...place, columns })}`;
}

function renderList(item: Field, place: Place): string {
	const lengths = place.columns.map(({ value }) =>
		Array.isArray(value) ? value.length : 0,
	);
	const names = Array.from({ length: Math.max(0, ...lengths) }, (_, at) => at);
	return renderRows(place, names, (at) => renderField(item, at), item.kind);
}

/** Groups, each preceded by its name. */
function renderRecord(item: GroupField, place: Place): string {
	const names = place.columns.flatMap(({ value }) =>
		Object.keys(Object(value ?? {})),
	);
	const key: NamedField = {
		name: rowKey,
		field: { kind: "text" },
	};
	return renderRows(place, [...new Set(names)], (at) => {
		const row = String(at.path.at(-1));
		const columns = at.columns.map((column) => ({
			...column,
			// A template's row has no name yet.
			value: { [rowKey]: column.value === undefined ? "" : row },
		}));
		return `${renderNamed(key, { ...at, columns })}${renderGroup(item, at)}`;
	});
}
