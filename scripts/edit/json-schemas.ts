import * as z from "zod";
import { contentKinds } from "../content/content-kinds.ts";
import { entryGroups } from "./entries.ts";

/** All content schemas as JSON Schema, for other editors. */
export function jsonSchemas(
	locales: readonly string[],
): Record<string, unknown> {
	const schemas = Object.entries(contentKinds).map(([name, { schema }]) => [
		name,
		schema,
	]);
	const all: Record<string, z.ZodType> = Object.fromEntries(schemas);
	for (const [name, { schemaFor, key }] of Object.entries(entryGroups))
		all[name] = key
			? z.array(schemaFor(locales))
			: z.record(z.string(), schemaFor(locales));
	return Object.fromEntries(
		Object.entries(all).map(([name, schema]) => [
			name,
			z.toJSONSchema(schema, { io: "input" }),
		]),
	);
}
