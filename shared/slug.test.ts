import { expect, test } from "vitest";
import messages from "../locales/en-US/common.json" with { type: "json" };
import { industries, industryItems } from "./pages/industries.ts";
import { serviceFamilies } from "./pages/services.ts";
import { slugify } from "./slug.ts";

test.each([
	["About", "about"],
	["Oil & Gas", "oil-gas"],
	["Oil&Gas", "oil-gas"],
	["Healthcare & Life Sciences", "healthcare-life-sciences"],
	["Key Roles We Fill", "key-roles-we-fill"],
	["Frequently asked questions?", "frequently-asked-questions"],
	["Don't stop", "dont-stop"],
	["a/b\\c", "abc"],
	["100% remote", "100-remote"],
	["well-known", "well-known"],
	["a  \t\n b", "a-b"],
	["a - b", "a-b"],
	["  padded  ", "padded"],
	["& Co.", "co"],
	["Señor", "seor"],
	["中文", ""],
	["<script>", "script"],
	["..", ""],
	["-", ""],
	["&&&", ""],
	["", ""],
])("the slug of %j is %j", (name, expected) => {
	expect(slugify(name)).toBe(expected);
	expect(slugify(expected)).toBe(expected);
});

test.each([
	["industries", industries, messages.names.industries],
	["industry items", industryItems, messages.names.industryItems],
	["service families", serviceFamilies, messages.names.services],
])(
	"the slugs of the %s are those of their English names",
	(_, slugs, names) => {
		const byName = new Map<string, string>(
			Object.entries(names).map(([slug, name]) => [slug, slugify(name)]),
		);
		for (const slug of slugs) expect(byName.get(slug)).toBe(slug);
	},
);
