import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { FieldPath } from "../validate/parsed.ts";
import { wordsOf } from "../words/words.ts";
import { isFields } from "./infer-fields.ts";
import { nameField } from "./name-field.ts";

const english = wordsOf("en-US");
const home = {
	hero: {
		lead: "Every quotation states who the legal employer is, and who pays.",
	},
	proof: {
		heading: "Our firm in numbers",
		founded: "Founded in Dubai",
		staffNote: "On our own team",
		count_one: "{{count}} person",
		count_other: "{{count}} people",
	},
	services: {
		items: [{ name: "Permanent\nrecruitment" }, {}],
		columns: { service: "Service" },
		starter: { fields: { role: { example: "a finance lead" } } },
	},
};

test.each([
	["hero", "“Every quotation states who the lega…”"],
	["proof", "“Our firm in numbers”"],
	["proof.heading", "Heading"],
	["proof.founded", "Text 2"],
	["proof.staffNote", "Note 3"],
	["proof.count_other", "Text 4 for several"],
	["services.items", "Items"],
	["services.items.0", "Items 1 “Permanent recruitment”"],
	["services.items.1", "Items 2"],
	["services.items.new0-0", "Items"],
	["services.columns", "Column heads"],
	["services.starter", "“a finance lead”"],
	["services.gone", "Text"],
	["services.items.0.zh-CN", "中文"],
])("the field %s is named %s", (key, name) => {
	const parts = key
		.split(".")
		.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
	expect(nameField(english, parts, home)).toBe(name);
});

test("an editor who reads Chinese sees no field named as its file names it, and no two alike side by side", async () => {
	const words = wordsOf("zh-CN");
	const folder = path.resolve(import.meta.dirname, "../../locales/zh-CN");
	const wrong: string[] = [];
	let count = 0;
	const walk = (part: object, above: FieldPath, root: unknown): void => {
		const names = new Set<string>();
		for (const [key, child] of Object.entries(part)) {
			const at = [...above, Array.isArray(part) ? Number(key) : key];
			const name = nameField(words, at, root);
			if (/^[a-z]/i.test(name) || names.has(name))
				wrong.push(`${at.join(".")}: ${name}`);
			names.add(name);
			count++;
			if (isFields(child)) walk(child, at, root);
		}
	};
	for await (const file of glob("*.json", { cwd: folder })) {
		const text = await readFile(path.join(folder, file), "utf8");
		const root: unknown = JSON.parse(text);
		if (isFields(root)) walk(root, [file], { [file]: root });
	}
	expect(count).toBeGreaterThan(4000);
	expect(wrong).toEqual([]);
});
