import { expect, test } from "vitest";
import {
	compareMessages,
	listMissingCopy,
	listStyleFaults,
} from "./message-faults.ts";

const source = { a: "Hello {{name}}", list: [{ b: "x" }] };

test.each([
	[{ a: "你好 {{name}}", list: [{ b: "x" }] }, []],
	[{ list: [{ b: "x" }] }, ["m.a: missing"]],
	[{ ...source, c: "x" }, ["m.c: not in the source language"]],
	[{ ...source, a: "你好" }, ['m.a: placeholders "" instead of "{{name}}"']],
	[{ ...source, a: ["x"] }, ["m.a: list where the source has string"]],
	[{ ...source, list: [] }, ["m.list.0: missing"]],
	[
		{ ...source, list: [{ b: "x" }, { b: "y" }] },
		["m.list.1: not in the source language"],
	],
])("%o has the faults %o", (translated, faults) => {
	expect(compareMessages(source, translated, "m")).toEqual(faults);
});

test("numbers that are drawn are the same in each language", () => {
	const at = "m.calendar.rows.0.to";
	expect(compareMessages("6", "6", at)).toEqual([]);
	expect(compareMessages("6", "8", at)).toEqual([
		`${at}: "8" where the source has 6`,
	]);
});

test.each([
	[{ from: "1", to: "6", earliest: "4" }, false],
	[{ from: "1", to: "7" }, true],
	[{ from: "3", to: "2" }, true],
	[{ from: "1", to: "6", earliest: "7" }, true],
	[{ from: "1" }, true],
	[{}, false],
])("in a calendar of six weeks %o is a fault: %s", (bar, isFault) => {
	const rows = [{ name: "Step", span: "for a while", ...bar }];
	const section = {
		heading: "Service",
		paragraphs: ["Text"],
		calendar: { unit: "Week", length: "6", rows },
	};
	const page = {
		...{ title: "T", description: "D", heading: "H", introduction: "I" },
		sections: [section],
	};
	const faults = listMissingCopy(new Map([["services", { page }]]), "en-US");
	expect(faults.some((fault) => fault.includes("a calendar's bars"))).toBe(
		isFault,
	);
});

test.each([
	["zh-CN", "好，行", []],
	["zh-CN", "好,行", ["m: half-width punctuation beside Chinese"]],
	["zh-CN", "共 3,000 人", []],
	["en-US", "Good, fine", []],
	["en-US", "  ", ["m: empty"]],
])("in %s the message %o has the faults %o", (locale, message, faults) => {
	expect(listStyleFaults(message, "m", locale)).toEqual(faults);
});

test("a page without copy, and a name that is missing, are named", () => {
	const faults = listMissingCopy(new Map(), "en-US");
	expect(faults.some((fault) => fault.startsWith("en-US/about:page"))).toBe(
		true,
	);
	expect(
		faults.some((fault) =>
			fault.startsWith("en-US/industry-oil-gas:our-services"),
		),
	).toBe(true);
});
