import * as z from "zod";
import { publicationFields } from "../content/schemas.ts";

/** What a form asks for, by the form of the value. */
export type Field =
	| { readonly kind: "text" | "markdown" | "date" | "number" | "flag" }
	/** A text of a message file, which may stand empty while it is told of. */
	| { readonly kind: "message" }
	| {
			readonly kind: "choice" | "choices";
			readonly values: readonly string[];
	  }
	| { readonly kind: "list"; readonly item: Field }
	/** Groups by a name that is typed. */
	| { readonly kind: "record"; readonly item: GroupField }
	/** What an entry is found by, which stays. */
	| { readonly kind: "fixed"; readonly value: string }
	| GroupField
	/** A text for all languages, under `all`, or one for each. */
	| { readonly kind: "either"; readonly texts: GroupField };

export interface GroupField {
	readonly kind: "group";
	readonly fields: readonly NamedField[];
	/** Whether its fields are one text in each language, which stand side by side. */
	readonly isLocalized?: boolean;
}

export interface NamedField {
	readonly name: string;
	readonly field: Field;
	/** What it is for, where its name does not say it. */
	readonly hint?: string;
	readonly isOptional: boolean;
	/** Whether the files of all languages have one value. */
	readonly isShared: boolean;
	/** Whether it says when something is public: such fields stand in a block of their own. */
	readonly isPublication?: boolean;
}

type Json = z.core.JSONSchema.BaseSchema;

/**
 * The fields of an object's schema, in its order.
 *
 * @param shared the names of those that have no language.
 */
export function fieldsOf(
	schema: z.ZodType,
	locales: readonly string[],
	shared: readonly string[] = [],
): GroupField {
	return groupOf(z.toJSONSchema(schema, { io: "input" }), locales, shared);
}

function groupOf(
	{ properties = {}, required = [] }: Json,
	locales: readonly string[],
	shared: readonly string[] = [],
): GroupField {
	const publication: readonly string[] = publicationFields;
	return {
		kind: "group",
		fields: Object.entries(properties).map(([name, property]) => ({
			name,
			field: fieldOf(name, property, locales),
			...hintOf(property),
			isOptional: !required.includes(name),
			isShared: shared.includes(name),
			isPublication: publication.includes(name),
		})),
	};
}

/** As its schema describes it. */
function hintOf(schema: z.core.JSONSchema._JSONSchema | undefined) {
	const hint = typeof schema === "object" ? schema.description : undefined;
	return hint ? { hint } : {};
}

function fieldOf(
	name: string,
	schema: z.core.JSONSchema._JSONSchema | undefined,
	locales: readonly string[],
): Field {
	if (typeof schema !== "object") throw new Error(`no form for ${name}`);
	if (schema.anyOf) return { kind: "either", texts: localized(locales) };
	if (schema.enum) return { kind: "choice", values: schema.enum.map(String) };
	if (schema.type === "boolean") return { kind: "flag" };
	if (schema.type === "number" || schema.type === "integer")
		return { kind: "number" };
	if (schema.type === "string")
		return { kind: schema.format === "date" ? "date" : "text" };
	if (schema.type === "array") {
		// Of the forms that JSON Schema allows, zod writes one schema for all items.
		const items = Array.isArray(schema.items) ? undefined : schema.items;
		const item = fieldOf(name, items, locales);
		return item.kind === "choice"
			? { kind: "choices", values: item.values }
			: { kind: "list", item };
	}
	if (schema.properties) return groupOf(schema, locales);
	const { additionalProperties: values } = schema;
	if (typeof values === "object" && values.properties)
		return { kind: "record", item: groupOf(values, locales) };
	if (schema.type === "object") return localized(locales);
	throw new Error(`no form for ${name}`);
}

function localized(locales: readonly string[]): GroupField {
	return {
		kind: "group",
		isLocalized: true,
		fields: locales.map((name) => ({
			name,
			field: { kind: "text" },
			isOptional: false,
			isShared: false,
		})),
	};
}
