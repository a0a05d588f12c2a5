import { expect, test } from "vitest";
import { readStarter, startMessage } from "./starter.ts";

test.each([
	["", []],
	["?role=&city=%20&date=", []],
	["?sent=abc&city=Riyadh", [{ field: "city", text: "Riyadh" }]],
	[
		"?date=3月1日&role=%20two%0D%0Awelders%00%20&city=Riyadh&city=Doha",
		[
			{ field: "role", text: "two welders" },
			{ field: "city", text: "Riyadh" },
			{ field: "date", text: "3月1日" },
		],
	],
	[`?role=${"a".repeat(300)}`, [{ field: "role", text: "a".repeat(60) }]],
	// A character that crosses the limit is dropped whole.
	[`?role=${"a".repeat(59)}😀`, [{ field: "role", text: "a".repeat(59) }]],
] as const)(
	"only known, non-empty fields of the query string %s prefill an enquiry",
	(search, started) => {
		expect(readStarter(search)).toEqual(started);
	},
);

test.each([
	["", "", ""],
	["", "typed", "typed"],
	["Role: welder", "", "Role: welder"],
	[
		"Role: welder",
		"Role: welder\nfor two years",
		"Role: welder\nfor two years",
	],
	["Role: welder", "typed", "Role: welder\n\ntyped"],
])(
	"starting with %j over the typed text %j yields %j",
	(started, typed, message) => {
		expect(startMessage(started, typed)).toBe(message);
	},
);
