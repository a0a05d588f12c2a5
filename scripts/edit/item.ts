import { today } from "../../shared/today.ts";
import { sharedFields } from "../content/compare-content.ts";
import { contentKinds, isKind } from "../content/content-kinds.ts";
import { valueAt } from "../validate/parsed.ts";
import { type Column, parseFile, versionOf } from "./column.ts";
import { refusal } from "./editor-words.ts";
import { entryGroups, indexOfEntry } from "./entries.ts";
import { fieldsOf, type GroupField } from "./form-fields.ts";
import { inferGroup } from "./infer-fields.ts";
import { readIfThere } from "./project-files.ts";

/** What one form edits: the files of one text in all languages, or an entry of a shared file. */
export interface Item {
	/** `articles`, `facts`, `texts` and so on. */
	readonly group: string;
	readonly name: string;
	readonly field: GroupField;
	readonly columns: readonly Column[];
	/** Whether none of its files or entries exist yet. */
	readonly isNew: boolean;
	/** Identifies the state of the files that a form was made from. */
	readonly version: string;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads an item. A new item has no files, or no entry, yet.
 *
 * @throws 404 for an invalid name or group; 403 for files outside the project.
 */
export async function readItem(
	root: string,
	locales: readonly string[],
	group: string,
	name: string,
): Promise<Item> {
	if (!slug.test(name)) throw refusal(404, "refusals.slug");
	if (Object.hasOwn(entryGroups, group))
		return readEntry(root, locales, group, name);
	const isText = group === "texts";
	if (!isText && !isKind(group)) throw refusal(404, "refusals.noGroup");
	const extension = isKind(group) ? contentKinds[group].extension : "json";
	const below = isText ? name : `${group}/${name}`;
	const columns = await Promise.all(
		locales.map(async (id): Promise<Column> => {
			const file = `locales/${id}/${below}.${extension}`;
			const source = await readIfThere(root, file);
			const value = source && parseFile(file, source);
			return { id, file, at: [], source, value };
		}),
	);
	const isNew = columns.every(({ source }) => source === undefined);
	if (isText && isNew) throw refusal(404, "refusals.noText");
	const field = isKind(group)
		? kindFields(group, locales)
		: inferGroup(columns.map(({ value }) => value));
	return { group, name, field, columns, isNew, version: versionOf(columns) };
}

/** The initial values of a form for a new item. */
export function firstValue({ group }: Item): Record<string, unknown> {
	const day = today();
	if (group === "articles")
		return { draft: true, published: day, reviewed: day };
	if (group === "positions") return { draft: true, posted: day };
	return {};
}

function kindFields(
	group: keyof typeof contentKinds,
	locales: readonly string[],
): GroupField {
	const { schema, extension } = contentKinds[group];
	const head = fieldsOf(schema, locales, sharedFields[group]);
	if (extension === "json") return head;
	const text = {
		name: "text",
		field: { kind: "markdown" },
		hint: "hints.text",
	} as const;
	return { ...head, fields: [...head.fields, text] };
}

async function readEntry(
	root: string,
	locales: readonly string[],
	group: string,
	name: string,
): Promise<Item> {
	const entries = entryGroups[group];
	if (!entries) throw refusal(404, "refusals.noGroup");
	const { file, schemaFor, key } = entries;
	const source = await readIfThere(root, file);
	const all = parseFile(file, source ?? "[]");
	const at = [indexOfEntry(entries, all, name)];
	const value = valueAt(all, at);
	const columns = [{ id: "*", file, at, source, value }];
	const form = fieldsOf(schemaFor(locales), locales);
	const field: GroupField = {
		...form,
		fields: form.fields.map((named) =>
			named.name === key
				? { ...named, field: { kind: "fixed", value: name } }
				: named,
		),
	};
	const isNew = value === undefined;
	return { group, name, field, columns, isNew, version: versionOf(columns) };
}
