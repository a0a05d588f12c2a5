import { valueAt } from "../validate/parsed.ts";
import type { Field, GroupField } from "./form-fields.ts";

/**
 * Infers the fields of message files, which have no schema, from all languages and all entries of a
 * list.
 */
export function inferGroup(values: readonly unknown[]): GroupField {
	const groups = values.filter(isFields);
	const names = new Set(groups.flatMap((group) => Object.keys(group)));
	return {
		kind: "group",
		fields: [...names].map((name) => ({
			name,
			field: inferField(groups.map((group) => valueAt(group, [name]))),
			isOptional: groups.some((group) => !(name in group)),
		})),
	};
}

function inferField(values: readonly unknown[]): Field {
	if (values.some(Array.isArray))
		return {
			kind: "list",
			item: inferField(values.filter(Array.isArray).flat()),
		};
	if (values.some(isFields)) return inferGroup(values);
	if (values.some((value) => typeof value === "boolean"))
		return { kind: "flag" };
	return values.some((value) => typeof value === "number")
		? { kind: "number" }
		: { kind: "message" };
}

export function isFields(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}
