import { hash } from "node:crypto";
import createError from "http-errors";
import type { FieldPath } from "../validate/parsed.ts";
import { listChanges } from "./list-changes.ts";
import { mergeJson } from "./merge-json.ts";
import { mergeMarkdown, readMarkdown } from "./merge-markdown.ts";

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

/** A column's file with other values in it. @param value what the form has. */
export function writeColumn(
	{ file, source, at, value: before }: Column,
	value: Readonly<Record<string, unknown>>,
): string {
	return keepLineEnds(source, (old) =>
		file.endsWith(".md")
			? mergeMarkdown(old ?? "---\n---\n", value)
			: mergeJson(
					old ?? "{}\n",
					before === undefined && at.length > 0
						? [{ kind: "insert", path: at, value }]
						: listChanges(before ?? {}, value, at),
				),
	);
}

/** A column's file without it: nothing where the file is the column's own. */
export function clearColumn({ source, at }: Column): string | undefined {
	return at.length === 0
		? undefined
		: keepLineEnds(source, (old) =>
				mergeJson(old ?? "{}\n", [{ kind: "remove", path: at }]),
			);
}

/** Lines end as they did. */
function keepLineEnds(
	source: string | undefined,
	change: (source: string | undefined) => string,
): string {
	const isDos = source?.includes("\r\n") ?? false;
	const changed = change(source?.replaceAll("\r\n", "\n"));
	return isDos ? changed.replaceAll("\n", "\r\n") : changed;
}

/** What a file's text holds. @throws 409 for one that cannot be read. */
export function parseFile(file: string, source: string): unknown {
	const text = source.replaceAll("\r\n", "\n");
	try {
		return file.endsWith(".md") ? readMarkdown(text) : JSON.parse(text);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		throw createError(409, `${file} cannot be read: ${message}`);
	}
}

/** Changes with the files. */
export function versionOf(columns: readonly Column[]): string {
	const texts = columns.map(({ source }) => `${source ?? ""}\0`);
	return hash("sha256", texts.join("")).slice(0, 16);
}
