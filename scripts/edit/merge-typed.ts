import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../validate/parsed.ts";

/** The typed values merged with those saved in the meantime. */
interface Merged {
	readonly value: Record<string, unknown>;
	/** Fields changed on both sides, with the saved values; the merge keeps the typed ones. */
	readonly conflicts: ReadonlyMap<string, unknown>;
}

/**
 * Merges what somebody else has saved into what was typed, field by field.
 *
 * @param base the common original, if it is known.
 */
export function mergeTyped(
	base: unknown,
	typed: Readonly<Record<string, unknown>>,
	saved: unknown,
): Merged {
	const conflicts = new Map<string, unknown>();
	const names = new Set([...Object.keys(typed), ...Object.keys(Object(saved))]);
	const merged = [...names].map((name): [string, unknown] => {
		const [was, mine, theirs] = [base, typed, saved].map((value) =>
			valueAt(value, [name]),
		);
		if (isDeepStrictEqual(mine, theirs)) return [name, mine];
		const isKnown = base !== undefined;
		if (isKnown && isDeepStrictEqual(mine, was)) return [name, theirs];
		if (!isKnown || !isDeepStrictEqual(theirs, was))
			conflicts.set(name, theirs);
		return [name, mine];
	});
	return {
		value: Object.fromEntries(
			merged.filter(([, value]) => value !== undefined),
		),
		conflicts,
	};
}
