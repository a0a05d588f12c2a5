import { expect, test } from "vitest";
import { anchorsOf, pages } from "../../shared/pages/page-paths.ts";
import type { MessageFault } from "./message-fault.ts";
import {
	compareMessages,
	listMissingCopy,
	listStyleFaults,
} from "./message-faults.ts";

const told = (faults: readonly MessageFault[]) =>
	faults.map(({ path, message }) => `${path.join(".")}: ${message}`);
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
])("%o has the faults %o", (translated, faults) => {
	expect(told(compareMessages(source, translated))).toEqual(faults);
});

test("numbers that are drawn are the same in each language", () => {
	const at = ["calendar", "rows", 0, "to"];
	expect(compareMessages("6", "6", at)).toEqual([]);
	expect(told(compareMessages("6", "8", at))).toEqual([
		'calendar.rows.0.to: "8"; en-US has 6',
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
	const faults = listMissingCopy(
		new Map([["services", { page }]]),
		pages,
		anchorsOf,
		"en-US",
	);
	expect(
		faults.some(({ message }) => message.includes("a calendar's bars")),
	).toBe(isFault);
});

test.each([
	["zh-CN", "好，行", []],
	["zh-CN", "好,行", [": half-width punctuation beside Chinese: “好,”"]],
	["zh-CN", "共 3,000 人", []],
	["en-US", "Good, fine", []],
	["en-US", "  ", [": empty"]],
])("in %s the message %o has the faults %o", (locale, message, faults) => {
	expect(told(listStyleFaults(message, locale))).toEqual(faults);
});

test("a page without copy, and a name that is missing, are named", () => {
	const faults = listMissingCopy(new Map(), pages, anchorsOf, "en-US");
	expect(faults).toContainEqual({
		namespace: "about",
		path: ["page"],
		message: "missing: the text of the page /about",
	});
	expect(faults).toContainEqual({
		namespace: "industry-oil-gas",
		path: ["our-services"],
		message: "missing: the text of the page /industries/oil-gas/our-services",
	});
});

test.each([
	["en-US", 60],
	["zh-CN", 30],
] as const)(
	"in %s a title of more than %i characters is a fault",
	(locale, most) => {
		const about = (length: number) => {
			const page = {
				...{ title: "T".repeat(length), description: "D", heading: "H" },
				introduction: "I",
				sections: [{ heading: "H", paragraphs: ["P"] }],
			};
			const messages = new Map([["about", { page }]]);
			return listMissingCopy(messages, pages, anchorsOf, locale).filter(
				({ namespace, path }) =>
					namespace === "about" && path.includes("title"),
			);
		};
		expect(about(most)).toEqual([]);
		expect(told(about(most + 1))).toEqual([
			`page.title: ${most + 1} characters; ${most} at most`,
		]);
	},
);
