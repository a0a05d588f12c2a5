import { expect, test } from "vitest";
import { listEntryEdits } from "./entry-edits.ts";

const file = "locales/facts.json";
const write = (...facts: readonly object[]) =>
	`${JSON.stringify(facts, null, 2)}\n`;
const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ id, value: "1 day" }));

test("each entry that is changed, new or deleted is undone by itself, in its place", () => {
	const before = write({ ...a }, { ...b }, { ...c });
	const after = write({ ...a, value: "2 days" }, { ...c }, { ...d });
	const undone = Object.fromEntries(
		listEntryEdits(file, before, after).map((edit) => [
			`${edit.kind} ${edit.item}`,
			edit.undone,
		]),
	);
	expect(undone).toEqual({
		"changed /facts/a": write({ ...a }, { ...c }, { ...d }),
		"deleted /facts/b": write(
			{ ...a, value: "2 days" },
			{ ...b },
			{ ...c },
			{ ...d },
		),
		"new /facts/d": write({ ...a, value: "2 days" }, { ...c }),
	});
});

test("undoing the last changed entry brings back the whole file, with its formatting and order", () => {
	const before = JSON.stringify([a, b]);
	const after = write({ ...b, value: "3 days" }, { ...a });
	expect(listEntryEdits(file, before, after)).toEqual([
		expect.objectContaining({ item: "/facts/b", undone: before }),
	]);
});

test("a file without entries, or with the same, has no edits of entries", () => {
	expect(listEntryEdits(file, write({ ...a }), JSON.stringify([a]))).toEqual(
		[],
	);
	expect(listEntryEdits("locales/x.json", "[]", '[{"id":"a"}]')).toEqual([]);
});
