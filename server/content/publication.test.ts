import fc from "fast-check";
import { expect, test } from "vitest";
import { isDated, nextChange, standingOn, type Term } from "./publication.ts";

const [from, to] = ["2026-12-01", "2026-12-03"];

test.each<[Term, Record<string, string>]>([
	[{}, { "0001-01-01": "public", "9999-12-31": "public" }],
	[{ draft: true }, { "2026-12-02": "draft" }],
	[
		{ draft: true, publishOn: from, expiresOn: to },
		{ "2026-12-02": "draft", "2026-12-04": "draft" },
	],
	[{ publishOn: from }, { "2026-11-30": "scheduled", "2026-12-01": "public" }],
	[{ expiresOn: to }, { "2026-12-03": "public", "2026-12-04": "expired" }],
	[
		{ publishOn: from, expiresOn: to },
		{
			"2026-11-30": "scheduled",
			"2026-12-01": "public",
			"2026-12-03": "public",
			"2026-12-04": "expired",
		},
	],
	[
		{ publishOn: from, expiresOn: from },
		{ "2026-12-01": "public", "2026-12-02": "expired" },
	],
])("%j has the expected publication state on each day", (term, standings) => {
	for (const [day, standing] of Object.entries(standings))
		expect([day, standingOn(term, day)]).toEqual([day, standing]);
});

const days = fc
	.integer({ min: 0, max: 40 })
	.map((days) =>
		new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10),
	);
const terms = fc.record(
	{ draft: fc.constant(true as const), publishOn: days, expiresOn: days },
	{ requiredKeys: [] },
);

test("nextChange returns the first day on which any publication state changes", () => {
	fc.assert(
		fc.property(
			fc.array(
				terms.filter(
					({ publishOn = "", expiresOn = publishOn }) => publishOn <= expiresOn,
				),
				{ maxLength: 4 },
			),
			days,
			days,
			(all, day, later) => {
				const standings = (on: string) =>
					all.map((term) => standingOn(term, on));
				const change = nextChange(all, day);
				if (later >= day && (!change || later < change))
					expect(standings(later)).toEqual(standings(day));
				if (change) {
					expect(change > day).toBe(true);
					expect(standings(change)).not.toEqual(standings(day));
				}
			},
		),
	);
});

test("a term with any publication field is dated", () => {
	expect(
		[{}, { publishOn: from }, { draft: true } as const].map(isDated),
	).toEqual([false, true, true]);
});
