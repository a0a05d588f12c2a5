import { expect, test } from "vitest";
import { listOverdue } from "./reminders.ts";

test("overdue reminders are listed, oldest first", () => {
	const reminders = [
		{ what: "facts.json: b", due: "2026-12-31" },
		{ what: "facts.json: c", due: "2027-06-01" },
		{ what: "facts.json: a", due: "2026-11-20" },
	];
	expect(listOverdue(reminders, "2026-12-31")).toEqual([
		"facts.json: a: due 2026-11-20",
	]);
	expect(listOverdue(reminders, "2027-01-01")).toEqual([
		"facts.json: a: due 2026-11-20",
		"facts.json: b: due 2026-12-31",
	]);
});
