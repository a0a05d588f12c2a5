import * as z from "zod";
import type { ContentKind } from "../content/read-content.ts";
import {
	articleSchema,
	guideSchema,
	officeSchema,
	positionSchema,
	templateSchema,
	topicSchema,
} from "../content/schemas.ts";
import { entryGroups } from "./entries.ts";

/** The kinds of content that have a file in each language, with the schema of its fields. */
export const kinds: Readonly<
	Record<
		ContentKind,
		{ readonly schema: z.ZodType; readonly extension: "md" | "json" }
	>
> = {
	articles: { schema: articleSchema, extension: "md" },
	positions: { schema: positionSchema, extension: "md" },
	offices: { schema: officeSchema, extension: "json" },
	guides: { schema: guideSchema, extension: "md" },
	solutions: { schema: topicSchema, extension: "md" },
	topics: { schema: topicSchema, extension: "md" },
	templates: { schema: templateSchema, extension: "md" },
};

export function isKind(name: string): name is ContentKind {
	return Object.hasOwn(kinds, name);
}

/** All schemas as JSON Schema, for other editors. */
export function jsonSchemas(
	locales: readonly string[],
): Record<string, unknown> {
	const schemas = Object.entries(kinds).map(([name, { schema }]) => [
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
