import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { testZones } from "../../shared/test-zones.ts";
import { today } from "../../shared/today.ts";
import { dayAfter, startOfDay } from "./days.ts";

test("startOfDay returns the first instant of the day in every time zone, across clock changes", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...testZones),
			fc.date({
				min: new Date("2005-01-01"),
				max: new Date("2040-01-01"),
				noInvalidDate: true,
			}),
			(zone, date) => {
				const day = date.toISOString().slice(0, 10);
				const start = startOfDay(day, zone);
				expect(today(start, zone) >= day).toBe(true);
				expect(today(start - 1, zone) < day).toBe(true);
				expect(today(start, zone) <= dayAfter(day)).toBe(true);
			},
		),
		{ numRuns: 200 },
	);
});

test.each([
	["Asia/Dubai", "2026-11-24", "2026-11-23T20:00:00.000Z"],
	// The clocks skipped from midnight to one.
	["Asia/Beirut", "2022-03-27", "2022-03-26T22:00:00.000Z"],
	// This date was skipped.
	["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"],
])("in %s, the day %s starts at %s", (zone, day, instant) => {
	expect(new Date(startOfDay(day, zone)).toISOString()).toBe(instant);
});

test("the days are the same without Temporal, which Node 24 and 25 lack", () => {
	const days = () => [
		startOfDay("2026-11-24", "Asia/Dubai"),
		startOfDay("2022-03-27", "Asia/Beirut"),
		dayAfter("2026-12-31"),
	];
	const known = days();
	vi.stubGlobal("Temporal", undefined);
	onTestFinished(() => void vi.unstubAllGlobals());
	expect(days()).toEqual(known);
});

test.each(["", "soon", "2026-13-01"])("%j is no day", (text) => {
	expect(() => startOfDay(text)).toThrow(RangeError);
	expect(() => dayAfter(text)).toThrow(RangeError);
});

test.each([
	["2026-11-30", "2026-12-01"],
	["2027-02-28", "2027-03-01"],
	["2026-12-31", "2027-01-01"],
])("the day after %s is %s", (day, next) => {
	expect(dayAfter(day)).toBe(next);
});
