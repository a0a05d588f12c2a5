import { expect, test } from "vitest";
import { inEnglish } from "../words/words.ts";
import { compareMessages } from "./compare-messages.ts";
import type { MessageFault } from "./message-fault.ts";

const told = (faults: readonly MessageFault[]) =>
	faults.map(({ path, message }) => `${path.join(".")}: ${inEnglish(message)}`);
const source = { a: "Hello {{name}}", list: [{ b: "x" }] };

test.each([
	[{ a: "你好 {{name}}", list: [{ b: "x" }] }, []],
	[{ list: [{ b: "x" }] }, ["a: missing: en-US has it"]],
	[{ ...source, c: "x" }, ["c: unknown: not in en-US"]],
	[
		{ ...source, a: "你好" },
		["a: has the placeholders none; en-US has {{name}}"],
	],
	[{ ...source, a: ["x"] }, ["a: a list; en-US has a string"]],
	[
		{ aa: source.a, list: source.list },
		["a: missing: en-US has it", "aa: unknown: not in en-US; the nearest is a"],
	],
	[{ ...source, list: [] }, ["list.0: missing: en-US has it"]],
	[
		{ ...source, list: [{ b: "x" }, { b: "y" }] },
		["list.1: unknown: not in en-US"],
	],
])("the translation %o has the faults %o", (translated, faults) => {
	expect(told(compareMessages(source, translated, "zh-CN"))).toEqual(faults);
});

const plural = { n_one: "One page", n_other: "{{count}} pages" };
const arabic = {
	n_zero: "لا صفحات",
	n_one: "صفحة واحدة",
	n_two: "صفحتان",
	n_few: "{{count}} صفحات",
	n_many: "{{count}} صفحة",
	n_other: "{{count}} صفحة",
};

test.each([
	["zh-CN", { n_other: "{{count}} 页" }, []],
	["zh-CN", { ...plural }, ["n_one: unknown: not in en-US"]],
	[
		"zh-CN",
		{ n_other: "几页" },
		["n_other: has the placeholders none; en-US has {{count}}"],
	],
	["ar", arabic, []],
	[
		"ar",
		plural,
		["zero", "two", "few", "many"].map(
			(form) => `n_${form}: missing: en-US has it`,
		),
	],
	[
		"ar",
		{ ...arabic, n_two: "{{total}}" },
		["n_two: has the placeholders {{total}}; en-US has none"],
	],
])(
	"in %s, the plural messages %o have the faults %o",
	(locale, translated, faults) => {
		expect(told(compareMessages(plural, translated, locale))).toEqual(faults);
	},
);

test("a calendar number that differs from the English one is a fault", () => {
	const at = ["calendar", "rows", 0, "to"];
	expect(compareMessages("6", "6", "zh-CN", at)).toEqual([]);
	expect(told(compareMessages("6", "8", "zh-CN", at))).toEqual([
		'calendar.rows.0.to: "8"; en-US has 6',
	]);
});
