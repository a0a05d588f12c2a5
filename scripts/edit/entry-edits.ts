import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../validate/parsed.ts";
import { clearColumn, parseFile, writeColumn } from "./column.ts";
import { entryGroups, indexOfEntry, namesOfEntries } from "./entries.ts";

/** What differs in each entry of a file, and the file's text without that. */
export function listEntryEdits(file: string, before: string, source: string) {
	const [was, is] = [before, source].map((text) => parseFile(file, text));
	const edits = Object.entries(entryGroups).flatMap(([group, entries]) => {
		if (entries.file !== file) return [];
		const names = [was, is].flatMap((all) => namesOfEntries(entries, all));
		return [...new Set(names)].flatMap((name) => {
			const from = [indexOfEntry(entries, was, name)];
			const to = [indexOfEntry(entries, is, name)];
			const [old, value] = [valueAt(was, from), valueAt(is, to)];
			if (isDeepStrictEqual(old, value)) return [];
			const at = value === undefined ? from : to;
			const column = { id: "*", file, at, source, value };
			const isNew = old === undefined;
			const kept = value === undefined ? "deleted" : "changed";
			return [
				{
					item: `/${group}/${name}`,
					places: [{ before: write(old), after: write(value) }],
					kind: isNew ? "new" : kept,
					undone: isNew
						? clearColumn(column)
						: writeColumn(column, Object(old)),
				} as const,
			];
		});
	});
	// With the last one, formatting and order come back, too.
	if (edits.length > 1) return edits;
	return edits.map((edit) => ({ ...edit, undone: before }));
}

const write = (value: unknown) => JSON.stringify(value, null, 2) ?? "";
