import type * as z from "zod";
import {
	factSchema,
	guideRecordSchema,
	hiringLawSchema,
} from "../content/schemas.ts";

/** Entries of a file that all languages share. */
export interface EntryGroup {
	/** Relative to the project's folder. */
	readonly file: string;
	readonly schemaFor: (locales: readonly string[]) => z.ZodType;
	/**
	 * The field that identifies an entry of a list; the entries of a record are identified by their
	 * keys.
	 */
	readonly key?: string;
}

/** The files that are edited entry by entry, by group. */
export const entryGroups: Readonly<Record<string, EntryGroup>> = {
	facts: { file: "locales/facts.json", schemaFor: factSchema, key: "id" },
	"hiring-law": {
		file: "locales/hiring-law.json",
		schemaFor: hiringLawSchema,
		key: "country",
	},
	"guide-sources": {
		file: "locales/guides.json",
		schemaFor: guideRecordSchema,
	},
};

/** The index of an entry in its file's value, or the index at which it would be inserted. */
export function indexOfEntry(
	{ key }: EntryGroup,
	all: unknown,
	name: string,
): string | number {
	if (key === undefined) return name;
	const entries: readonly unknown[] = Array.isArray(all) ? all : [];
	const found = entries.findIndex((entry) => Object(entry)[key] === name);
	return found < 0 ? entries.length : found;
}

/** The names of a file's entries, in order. */
export function namesOfEntries({ key }: EntryGroup, all: unknown): string[] {
	if (key === undefined) return Object.keys(Object(all));
	return Array.isArray(all)
		? all.map((entry) => String(Object(entry)[key]))
		: [];
}
