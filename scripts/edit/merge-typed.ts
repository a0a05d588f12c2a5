import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../validate/parsed.ts";

/** What is typed and what was saved meanwhile, in one. */
interface Merged {
	readonly value: Record<string, unknown>;
	/** Fields that both changed: what was typed is kept, and here is what was saved, by name. */
	readonly conflicts: ReadonlyMap<string, unknown>;
}

/**
 * Takes what somebody else saved into what was typed, field by field.
 *
 * @param base what both began with, if it is known.
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
