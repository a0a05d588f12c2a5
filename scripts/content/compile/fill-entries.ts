import { isObject } from "../../../shared/is-object.ts";
import type { Fault } from "../../validate/fault.ts";
import { suggest } from "../../validate/nearest.ts";
import type { FieldPath } from "../../validate/parsed.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import type { Tree } from "./message-tree.ts";

/** What stands where a page names it by its id, under the key that says of what kind it is. */
export type KnownEntries = Readonly<
	Record<
		string,
		{
			readonly entries: ReadonlyMap<string, unknown>;
			/** Also of those with faults; undefined where they cannot be read. */
			readonly ids: ReadonlySet<string> | undefined;
		}
	>
>;

/** Puts facts, countries' hiring law and guides where pages name their ids. */
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
				source.fault(at, `there is no ${id}${suggest(id, [...ids])}`),
			);
		return [];
	};
	const filled = fill(source.value, []);
	return isObject(filled) ? filled : {};
}

/** A service draws its weeks; its law is read, and its page is among the heaviest. */
function withoutSteps(entry: unknown): unknown {
	if (!isObject(entry)) return entry;
	const { steps: _, ...rest } = entry;
	return rest;
}

/** The names of a file's entries, also of those with faults; undefined where it cannot be read. */
export function idsIn(
	source: SourceFile | undefined,
	field: string,
): ReadonlySet<string> | undefined {
	const entries = source?.value;
	if (!Array.isArray(entries)) return undefined;
	return new Set(entries.map((entry) => String(Object(entry)[field])));
}

/** The keys of all countries' sources, `country/key`, also of those with faults. */
export function sourceIdsIn(
	source: SourceFile | undefined,
): string[] | undefined {
	const records = source?.value;
	if (!isObject(records)) return undefined;
	return Object.entries(records).flatMap(([slug, record]) =>
		Object.keys(Object(Object(record).sources)).map((key) => `${slug}/${key}`),
	);
}
