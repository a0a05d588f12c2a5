import { expect, test } from "vitest";
import english from "../locales/en-US/common.json" with { type: "json" };
import { industries, industryItems } from "./industries.ts";
import { serviceFamilies } from "./services.ts";
import { slugify } from "./slug.ts";

test.each([...industries, ...industryItems, ...serviceFamilies])(
	"%s is the slug of its English name",
	(slug) => {
		const { industries: sectors, industryItems: items, services } = english.names;
		const name = Object.entries({ ...sectors, ...items, ...services }).find(([key]) => key === slug)?.[1];
		expect(slugify(name ?? "")).toBe(slug);
	},
);
