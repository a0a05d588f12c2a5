import fc from "fast-check";
import { expect, test } from "vitest";
import { countSaudis } from "./answer-nitaqat.ts";
import {
	answerForm,
	type CalculatorId,
	calculatorExamples,
	calculatorIds,
} from "./calculators.ts";
import { computeEmiratisation, targetYears } from "./emiratisation.ts";
import { computeOvertime } from "./overtime.ts";
import { checkedOn, sources } from "./sources.ts";

const answer = (id: CalculatorId, search: string, today = "2026-11-23") =>
	answerForm(id, search, today, (value) => value.toLocaleString("en-US"));
const service = "country=ae&basic=10000&start=2019-01-01&ending=ended";

test.for<[CalculatorId, string, number]>([
	["gratuity", `${service}&end=2026-06-30`, 59_178.08],
	["nitaqat", "saudis=5&foreigners=80&share=20", 15],
	["nitaqat", "saudis=50&foreigners=80&share=20", 0],
	["emiratisation", "size=large&skilled=117&emiratis=2&year=2026", 1_560_000],
	["emiratisation", "size=large&skilled=50&emiratis=0&year=2022", 72_000],
	["emiratisation", "size=small&emiratis=0&year=2024", 96_000],
	["emiratisation", "size=small&emiratis=1&year=2025", 108_000],
	["overtime", "country=ae&pay=4800&day=2&night=1", 80],
	// 2 × (7,200 + half of 4,800) ÷ 240
	["overtime", "country=sa&pay=4800&whole=7200&day=2", 80],
	["overtime", "country=sa&pay=4800&day=2", 60],
	["overtime", "country=sa&pay=4800&day=1&holiday=1", 60],
	["overtime", "country=qa&pay=4800&day=1&night=1&rest=1", 85],
	["overtime", "country=bh&pay=4800&day=1&night=1", 55],
	["overtime", "country=kw&pay=208&day=4&holiday=1", 7],
	["overtime", "country=kw&pay=208&rest=2", 3],
])(
	"the calculator %s computes the expected amount from %s",
	([id, search, amount]) => {
		const { errors, outcome } = answer(id, search);
		expect(errors).toEqual({});
		expect(outcome?.amount.value).toBe(amount);
	},
);

test.each(calculatorIds)("the example of %s has a result", (id) => {
	const { errors, outcome } = answer(id, calculatorExamples[id]);
	expect(errors).toEqual({});
	expect(outcome?.amount.value).toBeGreaterThan(0);
});

const years = (country: string, start: string, ending = "resigned") =>
	`country=${country}&basic=3000&start=${start}&end=2026-06-30&ending=${ending}`;

test.for<[CalculatorId, string, string]>([
	[
		"overtime",
		"country=sa&pay=4800&whole=7200&day=2",
		"2 × (7,200 ÷ 30 ÷ 8 + 50% × 4,800 ÷ 30 ÷ 8) = SAR 80",
	],
	[
		"overtime",
		"country=ae&pay=4800&day=2",
		"2 × 4,800 ÷ 30 ÷ 8 × 125% = AED 50",
	],
	["gratuity", years("sa", "2024-11-24"), "× 0"],
	["gratuity", years("sa", "2023-06-30"), "× ⅓"],
	["gratuity", years("kw", "2023-06-30"), "× ½"],
	["gratuity", years("sa", "2019-01-01"), "× ⅔"],
	["gratuity", years("sa", "2016-01-01"), "5.5 × 3,000 = SAR 16,500"],
	["gratuity", years("ae", "1980-01-01"), "24 × 3,000 = AED 72,000"],
	["gratuity", years("om", "2019-01-01"), "7.5 × 3,000 = OMR 22,500"],
])(
	"the calculator %s ends its answer for %s with the formula %s",
	([id, search, formula]) => {
		expect(answer(id, search).outcome?.lines.at(-1)?.formula).toBe(formula);
	},
);

test.for<[CalculatorId, string, Record<string, string>]>([
	["gratuity", `${service}&end=2018-06-30`, { end: "order" }],
	["gratuity", `${service}&end=2030-06-30`, { end: "past" }],
	[
		"gratuity",
		`${service.replace("ended", "fault")}&end=2026-06-30`,
		{ ending: "fault" },
	],
	["nitaqat", "saudis=5&foreigners=80&share=100", { share: "number" }],
	["nitaqat", "saudis=5.5&foreigners=80&share=20", { saudis: "integer" }],
	[
		"emiratisation",
		"size=large&skilled=&emiratis=0&year=2026",
		{ skilled: "skilled" },
	],
	["emiratisation", "size=small&emiratis=0&year=2026", { year: "small" }],
	["overtime", "country=ae&pay=4800", { day: "hours" }],
	["overtime", "country=ae&pay=4800&rest=8", { rest: "rate" }],
	["overtime", "country=om&pay=4800&day=8", { country: "choice" }],
	["overtime", "country=sa&pay=4800&whole=10&day=8", { whole: "whole" }],
])("the calculator %s rejects %s", ([id, search, codes]) => {
	const { errors, outcome } = answer(id, search);
	expect(outcome).toBeUndefined();
	expect(
		Object.fromEntries(
			Object.entries(errors).map(([at, error]) => [at, error?.code]),
		),
	).toEqual(codes);
});

test("no rule is applied after the last day for which it is known", () => {
	const search = "size=large&skilled=117&emiratis=2&year=2026";
	expect(answer("emiratisation", search, "2026-12-31").outcome).toBeDefined();
	const past = answer("emiratisation", search, "2027-01-01");
	expect(past.outcome).toBeUndefined();
	expect(past.errors).toEqual({ year: { code: "past", day: "2026-12-31" } });
	const oman = `${service.replace("ae", "om")}&end=`;
	expect(answer("gratuity", `${oman}2027-07-18`).outcome).toBeDefined();
	expect(answer("gratuity", `${oman}2027-07-19`).errors.end?.code).toBe("past");
});

test("the computed number of Saudis reaches the quota share, and one fewer does not", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 1_000_000 }),
			fc.integer({ min: 1, max: 9999 }),
			(foreigners, share) => {
				const saudis = countSaudis(foreigners, share / 100);
				const reaches = (count: number) =>
					count * 10_000 >= share * (count + foreigners);
				expect(reaches(saudis)).toBe(true);
				expect(reaches(saudis - 1)).toBe(false);
			},
		),
	);
	expect(() => countSaudis(80, 100)).toThrow(new RangeError("share"));
	expect(() => countSaudis(0.5, 20)).toThrow(new RangeError("foreigners"));
});

test.each(Object.entries(sources))(
	"the source of %s has valid dates, and its rules are known beyond its own date",
	(_, { asOf, knownUntil }) => {
		for (const day of [asOf, knownUntil])
			expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
		expect(asOf < knownUntil && asOf <= checkedOn).toBe(true);
	},
);

test("a large firm sees both ways to round, a small one its number", () => {
	const formulas = (search: string) =>
		answer("emiratisation", search).outcome?.lines.map(
			({ label, formula }) => `${label}: ${formula}`,
		);
	expect(formulas("size=large&skilled=120&emiratis=2&year=2026")).toEqual([
		"emiratisOnce: 10% × 120 → 12",
		"chargeOnce: 12 − 2 → 10; 10 × 12 × 10,000 = 10 × 120,000 = AED 1,200,000",
		"emiratisStepped: 5 × (2% × 120 → 3) = 15",
		"chargeStepped: 15 − 2 → 13; 13 × 12 × 10,000 = 13 × 120,000 = AED 1,560,000",
	]);
	expect(
		formulas("size=large&skilled=100&emiratis=2&year=2026")?.slice(2),
	).toEqual([
		"emiratisMissing: 10 − 2 → 8",
		"charge: 8 × 12 × 10,000 = 8 × 120,000 = AED 960,000",
	]);
	expect(formulas("size=small&emiratis=0&year=2024")?.[0]).toBe(
		"emiratisNeeded: 1",
	);
});

test("one more Emirati never raises the charge, and a later year never lowers it", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100_000 }),
			fc.nat(10_000),
			fc.nat(3),
			(skilled, emiratis, index) => {
				const charge = (year: number, count: number) =>
					computeEmiratisation({
						size: "large",
						skilled,
						emiratis: count,
						year: targetYears[year] ?? "2026",
					}).stepped.charge;
				const now = charge(index, emiratis);
				expect(now).toBeGreaterThanOrEqual(0);
				expect(charge(index, emiratis + 1)).toBeLessThanOrEqual(now);
				expect(charge(index + 1, emiratis)).toBeGreaterThanOrEqual(now);
			},
		),
	);
});

test("both readings are stated where they differ, the smaller first, and the larger is the amount", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100_000 }),
			fc.integer({ min: 0, max: 10_000 }),
			fc.constantFrom(...targetYears),
			(skilled, emiratis, year) => {
				const input = { size: "large", skilled, emiratis, year } as const;
				const { stepped, once, each } = computeEmiratisation(input);
				const { outcome } = answer(
					"emiratisation",
					`size=large&skilled=${skilled}&emiratis=${emiratis}&year=${year}`,
				);
				expect(outcome?.amount).toEqual({
					unit: "AED",
					value: stepped.charge,
					...(once.charge < stepped.charge ? { least: once.charge } : {}),
				});
				for (const { needed, charge } of [stepped, once])
					expect(charge).toBe(Math.max(needed - emiratis, 0) * each);
			},
		),
	);
});

test("rounding up each year never needs fewer Emiratis than rounding up once, nor five more", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 1_000_000 }),
			fc.constantFrom(...targetYears),
			(skilled, year) => {
				const { stepped, once } = computeEmiratisation({
					size: "large",
					skilled,
					emiratis: 0,
					year,
				});
				expect(stepped.needed - once.needed).toBeGreaterThanOrEqual(0);
				expect(stepped.needed - once.needed).toBeLessThan(5);
			},
		),
	);
});

test("overtime hours without a known rate are rejected", () => {
	const hours = { day: 0, night: 0, rest: 1, holiday: 0 };
	expect(() =>
		computeOvertime({ country: "bh", basic: 1, whole: 1, hours }),
	).toThrow(RangeError);
});

test("without employees no current share is shown, and hours left empty add no lines", () => {
	const labels = (search: string) =>
		answer("nitaqat", search).outcome?.lines.map(({ label }) => label);
	expect(labels("saudis=0&foreigners=0&share=20")).not.toContain("shareNow");
	expect(labels("saudis=1&foreigners=4&share=20")).toContain("shareNow");
	const overtime = answer("overtime", "country=ae&pay=4800&day=2").outcome;
	expect(overtime?.lines).toHaveLength(1);
});
