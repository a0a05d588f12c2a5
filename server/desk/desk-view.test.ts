import { expect, test, vi } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { writeTime } from "./desk-view.ts";

test("times are formatted in each language's words, with one formatter per language", () => {
	const make = vi.spyOn(Intl, "DateTimeFormat");
	const time = Date.UTC(2026, 10, 26, 20, 30);
	for (let row = 0; row < 50; row++)
		expect(localeCodes.map((locale) => writeTime(time, locale))).toEqual([
			{ iso: "2026-11-26T20:30:00.000Z", text: "2026年11月27日 00:30" },
			{ iso: "2026-11-26T20:30:00.000Z", text: "Nov 27, 2026, 12:30 AM" },
		]);
	// Tests that share the module may have made them before.
	expect(make.mock.calls.length).toBeLessThanOrEqual(localeCodes.length);
});
