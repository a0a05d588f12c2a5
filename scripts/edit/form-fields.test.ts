import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import * as z from "zod";
import { localeCodes } from "../../shared/locales.ts";
import { contentKinds } from "../content/content-kinds.ts";
import {
	factSchema,
	guideRecordSchema,
	hiringLawSchema,
	publicationFields,
} from "../content/schemas.ts";
import { isWordKey, wordLocales, wordsOf } from "../words/words.ts";
import { fieldsOf } from "./form-fields.ts";
import { renderFields } from "./render-form.ts";

const english = wordsOf("en-US");

const schemas = {
	...Object.fromEntries(
		Object.entries(contentKinds).map(([name, { schema }]) => [name, schema]),
	),
	facts: factSchema(localeCodes),
};

test.each(Object.entries(schemas))(
	"every field of %s has a form control",
	(_, schema) => {
		const columns = [{ id: "en-US", label: "", value: undefined }];
		const html = renderFields(
			english,
			fieldsOf(schema, localeCodes),
			columns,
			[],
		).html;
		// The controls of a list's entries are in its template.
		const shown = parse(html.replaceAll(/<\/?template[^>]*>/g, ""))
			.querySelectorAll("[name]")
			.map((control) => (control.getAttribute("name") ?? "").split(":")[1])
			.map((name) => name?.replaceAll(/\.new\d-/g, ".*"));
		const wanted = listPaths(z.toJSONSchema(schema, { io: "input" }), "");
		expect(wanted.length).toBeGreaterThan(2);
		expect(wanted.filter((path) => !shown.includes(path))).toEqual([]);
	},
);

/** The paths of all leaf values in a schema. */
function listPaths(
	schema: z.core.JSONSchema._JSONSchema,
	path: string,
): string[] {
	if (typeof schema !== "object") return [];
	const below = (name: string) => (path ? `${path}.${name}` : name);
	const { items, properties, additionalProperties, anyOf } = schema;
	if (anyOf)
		return [
			below("all"),
			...anyOf.slice(1).flatMap((each) => listPaths(each, path)),
		];
	if (properties)
		return Object.entries(properties).flatMap(([name, property]) =>
			listPaths(property, below(name)),
		);
	if (typeof additionalProperties === "object") return localeCodes.map(below);
	if (typeof items !== "object" || Array.isArray(items)) return [path];
	return items.enum ? [path] : listPaths(items, below("*"));
}

test("every description in a schema is a hint in the editor's words, told in its language", () => {
	const all = {
		...schemas,
		laws: hiringLawSchema(localeCodes),
		guides: guideRecordSchema(localeCodes),
	};
	const described = Object.values(all).flatMap((schema) => [
		...JSON.stringify(z.toJSONSchema(schema, { io: "input" })).matchAll(
			/"description":("[^"]*")/g,
		),
	]);
	expect(described.length).toBeGreaterThan(30);
	expect(
		described.filter(([, key = ""]) => !isWordKey(JSON.parse(key))),
	).toEqual([]);
	const schema = z.strictObject({
		author: z.string().describe("hints.author"),
	});
	const columns = [{ id: "en-US", label: "", value: undefined }];
	for (const locale of wordLocales) {
		const words = wordsOf(locale);
		const { html } = renderFields(
			words,
			fieldsOf(schema, localeCodes),
			columns,
			[],
		);
		const hints = parse(html).querySelectorAll(".hint");
		expect(hints.map(({ text }) => text)).toEqual([words.t("hints.author")]);
	}
});

test("title and description come first, and one block holds all publication fields", () => {
	const columns = [{ id: "en-US", label: "", value: undefined }];
	for (const schema of [
		contentKinds.articles.schema,
		contentKinds.positions.schema,
	]) {
		const html = renderFields(
			english,
			fieldsOf(schema, localeCodes),
			columns,
			[],
		).html;
		const names = parse(html)
			.querySelectorAll("[name]")
			.map((control) => control.getAttribute("name")?.split(":")[1]);
		expect(names.slice(0, 2)).toEqual(["title", "description"]);
		const block = parse(html)
			.querySelectorAll(".publication [name]")
			.map((control) => control.getAttribute("name")?.split(":")[1]);
		expect(block).toEqual([...publicationFields]);
	}
});
