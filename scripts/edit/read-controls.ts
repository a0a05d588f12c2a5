import { type FieldPath, valueAt } from "../validate/parsed.ts";
import { curlQuotes } from "./curl-quotes.ts";
import type { Field, GroupField } from "./form-fields.ts";
import { plainCharacters, widenPunctuation } from "./plain-characters.ts";

/** Stands for a locale in the names of controls that all languages share. */
export const sharedColumn = "*";

/** A control's name: its column and the path of its value. */
export function controlName(column: string, path: FieldPath): string {
	return `${column}:${path.join(".")}`;
}

/** The name of the hidden controls that list a list's rows in order, for all languages. */
export function rowsName(path: FieldPath): string {
	return `rows:${path.join(".")}`;
}

/** The name of the control for the key of a record's row. */
export const rowKey = "(key)";

/**
 * The values that a form has posted for one language. Empty values are left out, so that the checks
 * report what is missing. An untouched control keeps its value.
 */
export function readForm(
	field: GroupField,
	posted: URLSearchParams,
	column: string,
	before: unknown,
): Record<string, unknown> {
	const form = { posted, column };
	return Object.fromEntries(listEntries(field, form, [], before));
}

interface Form {
	readonly posted: URLSearchParams;
	readonly column: string;
}

function listEntries(
	{ fields }: GroupField,
	form: Form,
	path: FieldPath,
	before: unknown,
): [string, unknown][] {
	return fields.flatMap(({ name, field, isShared }): [string, unknown][] => {
		const column = isShared ? sharedColumn : form.column;
		const value = readField(
			field,
			{ ...form, column },
			[...path, name],
			valueAt(before, [name]),
		);
		return value === undefined ? [] : [[name, value]];
	});
}

function readField(
	field: Field,
	form: Form,
	path: FieldPath,
	before: unknown,
): unknown {
	const { posted, column } = form;
	const name = controlName(column, path);
	const typed = posted.get(name)?.replaceAll("\r\n", "\n") ?? "";
	const text = typed === before ? typed : tidy(typed, [column, path.at(-1)]);
	switch (field.kind) {
		case "flag":
			return posted.has(name) || (before === false ? false : undefined);
		case "number": {
			const number = Number(text.replaceAll(/(?<=\d)[,，](?=\d{3})/g, ""));
			return text === "" || Number.isNaN(number) ? text || undefined : number;
		}
		case "message":
			return text || (typeof before === "string" ? "" : undefined);
		case "choices": {
			const chosen = posted.getAll(name);
			if (chosen.length === 0) return undefined;
			return sameSet(chosen, before) ?? chosen;
		}
		case "list": {
			const rows = posted
				.getAll(rowsName(path))
				.map((row) =>
					readField(field.item, form, [...path, row], valueAt(before, [row])),
				)
				.filter((row) => row !== undefined);
			if (rows.length > 0) return rows;
			return Array.isArray(before) && before.length === 0 ? before : undefined;
		}
		case "record":
			return readRecord(field.item, form, path, before);
		case "fixed":
			return field.value;
		case "group":
			return orNothing(listEntries(field, form, path, before));
		case "either": {
			const all = posted.get(controlName(column, [...path, "all"]));
			const texts = listEntries(field.texts, form, path, before);
			if (!all) return orNothing(texts);
			return texts.length === 0 ? all : { all, ...Object.fromEntries(texts) };
		}
		default:
			return text || undefined;
	}
}

/** A typed text with the characters that its language requires. */
function tidy(typed: string, places: readonly unknown[]): string {
	const plain = plainCharacters(typed);
	if (places.includes("en-US")) return curlQuotes(plain);
	return places.includes("zh-CN") ? widenPunctuation(plain) : plain;
}

/**
 * Groups by the names typed in their rows. A duplicate name is altered, so that the checks report
 * it.
 */
function readRecord(
	item: GroupField,
	form: Form,
	path: FieldPath,
	before: unknown,
): unknown {
	const entries: [string, unknown][] = [];
	for (const row of form.posted.getAll(rowsName(path))) {
		const at = [...path, row];
		const name = controlName(form.column, [...at, rowKey]);
		const typed = form.posted.get(name) ?? "";
		let key = typed;
		while (entries.some(([taken]) => taken === key)) key += " (again)";
		const group = listEntries(item, form, at, valueAt(before, [row]));
		entries.push([key, Object.fromEntries(group)]);
	}
	return Object.fromEntries(entries);
}

function orNothing(entries: [string, unknown][]): unknown {
	return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Keeps the earlier order if the choices are the same. */
function sameSet(values: readonly string[], before: unknown): unknown {
	if (!Array.isArray(before) || before.length !== values.length)
		return undefined;
	return before.every((value) => values.includes(value)) ? before : undefined;
}
