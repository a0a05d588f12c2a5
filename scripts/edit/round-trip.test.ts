import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { wordsOf } from "../words/words.ts";
import { writeColumn } from "./column.ts";
import { inferGroup } from "./infer-fields.ts";
import { readItem } from "./item.ts";
import { listItems } from "./list-items.ts";
import { readForm } from "./read-controls.ts";
import { renderFields } from "./render-form.ts";
import { postedBy } from "./test-post.ts";

const english = wordsOf("en-US");

const root = path.resolve(import.meta.dirname, "../..");
const groups = await listItems(root, localeCodes);

test.each([...groups])(
	"unedited %s are written back exactly as they were",
	async (group, names) => {
		expect(names).not.toEqual([]);
		for (const { name } of names) {
			const item = await readItem(root, localeCodes, group, name);
			const shown = item.columns.map((column) => ({ ...column, label: "" }));
			const posted = postedBy(
				renderFields(english, item.field, shown, []).html,
			);
			for (const column of item.columns) {
				const values = readForm(item.field, posted, column.id, column.value);
				expect(values).toEqual(column.value);
				expect(writeColumn(column, values)).toBe(column.source);
			}
		}
	},
);

test("a text keeps its line breaks, even at its start", () => {
	const value = { text: "\n\nFirst.\nSecond.\n" };
	const field = inferGroup([value]);
	const shown = [{ id: "en-US", label: "", value }];
	const posted = postedBy(renderFields(english, field, shown, []).html);
	expect(readForm(field, posted, "en-US", value)).toEqual(value);
});
