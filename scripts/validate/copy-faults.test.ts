import { expect, test } from "vitest";
import { anchorsOf, pages } from "../../shared/pages/page-paths.ts";
import { inEnglish, say } from "../words/words.ts";
import { listMissingCopy, listStyleFaults } from "./copy-faults.ts";
import type { MessageFault } from "./message-fault.ts";

const told = (faults: readonly MessageFault[]) =>
	faults.map(({ path, message }) => `${path.join(".")}: ${inEnglish(message)}`);

test.each([
	[{ from: "1", to: "6", earliest: "4" }, false],
	[{ from: "1", to: "7" }, true],
	[{ from: "3", to: "2" }, true],
	[{ from: "1", to: "6", earliest: "7" }, true],
	[{ from: "7" }, false],
	[{ to: "6" }, true],
	[{ from: "1", earliest: "2" }, true],
	[{}, false],
])("in a calendar of six weeks, the bar %o is a fault: %s", (bar, isFault) => {
	const rows = [{ name: "Step", span: "for a while", ...bar }];
	const section = {
		heading: "Service",
		paragraphs: ["Text"],
		calendar: { unit: "Week", length: "6", rows },
	};
	const page = {
		title: "T",
		description: "D",
		heading: "H",
		introduction: "I",
		sections: [section],
	};
	const faults = listMissingCopy(
		new Map([["services", { page }]]),
		pages,
		anchorsOf,
		"en-US",
	);
	expect(
		faults.some(({ message }) =>
			inEnglish(message).includes("a calendar’s bars"),
		),
	).toBe(isFault);
});

const sentence = "Cheaper in flights, harder on retention.";

test.each([
	[{ name: "Longer hitches", text: sentence }, false],
	[{ name: "Dubai", text: "Dubai and the northern emirates." }, false],
	[{ name: `${"Why ".repeat(20)}?`, text: sentence }, false],
	[{ name: sentence, text: sentence }, true],
	[{ name: sentence, text: `${sentence} Staff leave.` }, true],
	[{ name: "Word ".repeat(13), text: sentence }, true],
])(
	"the label and the text of the point or role %o are a fault: %s",
	(point, isFault) => {
		const page = {
			title: "T",
			description: "D",
			heading: "H",
			introduction: "I",
			sections: [{ heading: "H", paragraphs: ["P"], points: [point] }],
			roles: [{ ...point, paper: "Certificate" }],
		};
		const faults = listMissingCopy(
			new Map([["about", { page }]]),
			pages,
			anchorsOf,
			"en-US",
		);
		for (const part of ["points", "roles"])
			expect(
				faults.some(
					({ namespace, path }) => namespace === "about" && path.includes(part),
				),
				part,
			).toBe(isFault);
	},
);

test.each([
	["zh-CN", "好，行", []],
	["zh-CN", "好,行", [": half-width punctuation beside Chinese: “好,”"]],
	["zh-CN", "好.", [": half-width punctuation beside Chinese: “好.”"]],
	["zh-CN", '说"好', [': half-width punctuation beside Chinese: “说"”']],
	["zh-CN", "共 3,000 人，用 3.5 年，填“好”", []],
	["en-US", "Good, fine", []],
	["en-US", "  ", [": empty"]],
	["en-US", { html: "" }, ["html: nothing after the introduction"]],
])(
	"in %s the message %o has the style faults %o",
	(locale, message, faults) => {
		expect(told(listStyleFaults(message, locale))).toEqual(faults);
	},
);

test("missing page copy is reported with its namespace and path", () => {
	const faults = listMissingCopy(new Map(), pages, anchorsOf, "en-US");
	expect(faults).toContainEqual({
		namespace: "about",
		path: ["page"],
		message: say("faults.noCopy", { path: "/about" }),
	});
	expect(faults).toContainEqual({
		namespace: "industry-oil-gas",
		path: ["our-services"],
		message: say("faults.noCopy", { path: "/industries/oil-gas/our-services" }),
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
				title: "T".repeat(length),
				description: "D",
				heading: "H",
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
