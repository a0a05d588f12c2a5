import { expect, test } from "vitest";
import messages from "../../locales/en-US/common.json" with { type: "json" };
import {
	aerospaceItems,
	chemicalsItems,
	industries,
	industryItems,
	specialIndustries,
} from "../../shared/pages/industries.ts";
import type { Route } from "../../shared/pages/route.ts";
import {
	recruitmentItems,
	serviceChildren,
	serviceFamilies,
	serviceItems,
} from "../../shared/pages/services.ts";
import { routes } from "../../shared/routes.ts";
import { slugify } from "./slug.ts";

test.each([
	["About", "about"],
	["Oil & Gas", "oil-gas"],
	["Healthcare & Life Sciences", "healthcare-life-sciences"],
	["Key Roles We Fill", "key-roles-we-fill"],
	["Don't stop", "dont-stop"],
	["a/b\\c", "abc"],
	["a  \t\n b", "a-b"],
	["  padded  ", "padded"],
	["Señor", "seor"],
	["中文", ""],
	["-", ""],
	["", ""],
])("slugify turns %j into %j", (name, expected) => {
	expect(slugify(name)).toBe(expected);
	expect(slugify(expected)).toBe(expected);
});

/** Slugs of pages that have a different name. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
	services: ["global", "services", "organizational"],
	recruitmentItems: ["executive-search"],
};

test.each([
	["industries", [...industries, ...specialIndustries]],
	["industryItems", [...industryItems, ...aerospaceItems, ...chemicalsItems]],
	["services", [...serviceFamilies, ...serviceChildren]],
	["serviceItems", serviceItems],
	["recruitmentItems", recruitmentItems],
] as const)(
	"the slugs of %s derive from their English names, except for the known exceptions",
	(group, slugs) => {
		const names = new Map<string, string>(
			Object.entries(messages.names[group]),
		);
		expect(
			slugs.filter((slug) => slugify(names.get(slug) ?? "") !== slug),
		).toEqual(exceptions[group] ?? []);
	},
);

test("every part of a URL path is a valid slug, except for four capitalized names", () => {
	const parts = Object.values<Route>(routes).flatMap(
		({ path, params = {}, anchors = [], places = [] }) => [
			...path.split("/").filter((part) => !/^:|^$/.test(part)),
			...Object.values(params).flat(),
			...anchors,
			...places,
		],
	);
	expect(parts.length).toBeGreaterThan(100);
	expect([...new Set(parts)].filter((part) => slugify(part) !== part)).toEqual([
		"Home",
		"Components",
		"ExpertiseSection",
		"TestimonialsSection",
	]);
});
