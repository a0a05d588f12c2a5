import { expect, test } from "vitest";
import { computeGratuity, type GratuityInput, isDay } from "./gratuity.ts";

const base: GratuityInput = {
	country: "ae",
	wage: 10_000,
	start: "2019-01-01",
	end: "2026-06-30",
	ending: "ended",
};

test.for<[string, Partial<GratuityInput>, number]>([
	// 7.5 years: 5 × 21 + 2.5 × 30 = 180 days of 10,000 × 12 / 365.
	["UAE, seven years and a half", {}, 59_178.08],
	["UAE, resigned: the same", { ending: "resigned" }, 59_178.08],
	["UAE, one year", { end: "2019-12-31" }, 6904.11],
	["UAE, a day short of a year", { end: "2019-12-30" }, 0],
	["UAE, five years", { end: "2023-12-31" }, 34_520.55],
	["UAE, capped at two years' wages", { start: "1990-01-01" }, 240_000],
	// 5 × 5,000 + 2.5 × 10,000
	["Saudi Arabia, seven years and a half", { country: "sa" }, 50_000],
	["Saudi Arabia, resigned", { country: "sa", ending: "resigned" }, 33_333.33],
	[
		"Saudi Arabia, resigned after a year",
		{ country: "sa", ending: "resigned", end: "2020-11-30" },
		0,
	],
	[
		"Saudi Arabia, resigned after two years",
		{ country: "sa", ending: "resigned", end: "2020-12-31" },
		3333.33,
	],
	[
		"Saudi Arabia, resigned after exactly five years",
		{ country: "sa", ending: "resigned", end: "2023-12-31" },
		8333.33,
	],
	[
		"Saudi Arabia, resigned after ten years",
		{ country: "sa", ending: "resigned", end: "2028-12-31" },
		75_000,
	],
	[
		"Saudi Arabia, ended after half a year",
		{ country: "sa", end: "2019-06-30" },
		2500,
	],
])("%s", ([, change, amount]) => {
	expect(computeGratuity({ ...base, ...change }).amount).toBe(amount);
});

test.for<[string, string, [number, number, number]]>([
	["2019-01-01", "2026-06-30", [7, 6, 0]],
	["2020-02-29", "2021-02-27", [1, 0, 0]],
	["2020-02-29", "2021-02-28", [1, 0, 1]],
	["2024-01-31", "2024-02-29", [0, 1, 1]],
	["2026-03-15", "2026-03-15", [0, 0, 1]],
])("service from %s to %s", ([start, end, [years, months, days]]) => {
	expect(computeGratuity({ ...base, start, end }).service).toEqual({
		years,
		months,
		days,
	});
});

test("the parts add up to the amount", () => {
	const { parts, amount } = computeGratuity(base);
	const [first, later] = parts.map((part) => part.amount);
	expect((first ?? 0) + (later ?? 0)).toBeCloseTo(amount, 2);
});

test("an end before the start is refused", () => {
	expect(() => computeGratuity({ ...base, end: "2018-12-31" })).toThrow(
		RangeError,
	);
});

test.for<[string, boolean]>([
	["2026-11-21", true],
	["2024-02-29", true],
	["2026-02-29", false],
	["2026-13-01", false],
	["26-01-01", false],
	["1949-12-31", false],
	["", false],
	["2026-11-21x", false],
])("%s is a day: %s", ([text, expected]) => {
	expect(isDay(text)).toBe(expected);
});

test.for<[boolean, Partial<GratuityInput>]>([
	[false, {}],
	[true, { start: "1990-01-01" }],
	[false, { country: "sa", start: "1990-01-01" }],
])(
	"it is %s that the law's limit cuts what follows from %o",
	([isCapped, change]) => {
		expect(computeGratuity({ ...base, ...change }).isCapped).toBe(isCapped);
	},
);

test.each(["x2020-01-01", "2020-01-01x", "2020-02-30"])(
	"%s is no day",
	(text) => {
		expect(isDay(text)).toBe(false);
	},
);
