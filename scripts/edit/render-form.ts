import { isLocale, locales } from "../../shared/locales.ts";
import { escapeHtml } from "../content/escape-html.ts";
import type { FieldPath } from "../validate/parsed.ts";
import {
	type Field,
	type GroupField,
	type NamedField,
	valueAt,
} from "./fields.ts";
import { controlName, rowsName, sharedColumn } from "./read-form.ts";

/** A language's values, and what it is called. */
export interface Shown {
	readonly id: string;
	readonly label: string;
	readonly value: unknown;
}

/** What is wrong with a field, of one language. */
export interface FieldFault {
	readonly column: string;
	/** Dotted. */
	readonly field: string;
	readonly message: string;
}

/** The controls of a form, with what is wrong with each. */
export function renderFields(
	field: GroupField,
	columns: readonly Shown[],
	faults: readonly FieldFault[],
): string {
	// Each fault is told once, at the deepest field that it is in.
	const told = new Set<FieldFault>();
	return renderGroup(field, { columns, faults, told, path: [], depth: 0 });
}

interface Place {
	readonly columns: readonly Shown[];
	readonly faults: readonly FieldFault[];
	readonly told: Set<FieldFault>;
	readonly path: FieldPath;
	/** How many lists it is in: each template has a mark of its own for its rows. */
	readonly depth: number;
}

function renderGroup(
	{ fields, isLocalized }: GroupField,
	place: Place,
): string {
	const inner = fields.map((named) => renderNamed(named, place)).join("");
	return isLocalized ? `<div class="columns">${inner}</div>` : inner;
}

function renderNamed(
	{ name, field, isOptional, isShared }: NamedField,
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
			value: valueAt(column.value, name),
		})),
	};
	const inner = renderField(field, place);
	const note = tell(place);
	const label = `${escapeHtml(isLocale(name) ? locales[name].label : labelOf(name))}${isOptional ? " <i>optional</i>" : ""}`;
	const isEmpty = place.columns.every(({ value }) => value === undefined);
	const isDeep = ["list", "group"].includes(field.kind);
	return isOptional && isEmpty && isDeep && !inner.includes('class="fault"')
		? `<details class="field"><summary>${label}</summary>${inner}${note}</details>`
		: `<fieldset class="field"><legend>${label}</legend>${inner}${note}</fieldset>`;
}

function renderField(field: Field, place: Place): string {
	if (field.kind === "group") return renderGroup(field, place);
	if (field.kind === "list") return renderList(field.item, place);
	if (field.kind === "either") return renderEither(field.texts, place);
	const controls = place.columns.map(({ id, label, value }) => {
		const name = controlName(id, place.path);
		const note = tell(place, id);
		const control = renderControl(field, {
			name: escapeHtml(name),
			value,
			label: escapeHtml(
				`${labelOf(String(place.path.at(-1)))} ${label}`.trim(),
			),
			extra: note ? ' aria-invalid="true"' : "",
		});
		const caption =
			label && `<span class="caption">${escapeHtml(label)}</span>`;
		return `<div class="control" lang="${id === sharedColumn ? "en" : escapeHtml(id)}">${caption}${control}${note}</div>`;
	});
	return `<div class="columns">${controls.join("")}</div>`;
}

interface Control {
	readonly name: string;
	readonly value: unknown;
	readonly label: string;
	readonly extra: string;
}

function renderControl(
	field: Field,
	{ name, value, label, extra }: Control,
): string {
	const attributes = `name="${name}" aria-label="${label}"${extra}`;
	const text =
		typeof value === "string" ? value : (JSON.stringify(value) ?? "");
	const option = (each: string) =>
		`<option${each === text ? " selected" : ""}>${escapeHtml(each)}</option>`;
	const input = (type: string) =>
		`<input type="${type}" ${attributes} value="${escapeHtml(text)}">`;
	switch (field.kind) {
		case "flag":
			return `<input type="checkbox" ${attributes}${value === true ? " checked" : ""}>`;
		case "choice": {
			const isOther = !field.values.includes(text);
			return `<select ${attributes}>${[...(isOther ? [text] : []), ...field.values].map(option).join("")}</select>`;
		}
		case "choices":
			return field.values
				.map((each) => {
					const isChosen = Array.isArray(value) && value.includes(each);
					return `<label class="choice"><input type="checkbox" name="${name}" value="${escapeHtml(each)}"${isChosen ? " checked" : ""}> ${escapeHtml(each)}</label>`;
				})
				.join("");
		case "date":
			// A control for dates would hide what is none.
			return input(
				/^(\d{4}-\d{2}-\d{2})?$/.test(text) &&
					!Number.isNaN(Date.parse(text || "2000-01-01"))
					? "date"
					: "text",
			);
		case "number":
			return input("text").replace(">", ' inputmode="decimal">');
		default: {
			const rows = field.kind === "markdown" ? 24 : 1;
			// HTML drops the first line break.
			return `<textarea rows="${rows}" class="${field.kind}" ${attributes}>\n${escapeHtml(text)}</textarea>`;
		}
	}
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
		isOptional: false,
		isShared: false,
	};
	return `<p class="hint">One for all languages, or one for each.</p>${renderNamed(all, { ...place, columns })}${renderGroup(texts, { ...place, columns })}`;
}

function renderList(item: Field, place: Place): string {
	const lengths = place.columns.map(({ value }) =>
		Array.isArray(value) ? value.length : 0,
	);
	const rows = Array.from({ length: Math.max(0, ...lengths) }, (_, index) =>
		renderRow(item, place, index),
	);
	const mark = `new${place.depth}-`;
	const empty = place.columns.map((column) => ({
		...column,
		value: undefined,
	}));
	const row = renderRow(item, { ...place, columns: empty }, mark);
	return `<div class="rows">${rows.join("")}<template data-mark="${mark}">${row}</template><button type="button" data-add>Add ${escapeHtml(labelOf(String(place.path.at(-1))).toLowerCase())}</button></div>`;
}

function renderRow(item: Field, at: Place, row: number | string): string {
	const place = {
		...at,
		depth: at.depth + 1,
		path: [...at.path, row],
		columns: at.columns.map((column) => ({
			...column,
			value: valueAt(column.value, row),
		})),
	};
	const inner = renderField(item, place);
	return `<div class="row"><input type="hidden" name="${escapeHtml(rowsName(at.path))}" value="${row}"><div class="row-fields">${inner}${tell(place)}</div><button type="button" data-remove aria-label="Remove" title="Remove">×</button></div>`;
}

/** What is wrong here, or with what has no field below. */
function tell({ columns, faults, told, path }: Place, column?: string): string {
	const here = path.join(".");
	const mine = faults.filter(
		(fault) =>
			!told.has(fault) &&
			(fault.field === here || fault.field.startsWith(`${here}.`)) &&
			(column === undefined ||
				column === sharedColumn ||
				fault.column === column) &&
			columns.length > 0,
	);
	for (const fault of mine) told.add(fault);
	const texts = new Set(mine.map(({ message }) => message));
	return [...texts]
		.map((message) => `<p class="fault">${escapeHtml(message)}</p>`)
		.join("");
}

function labelOf(name: string): string {
	if (name === "all") return "All languages";
	const words = /[a-z][A-Z]/.test(name)
		? name.replace(
				/([a-z])([A-Z])/g,
				(_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
			)
		: name;
	return words.charAt(0).toUpperCase() + words.slice(1);
}
