import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../validate/parsed.ts";
import { isFields } from "./infer-fields.ts";

/** The typed values merged with those saved in the meantime. */
interface Merged {
	readonly value: Record<string, unknown>;
	/**
	 * Fields changed on both sides, by dotted path, with the saved values; the merge keeps the typed
	 * ones.
	 */
	readonly conflicts: ReadonlyMap<string, unknown>;
}

/**
 * Merges what somebody else has saved into what was typed, field by field, also within groups and
 * rows. A list to which rows were added, or from which some were removed, counts as one field.
 *
 * @param base the common original, if it is known.
 */
export function mergeTyped(
	base: unknown,
	typed: Readonly<Record<string, unknown>>,
	saved: unknown,
): Merged {
	const conflicts = new Map<string, unknown>();
	const value = mergeFields(base, typed, saved, (field, theirs) => {
		conflicts.set(field, theirs);
	});
	return { value, conflicts };
}

function mergeFields(
	base: unknown,
	typed: object,
	saved: unknown,
	onConflict: (field: string, theirs: unknown) => void,
): Record<string, unknown> {
	const names = new Set([...Object.keys(typed), ...Object.keys(Object(saved))]);
	const merged = [...names].map((name): [string, unknown] => {
		const [was, mine, theirs] = [base, typed, saved].map((value) =>
			valueAt(value, [name]),
		);
		if (isDeepStrictEqual(mine, theirs)) return [name, mine];
		const isKnown = base !== undefined;
		if (isKnown && isDeepStrictEqual(mine, was)) return [name, theirs];
		if (isKnown && isDeepStrictEqual(theirs, was)) return [name, mine];
		if (isFields(mine) && haveSameForm([was ?? mine, mine, theirs])) {
			const inner = mergeFields(was, mine, theirs, (field, value) =>
				onConflict(`${name}.${field}`, value),
			);
			return [name, Array.isArray(mine) ? Object.values(inner) : inner];
		}
		onConflict(name, theirs);
		return [name, mine];
	});
	return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Whether the values are all groups, or all lists of one length. */
function haveSameForm(values: readonly unknown[]): boolean {
	const [first, ...rest] = values.map((value) => {
		if (Array.isArray(value)) return value.length;
		return isFields(value) ? "group" : undefined;
	});
	return first !== undefined && rest.every((form) => form === first);
}
