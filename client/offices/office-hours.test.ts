import { expect, test } from "vitest";
import { weekDays } from "../../shared/week-days.ts";
import { hoursOn } from "./office-hours.ts";

const office = {
	hours: [
		{ days: ["Monday"], text: "", opens: "08:30", closes: "17:45" },
		{ days: ["Friday"], text: "", opens: "09:00", closes: "12:00" },
	],
};

test("hoursOn returns the hours of a day as numbers and as text", () => {
	expect(hoursOn(office, "Monday")).toEqual({
		from: 8.5,
		to: 17.75,
		text: "08:30–\u206017:45",
	});
	expect(hoursOn(office, "Friday")).toMatchObject({ from: 9, to: 12 });
});

test("an office is closed on days without listed hours", () => {
	const open = weekDays.filter((day) => hoursOn(office, day));
	expect(open).toEqual(["Monday", "Friday"]);
});
