import { expect, test } from "vitest";
import { rankInteractions, sumShifts } from "./vital-sums.ts";

/** Shifts as pairs of value and time. */
function shiftBy(shifts: readonly (readonly [number, number])[]): number {
	const add = sumShifts();
	const sums = shifts.map(([value, startTime]) =>
		add({ value, startTime, hadRecentInput: false }),
	);
	return sums.at(-1) ?? 0;
}

test.each([
	["one", [[0.5, 10]], 0.5],
	[
		"those of a window are added up",
		[
			[0.25, 10],
			[0.5, 900],
			[0.125, 1800],
		],
		0.875,
	],
	[
		"a second without one ends the window",
		[
			[0.25, 10],
			[0.5, 1010],
		],
		0.5,
	],
	[
		"a window lasts five seconds",
		[
			[0.25, 0],
			[0.25, 900],
			[0.25, 1800],
			[0.25, 2700],
			[0.25, 3600],
			[0.25, 4500],
			[0.25, 5000],
		],
		1.5,
	],
	[
		"the greatest window stays",
		[
			[0.5, 0],
			[0.25, 3000],
		],
		0.5,
	],
] as const)("layout shifts are summed: %s", (_name, shifts, expected) => {
	expect(shiftBy(shifts)).toBe(expected);
});

test("a layout shift right after user input does not count", () => {
	const add = sumShifts();
	expect(add({ value: 1, startTime: 5, hadRecentInput: true })).toBe(0);
	expect(add({ value: 0.5, startTime: 9, hadRecentInput: false })).toBe(0.5);
});

test("the slowest interaction counts, by its longest event", () => {
	const rank = rankInteractions();
	expect(rank(1, 80, 1)).toBe(80);
	expect(rank(2, 48, 2)).toBe(80);
	expect(rank(2, 96, 2)).toBe(96);
	expect(rank(2, 56, 2)).toBe(96);
});

test("one slowest interaction is skipped for every fifty interactions", () => {
	const rank = rankInteractions();
	rank(1, 500, 1);
	rank(2, 300, 2);
	rank(3, 200, 3);
	expect(rank(4, 40, 49)).toBe(500);
	expect(rank(5, 40, 50)).toBe(300);
	expect(rank(6, 40, 100)).toBe(200);
});

test("only the ten slowest interactions are kept", () => {
	const rank = rankInteractions();
	let last = 0;
	for (let id = 1; id <= 1000; id++) last = rank(id, id, id);
	expect(last).toBe(991);
});
