import { createHash } from "node:crypto";
import { lstat, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import createError from "http-errors";
import { sharedFields } from "../content/compare-content.ts";
import { factSchema } from "../content/schemas.ts";
import type { FieldPath } from "../validate/parsed.ts";
import { fieldsOf, type GroupField, inferGroup } from "./fields.ts";
import { isKind, kinds } from "./kinds.ts";
import { listChanges } from "./list-changes.ts";
import { mergeJson } from "./merge-json.ts";
import { mergeMarkdown, readMarkdown } from "./merge-markdown.ts";

/** What is edited in one form: the files that say one thing, one in each language, or an entry of a file. */
export interface Item {
	/** `articles`, `facts`, `texts` and so on. */
	readonly group: string;
	readonly name: string;
	readonly field: GroupField;
	readonly columns: readonly Column[];
	/** Changes with the files: what a form was made from. */
	readonly version: string;
}

/** A language's part of an item. */
export interface Column {
	/** The locale, or `*` for a file that all share. */
	readonly id: string;
	/** Path from the project's folder. */
	readonly file: string;
	/** Where it is in the file. */
	readonly at: FieldPath;
	/** What the file holds now, or nothing while there is none. */
	readonly source: string | undefined;
	readonly value: unknown;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads what a form shows. An item that is new has no files, or no entry, yet.
 *
 * @throws 404 for what there cannot be; 403 for files that lie elsewhere.
 */
export async function readItem(
	root: string,
	locales: readonly string[],
	group: string,
	name: string,
): Promise<Item> {
	if (!slug.test(name)) throw createError(404, "a name is a-z, 0-9 and -");
	if (group === "facts") return readFact(root, locales, name);
	const isText = group === "texts";
	if (!isText && !isKind(group)) throw createError(404, "no such group");
	const extension = isKind(group) ? kinds[group].extension : "json";
	const below = isText ? name : `${group}/${name}`;
	const columns = await Promise.all(
		locales.map(async (id): Promise<Column> => {
			const file = `locales/${id}/${below}.${extension}`;
			const source = await readIfThere(root, file);
			const value = source && parse(file, source);
			return { id, file, at: [], source, value };
		}),
	);
	if (isText && columns.every(({ source }) => source === undefined))
		throw createError(404, "no such text");
	const field = isKind(group)
		? kindFields(group, locales)
		: inferGroup(columns.map(({ value }) => value));
	return { group, name, field, columns, version: versionOf(columns) };
}

function kindFields(
	group: keyof typeof kinds,
	locales: readonly string[],
): GroupField {
	const { schema, extension } = kinds[group];
	const head = fieldsOf(schema, locales, sharedFields[group]);
	if (extension === "json") return head;
	const text = {
		name: "text",
		field: { kind: "markdown" },
		isOptional: false,
		isShared: false,
	} as const;
	return { ...head, fields: [...head.fields, text] };
}

async function readFact(
	root: string,
	locales: readonly string[],
	id: string,
): Promise<Item> {
	const file = "locales/facts.json";
	const source = await readIfThere(root, file);
	const all = parse(file, source ?? "[]");
	const facts: readonly unknown[] = Array.isArray(all) ? all : [];
	const found = facts.findIndex((fact) => Object(fact).id === id);
	const index = found < 0 ? facts.length : found;
	const column = { id: "*", file, at: [index], source, value: facts[index] };
	const field = fieldsOf(factSchema(locales), locales);
	const columns = [column];
	return {
		group: "facts",
		name: id,
		field,
		columns,
		version: versionOf(columns),
	};
}

/** A column's file with other values in it. @param value what the form has. */
export function writeColumn(
	{ file, source, at, value: before }: Column,
	value: Readonly<Record<string, unknown>>,
): string {
	// Lines end as they did.
	const isDos = source?.includes("\r\n") ?? false;
	const old = source?.replaceAll("\r\n", "\n");
	const merged = file.endsWith(".md")
		? mergeMarkdown(old ?? "---\n---\n", value)
		: mergeJson(
				old ?? "{}\n",
				before === undefined && at.length > 0
					? [{ kind: "insert", path: at, value }]
					: listChanges(before ?? {}, value, at),
			);
	return isDos ? merged.replaceAll("\n", "\r\n") : merged;
}

function parse(file: string, source: string): unknown {
	const text = source.replaceAll("\r\n", "\n");
	try {
		return file.endsWith(".md") ? readMarkdown(text) : JSON.parse(text);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		throw createError(409, `${file} cannot be read: ${message}`);
	}
}

/** @throws 403 for a file that lies elsewhere, by a link. */
async function readIfThere(
	root: string,
	file: string,
): Promise<string | undefined> {
	const place = path.join(await realpath(root), file);
	const folder = await realpath(path.dirname(place)).catch(() => undefined);
	const found = await lstat(place).catch(() => undefined);
	if (folder !== path.dirname(place) || (found && !found.isFile()))
		throw createError(403, `${file} is not in the project`);
	return found && readFile(place, "utf8");
}

function versionOf(columns: readonly Column[]): string {
	const hash = createHash("sha256");
	for (const { source } of columns) hash.update(`${source ?? ""}\0`);
	return hash.digest("hex").slice(0, 16);
}
