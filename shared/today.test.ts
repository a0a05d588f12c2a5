import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { dayAfter, startOfDay, today } from "./today.ts";

/** Where clocks are seldom simple: at midnight, by half an hour, over a day that there never was. */
const zones = [
	"Asia/Dubai",
	"UTC",
	"Asia/Beirut",
	"America/Sao_Paulo",
	"America/Havana",
	"Australia/Lord_Howe",
	"Asia/Kathmandu",
	"Pacific/Apia",
	"Pacific/Kiritimati",
	"America/Los_Angeles",
];

afterEach(() => vi.unstubAllGlobals());

test.each([
	["2026-11-23T19:59:59.999Z", "2026-11-23"],
	["2026-11-23T20:00:00.000Z", "2026-11-24"],
	["2026-12-31T20:00:00.000Z", "2027-01-01"],
	["2028-02-28T20:00:00.000Z", "2028-02-29"],
])("at %s it is %s where the firm is", (instant, day) => {
	expect(today(Date.parse(instant))).toBe(day);
});

test("browsers without Temporal have the same date, in every zone", () => {
	const instants = fc.date({
		noInvalidDate: true,
		min: new Date("2005-01-01"),
	});
	fc.assert(
		fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
			const now = Math.min(instant.getTime(), Date.parse("2099-12-31"));
			const day = today(now, zone);
			vi.stubGlobal("Temporal", undefined);
			expect(today(now, zone)).toBe(day);
			vi.unstubAllGlobals();
		}),
	);
});

test("a day begins with its first moment, in every zone and whatever clocks do", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
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
	// Clocks went from midnight to one.
	["Asia/Beirut", "2022-03-27", "2022-03-26T22:00:00.000Z"],
	// There was no such day.
	["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"],
])("in %s, %s begins at %s", (zone, day, instant) => {
	expect(new Date(startOfDay(day, zone)).toISOString()).toBe(instant);
});

test.each([
	["2026-11-30", "2026-12-01"],
	["2027-02-28", "2027-03-01"],
	["2026-12-31", "2027-01-01"],
])("after %s comes %s", (day, next) => {
	expect(dayAfter(day)).toBe(next);
});
