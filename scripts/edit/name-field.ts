import { isLocale, locales } from "../../shared/locales.ts";
import { type FieldPath, valueAt } from "../validate/parsed.ts";
import { isWordKey, type Words } from "../words/words.ts";
import { isFields } from "./infer-fields.ts";

/**
 * A field's name for an editor: its word in `scripts/words/`, or else what the text itself says. A
 * part of a page is named by its heading, a row by its place and its heading, another text by its
 * place among its neighbors.
 *
 * @param root the text that the path leads into, in the editor's language.
 */
export function nameField(
	words: Words,
	path: FieldPath,
	root: unknown,
): string {
	const name = path.at(-1) ?? "";
	const above = path.slice(0, -1);
	if (typeof name === "number") return nameRow(words, above, root, name);
	if (/^new\d/.test(name)) return nameField(words, above, root);
	if (isLocale(name)) return locales[name].label;
	const [stem = "", form = ""] = name.split("_");
	const plural = wordFor(words, "plurals", form);
	const told = `${nameStem(words, above, root, stem)} ${plural ?? ""}`;
	return told.trim();
}

/** A name without the ending of a plural form. */
function nameStem(
	words: Words,
	above: FieldPath,
	root: unknown,
	stem: string,
): string {
	const own = wordFor(words, "fields", stem) ?? wordFor(words, "values", stem);
	if (own) return own;
	const part = valueAt(root, [...above, stem]);
	if (isFields(part)) return headingOf(part) ?? words.t("editor.part");
	const last = stem.split(/(?=[A-Z])/).at(-1) ?? "";
	const kind = wordFor(words, "fields", last.toLowerCase());
	const names = Object.keys(Object(valueAt(root, above)));
	const stems = [...new Set(names.map((each) => each.split("_")[0]))];
	return `${kind ?? words.t("editor.anyText")} ${stems.indexOf(stem) + 1 || ""}`;
}

/** A row of a list or a record, counted from 0. */
export function nameRow(
	words: Words,
	list: FieldPath,
	root: unknown,
	at: number,
): string {
	const rows = valueAt(root, list);
	const row = Object.values(Object(rows))[at];
	const heading = isFields(row) && headingOf(row);
	return `${nameField(words, list, root)} ${at + 1} ${heading || ""}`.trim();
}

/** A word of the editor, if there is one. */
export function wordFor(
	{ t }: Words,
	group: "fields" | "plurals" | "texts" | "values",
	name: string,
): string | undefined {
	const key = `${group}.${name}`;
	return isWordKey(key) ? t(key) : undefined;
}

const headings = ["heading", "title", "name", "label", "question"];

/** A part's heading, or else its first text. */
function headingOf(part: object): string | undefined {
	const fields = [
		...headings.map((name) => valueAt(part, [name])),
		...Object.values(part),
	];
	const text = fields.find((value) => typeof value === "string" && value);
	if (typeof text === "string") return quote(text);
	return fields
		.filter(isFields)
		.map(headingOf)
		.find((heading) => heading !== undefined);
}

const most = 36;

function quote(text: string): string {
	const line = text.replaceAll(/\s+/g, " ");
	return `“${line.length > most ? `${line.slice(0, most - 1)}…` : line}”`;
}
