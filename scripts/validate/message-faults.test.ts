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
	"in %s, a number's messages %o have the faults %o",
	(locale, translated, faults) => {
		expect(told(compareMessages(plural, translated, locale))).toEqual(faults);
	},
);

test("numbers that are drawn are the same in each language", () => {
	const at = ["calendar", "rows", 0, "to"];
	expect(compareMessages("6", "6", "zh-CN", at)).toEqual([]);
	expect(told(compareMessages("6", "8", "zh-CN", at))).toEqual([
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
