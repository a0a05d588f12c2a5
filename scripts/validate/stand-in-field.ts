import type * as z from "zod";
import { type FieldPath, valueAt } from "./parsed.ts";
import { listSchemaFaults } from "./schema-faults.ts";
import type { SourceFile } from "./source-file.ts";

/**
 * The fields of a file with stand-ins for what is wrong, so that its texts and its other fields are
 * checked in the same round; undefined if nothing fits.
 *
 * @param model sound fields of the same kind.
 */
export function standIn<Fields>(
	{ file, value }: SourceFile,
	schema: z.ZodType<Fields>,
	model: unknown,
): Fields | undefined {
	const draft = structuredClone(value);
	// A draft without a heading shows its title. The file's name is a text that no other file has.
	const title = valueAt(value, ["title"]);
	const text = typeof title === "string" && title ? title : file;
	const tries = new Map<string, number>();
	for (;;) {
		const result = schema.safeParse(draft);
		if (result.success) return result.data;
		for (const fault of listSchemaFaults(schema, draft, result.error.issues)) {
			let { path } = fault;
			while ((tries.get(path.join("/")) ?? 0) > 1) path = path.slice(0, -1);
			const count = tries.get(path.join("/")) ?? 0;
			tries.set(path.join("/"), count + 1);
			if (path.length > 0)
				replaceAt(draft, path, count === 0 ? text : like(model, path));
			else if (count === 0) replaceDays(draft, model);
			else return undefined;
		}
	}
}

/** Days that contradict one another give way together. */
function replaceDays(draft: unknown, model: unknown): void {
	for (const [name, value] of Object.entries(Object(draft)))
		if (/^\d{4}-\d\d-\d\d$/.test(String(value)))
			replaceAt(draft, [name], like(model, [name]));
}

function replaceAt(value: unknown, path: FieldPath, next: unknown): void {
	const parent: object = Object(valueAt(value, path.slice(0, -1)));
	const name = path.at(-1) ?? "";
	if (next === undefined) Reflect.deleteProperty(parent, name);
	else Reflect.set(parent, name, structuredClone(next));
}

/** The model's value at a path, that of the first row in lists. */
function like(model: unknown, path: FieldPath): unknown {
	return valueAt(
		model,
		path.map((name) => (typeof name === "number" ? 0 : name)),
	);
}
