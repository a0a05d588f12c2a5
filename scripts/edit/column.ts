import { hash } from "node:crypto";
import type { FieldPath } from "../validate/parsed.ts";
import { refusal } from "./editor-words.ts";
import { listChanges } from "./list-changes.ts";
import { mergeJson } from "./merge-json.ts";
import { mergeMarkdown, readMarkdown } from "./merge-markdown.ts";

/** One language's part of an item. */
export interface Column {
	/** The locale, or `*` for a file that all languages share. */
	readonly id: string;
	/** Relative to the project's folder. */
	readonly file: string;
	/** The path of the value in the file. */
	readonly at: FieldPath;
	/** The file's current contents; undefined if it does not exist. */
	readonly source: string | undefined;
	readonly value: unknown;
}

/**
 * Writes new values into a column's file.
 *
 * @param value the values from the form.
 * @returns the file's new contents.
 */
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

/** Removes a column from its file; undefined if the whole file is the column. */
export function clearColumn({ source, at }: Column): string | undefined {
	return at.length === 0
		? undefined
		: keepLineEnds(source, (old) =>
				mergeJson(old ?? "{}\n", [{ kind: "remove", path: at }]),
			);
}

/** Preserves the file's line endings. */
function keepLineEnds(
	source: string | undefined,
	change: (source: string | undefined) => string,
): string {
	const isDos = source?.includes("\r\n") ?? false;
	const changed = change(source?.replaceAll("\r\n", "\n"));
	return isDos ? changed.replaceAll("\n", "\r\n") : changed;
}

/**
 * Parses a file.
 *
 * @throws 409 if it cannot be parsed.
 */
export function parseFile(file: string, source: string): unknown {
	const text = source.replaceAll("\r\n", "\n");
	try {
		return file.endsWith(".md") ? readMarkdown(text) : JSON.parse(text);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		throw refusal(409, "refusals.unreadable", { file, reason: message });
	}
}

/** Identifies the state of the files. */
export function versionOf(columns: readonly Column[]): string {
	const texts = columns.map(({ source }) => `${source ?? ""}\0`);
	return hash("sha256", texts.join("")).slice(0, 16);
}
