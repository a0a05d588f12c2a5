import { expect, test } from "vitest";
import { backOff, maximalAttempts } from "./back-off.ts";

test.each([
	[1, 2500, 5000],
	[2, 5000, 10_000],
	[3, 10_000, 20_000],
	[10, 1_280_000, 2_560_000],
	[11, 1_800_000, 3_600_000],
	[20, 1_800_000, 3_600_000],
	[1000, 1_800_000, 3_600_000],
])(
	"the wait after attempt %i is between %i and %i ms",
	(attempt, shortest, longest) => {
		expect(backOff(attempt, 0)).toBe(shortest);
		expect(backOff(attempt, 0.5)).toBe((shortest + longest) / 2);
		expect(backOff(attempt, 1)).toBe(longest);
	},
);

test("a delivery is retried for seven to nine hours before it is dead", () => {
	const waits = Array.from({ length: maximalAttempts - 1 }, (_, index) =>
		backOff(index + 1, 0.5),
	);
	const hours = waits.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
	expect(hours).toBeGreaterThan(7);
	expect(hours).toBeLessThan(9);
});
