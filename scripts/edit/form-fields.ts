import * as z from "zod";
import { publicationFields } from "../content/schemas.ts";
import { isWordKey, type WordKey } from "../words/words.ts";

/** What a form asks for, depending on the value's type. */
export type Field =
	| { readonly kind: "text" | "markdown" | "date" | "number" | "flag" }
	/** A text of a message file. It may be empty: the checks report that. */
	| { readonly kind: "message" }
	| {
			readonly kind: "choice" | "choices";
			readonly values: readonly string[];
	  }
	| { readonly kind: "list"; readonly item: Field }
	/** Groups under names that the editor types. */
	| { readonly kind: "record"; readonly item: GroupField }
	/** The identifier of an entry, which cannot be changed. */
	| { readonly kind: "fixed"; readonly value: string }
	| GroupField
	/** One text for all languages, under `all`, or one for each. */
	| { readonly kind: "either"; readonly texts: GroupField };

export interface GroupField {
	readonly kind: "group";
	readonly fields: readonly NamedField[];
	/** Whether its fields are the translations of one text, which are shown side by side. */
	readonly isLocalized?: boolean;
}

export interface NamedField {
	readonly name: string;
	readonly field: Field;
	/** What the field is for, if its name does not say it. */
	readonly hint?: WordKey;
	readonly isOptional?: boolean;
	/** Whether the value is the same in all languages' files. */
	readonly isShared?: boolean;
	/** Whether it says when something is public; such fields are grouped in a block. */
	readonly isPublication?: boolean;
}

type Json = z.core.JSONSchema.BaseSchema;

/**
 * The fields of an object schema, in order.
 *
 * @param shared the names of fields that do not depend on the language.
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

/** The words that the schema's description names. */
function hintOf(schema: z.core.JSONSchema._JSONSchema | undefined) {
	const hint = typeof schema === "object" ? schema.description : undefined;
	return isWordKey(hint) ? { hint } : {};
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
		// JSON Schema also permits a list of schemas here; zod writes one schema for all items.
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
		})),
	};
}
