import { expect, test } from "vitest";
import type { PositionSummary } from "../../shared/pages/content.ts";
import {
	choosePositions,
	isOpen,
	readFilter,
	sortByClosing,
} from "./position-filter.ts";

function position(change: Partial<PositionSummary>): PositionSummary {
	return {
		slug: "one",
		title: "One",
		function: "consulting",
		level: "senior",
		office: "dubai",
		city: "Dubai",
		country: "AE",
		countryName: "United Arab Emirates",
		pay: "",
		posted: { iso: "2026-11-01", text: "" },
		...change,
	};
}

const positions = [
	position({}),
	position({ slug: "two", country: "SA", level: "entry" }),
	position({ slug: "three", function: "training", country: "SA" }),
];

test.for<[string, object]>([
	["", {}],
	["?country=SA", { country: "SA" }],
	["?country=SA&level=entry&utm_source=x", { country: "SA", level: "entry" }],
	["?country=XX&function=training", { function: "training" }],
	["?country=%3Cscript%3E", {}],
	["?country=&level=", {}],
])("the query string %s is read as the filter %o", ([search, filter]) => {
	expect(readFilter(search, positions)).toEqual(filter);
});

test("each criterion of a filter narrows the list of positions", () => {
	const slugs = (filter: object) =>
		choosePositions(positions, filter).map(({ slug }) => slug);
	expect(slugs({})).toEqual(["one", "two", "three"]);
	expect(slugs({ country: "SA" })).toEqual(["two", "three"]);
	expect(slugs({ country: "SA", function: "training" })).toEqual(["three"]);
	expect(slugs({ country: "AE", level: "entry" })).toEqual([]);
});

test("a position is open through its closing date, and indefinitely without one", () => {
	const closes = { iso: "2027-01-31", text: "" };
	expect(isOpen({ closes }, "2027-01-31")).toBe(true);
	expect(isOpen({ closes }, "2027-02-01")).toBe(false);
	expect(isOpen({}, "2099-01-01")).toBe(true);
});

test("the positions that close soonest come first, and those without a closing day last", () => {
	const closing = (slug: string, iso: string) =>
		position({ slug, closes: { iso, text: "" } });
	const listed = sortByClosing([
		closing("late", "2027-02-10"),
		position({ slug: "open" }),
		closing("soon", "2026-12-31"),
		closing("next", "2027-01-10"),
	]);
	expect(listed.map(({ slug }) => slug)).toEqual([
		"soon",
		"next",
		"late",
		"open",
	]);
});
