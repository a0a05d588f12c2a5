import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { testZones } from "./test-zones.ts";
import { today } from "./today.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["2026-11-23T19:59:59.999Z", "2026-11-23"],
	["2026-11-23T20:00:00.000Z", "2026-11-24"],
	["2026-12-31T20:00:00.000Z", "2027-01-01"],
	["2028-02-28T20:00:00.000Z", "2028-02-29"],
])("at %s, the firm's local date is %s", (instant, day) => {
	expect(today(Date.parse(instant))).toBe(day);
});

test("the date in any time zone is the same with and without Temporal", () => {
	const instants = fc.date({
		noInvalidDate: true,
		min: new Date("2005-01-01"),
	});
	fc.assert(
		fc.property(fc.constantFrom(...testZones), instants, (zone, instant) => {
			const now = Math.min(instant.getTime(), Date.parse("2099-12-31"));
			const day = today(now, zone);
			vi.stubGlobal("Temporal", undefined);
			expect(today(now, zone)).toBe(day);
			vi.unstubAllGlobals();
		}),
	);
});
