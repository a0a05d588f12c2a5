import { isDeepStrictEqual } from "node:util";
import { type FieldPath, valueAt } from "../validate/parsed.ts";
import { isFields } from "./infer-fields.ts";

/** One step that turns a value into another; steps apply in order. */
export type Change =
	| {
			readonly kind: "set" | "insert";
			readonly path: FieldPath;
			readonly value: unknown;
	  }
	| { readonly kind: "remove"; readonly path: FieldPath };

/**
 * The steps that turn one value into another, each as deep as possible. An undefined field counts
 * as missing.
 */
export function listChanges(
	before: unknown,
	after: unknown,
	path: FieldPath = [],
): Change[] {
	if (isDeepStrictEqual(before, after)) return [];
	if (after === undefined) return [{ kind: "remove", path }];
	if (Array.isArray(before) && Array.isArray(after))
		return listListChanges(before, after, path);
	if (
		isFields(before) &&
		isFields(after) &&
		!Array.isArray(before) &&
		!Array.isArray(after)
	) {
		const names = new Set([...Object.keys(before), ...Object.keys(after)]);
		return [...names].flatMap((name) =>
			listChanges(valueAt(before, [name]), valueAt(after, [name]), [
				...path,
				name,
			]),
		);
	}
	return [{ kind: "set", path, value: after }];
}

/** Keeps the common start and end of both lists. */
function listListChanges(
	before: readonly unknown[],
	after: readonly unknown[],
	path: FieldPath,
): Change[] {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isDeepStrictEqual(before[start], after[start]))
		start++;
	let kept = 0;
	while (
		kept < shorter - start &&
		isDeepStrictEqual(before.at(-1 - kept), after.at(-1 - kept))
	)
		kept++;
	const old = before.slice(start, before.length - kept);
	const next = after.slice(start, after.length - kept);
	const place = (index: number): FieldPath => [...path, start + index];
	return [
		...next
			.slice(0, old.length)
			.flatMap((value, index) => listChanges(old[index], value, place(index))),
		...old
			.slice(next.length)
			.map(
				(_, index): Change => ({
					kind: "remove",
					path: place(next.length + index),
				}),
			)
			.reverse(),
		...next.slice(old.length).map(
			(value, index): Change => ({
				kind: "insert",
				path: place(old.length + index),
				value,
			}),
		),
	];
}
