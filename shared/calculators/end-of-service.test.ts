import fc from "fast-check";
import { expect, test } from "vitest";
import {
	computeGratuity,
	endings,
	type GratuityInput,
	gratuityCountries,
} from "./end-of-service.ts";
import { isDay } from "./service-length.ts";

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
])("the gratuity follows the length of service: %s", ([, change, amount]) => {
	expect(computeGratuity({ ...base, ...change }).amount).toBe(amount);
});

test.for<[string, string, [number, number, number]]>([
	["2019-01-01", "2026-06-30", [7, 6, 0]],
	["2020-02-29", "2021-02-27", [1, 0, 0]],
	["2020-02-29", "2021-02-28", [1, 0, 1]],
	["2024-01-31", "2024-02-29", [0, 1, 1]],
	["2026-03-15", "2026-03-15", [0, 0, 1]],
])(
	"service from %s to %s is counted in years, months, and days",
	([start, end, [years, months, days]]) => {
		expect(computeGratuity({ ...base, start, end }).service).toEqual({
			years,
			months,
			days,
		});
	},
);

test("the parts of a gratuity add up to its amount", () => {
	const { parts, amount } = computeGratuity(base);
	const [first, later] = parts.map((part) => part.amount);
	expect((first ?? 0) + (later ?? 0)).toBeCloseTo(amount, 2);
});

test("an end date before the start date is rejected", () => {
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
	["x2020-01-01", false],
])("%s is a valid day: %s", ([text, expected]) => {
	expect(isDay(text)).toBe(expected);
});

test.for<[boolean, Partial<GratuityInput>]>([
	[false, {}],
	[true, { start: "1990-01-01" }],
	[false, { country: "sa", start: "1990-01-01" }],
])(
	"it is %s that the legal cap limits the gratuity for %o",
	([isCapped, change]) => {
		expect(computeGratuity({ ...base, ...change }).cap !== undefined).toBe(
			isCapped,
		);
	},
);

test.for<[string, Partial<GratuityInput>, number]>([
	// 7.5 × 21 × (10,000 × 12 ÷ 365)
	["Qatar", { country: "qa" }, 51_780.82],
	["Qatar, article 61", { country: "qa", ending: "fault" }, 0],
	["Qatar, under a year", { country: "qa", end: "2019-06-30" }, 0],
	["Oman, new law alone", { country: "om", start: "2024-07-01" }, 20_000],
	// 3 × 5,000 + 2 × 10,000
	[
		"Oman, old law alone",
		{ country: "om", start: "2018-07-26", end: "2023-07-25" },
		35_000,
	],
	[
		"Bahrain, before the SIO",
		{ country: "bh", start: "2020-03-01", end: "2024-02-29" },
		25_000,
	],
	// 3 × 12 × 4.2 % + 1 × 12 × 8.4 % of 10,000
	[
		"Bahrain, by the SIO",
		{ country: "bh", start: "2024-03-01", end: "2028-02-29" },
		25_200,
	],
	// 3 × 5,000 before, then 8.4 % at once
	[
		"Bahrain, over the change",
		{ country: "bh", start: "2021-03-01", end: "2025-02-28" },
		25_080,
	],
	// 5 × 15 × 10,000 ÷ 26 + 2.5 × 10,000
	["Kuwait", { country: "kw" }, 53_846.15],
	[
		"Kuwait, resigned at seven years",
		{ country: "kw", ending: "resigned" },
		35_897.44,
	],
	[
		"Kuwait, resigned under three years",
		{ country: "kw", ending: "resigned", end: "2021-12-30" },
		0,
	],
	[
		"Kuwait, resigned at three years",
		{ country: "kw", ending: "resigned", end: "2021-12-31" },
		8653.85,
	],
	["Kuwait, after marriage", { country: "kw", ending: "justified" }, 53_846.15],
	[
		"Kuwait, no more than 18 months",
		{ country: "kw", start: "1990-01-01" },
		180_000,
	],
	["Saudi Arabia, article 80", { country: "sa", ending: "fault" }, 0],
	["Saudi Arabia, article 81", { country: "sa", ending: "justified" }, 50_000],
])("the gratuity follows each country's rules: %s", ([, change, amount]) => {
	expect(computeGratuity({ ...base, ...change }).amount).toBe(amount);
});

test("dismissal for grave fault is rejected where its rule is not known", () => {
	expect(() => computeGratuity({ ...base, ending: "fault" })).toThrow(
		RangeError,
	);
});

test("longer service never earns less, no amount is negative, and legal caps hold", () => {
	const day = fc
		.integer({ min: 0, max: 20_000 })
		.map((days) =>
			new Date(Date.UTC(1990, 0, 1 + days)).toISOString().slice(0, 10),
		);
	fc.assert(
		fc.property(
			fc.constantFrom(...gratuityCountries),
			fc.constantFrom(...endings),
			fc.integer({ min: 1, max: 1_000_000 }),
			fc.uniqueArray(day, { minLength: 3, maxLength: 3 }),
			(country, ending, wage, all) => {
				fc.pre(ending !== "fault" || country === "sa" || country === "qa");
				const [start = "", end = "", later = ""] = all.toSorted();
				const less = computeGratuity({ country, wage, start, end, ending });
				const more = computeGratuity({
					country,
					wage,
					start,
					end: later,
					ending,
				});
				expect(less.amount).toBeGreaterThanOrEqual(0);
				// Month ends may count one day as two: January 31 to February 28.
				expect(more.amount).toBeGreaterThanOrEqual(less.amount - wage / 100);
				if (country === "ae")
					expect(more.amount).toBeLessThanOrEqual(24 * wage);
				if (country === "kw")
					expect(more.amount).toBeLessThanOrEqual(18 * wage);
			},
		),
	);
});
