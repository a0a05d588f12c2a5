import { isObject } from "../../../shared/is-object.ts";
import type { Fault } from "../../validate/fault.ts";
import { suggest } from "../../validate/nearest.ts";
import type { FieldPath } from "../../validate/parsed.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import { say } from "../../words/words.ts";

/** A namespace's messages, parsed from JSON. */
export type Tree = Record<string, unknown>;

/** Entries that pages reference by id, by the key under which they are referenced. */
export type KnownEntries = Readonly<
	Record<
		string,
		{
			readonly entries: ReadonlyMap<string, unknown>;
			/** Includes entries with faults; undefined if the file cannot be read. */
			readonly ids: ReadonlySet<string> | undefined;
		}
	>
>;

/** Replaces ids of facts, countries' hiring law and guides with their entries. */
export function fillEntries(
	source: SourceFile,
	known: KnownEntries,
	faults: Fault[],
): Tree {
	const fill = (value: unknown, at: FieldPath): unknown => {
		if (Array.isArray(value))
			return value.map((inner, index) => fill(inner, [...at, index]));
		if (!isObject(value)) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) =>
				known[key] && Array.isArray(inner)
					? [
							key,
							inner
								.flatMap((id, index) =>
									entryOf(key, String(id), [...at, key, index]),
								)
								.map((entry) => (value.calendar ? withoutSteps(entry) : entry)),
						]
					: [key, fill(inner, [...at, key])],
			),
		);
	};
	const entryOf = (key: string, id: string, at: FieldPath): unknown[] => {
		const { entries, ids } = known[key] ?? {};
		if (entries?.has(id)) return [entries.get(id)];
		if (ids && !ids.has(id))
			faults.push(
				source.fault(
					at,
					say("faults.noEntry", { id, hint: suggest(id, [...ids]) }),
				),
			);
		return [];
	};
	const filled = fill(source.value, []);
	return isObject(filled) ? filled : {};
}

/**
 * A service page already draws its calendar, and is among the heaviest: the law stays text there.
 */
function withoutSteps(entry: unknown): unknown {
	if (!isObject(entry)) return entry;
	const { steps: _, ...rest } = entry;
	return rest;
}

/** The ids of a file's entries, including those with faults; undefined if it cannot be read. */
export function idsIn(
	source: SourceFile | undefined,
	field: string,
): ReadonlySet<string> | undefined {
	const entries = source?.value;
	if (!Array.isArray(entries)) return undefined;
	return new Set(entries.map((entry) => String(Object(entry)[field])));
}

/**
 * The keys of all countries' sources as `country/key`, including those with faults; undefined if
 * they cannot be read.
 */
export function sourceIdsIn(
	source: SourceFile | undefined,
): string[] | undefined {
	const records = source?.value;
	if (!isObject(records)) return undefined;
	return Object.entries(records).flatMap(([slug, record]) =>
		Object.keys(Object(Object(record).sources)).map((key) => `${slug}/${key}`),
	);
}
