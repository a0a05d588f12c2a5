import { expect, test } from "vitest";
import { listReminders } from "./reminders.ts";

test.each([
	["2026-11-21", []],
	["2026-12-31", []],
	[
		"2027-01-01",
		[
			"facts.json: ae-x: review was due 2026-12-31",
			"a.md: closed on 2026-12-31",
		],
	],
])("on %s the reminders are %j", (today, reminders) => {
	const fact = { id: "ae-x", reviewBy: "2026-12-31" };
	const positions = [
		{ file: "a.md", fields: { closes: "2026-12-31" } },
		{ file: "b.md", fields: {} },
	];
	expect(listReminders(today, [fact], positions)).toEqual(reminders);
});
