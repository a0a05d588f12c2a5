import { expect, test } from "vitest";
import { allowsPrefetch } from "./connection.ts";
import { leadsElsewhere } from "./watch-links.ts";

const origin = "https://site.example";
const current = `${origin}/en-US/about?from=x#core-values`;
const plain = { target: "" };

test.each(["/en-US/careers", "/about", "/en-US", "/en-US/login?code=401"])(
	"a link to %s leads to another address",
	(path) => {
		expect(leadsElsewhere({ ...plain, href: origin + path }, current)).toBe(
			true,
		);
	},
);

test.each([
	["the page that is shown", { href: `${origin}/en-US/about` }],
	["the page with another query", { href: `${origin}/en-US/about?y` }],
	["a section of it", { href: `${origin}/en-US/about#core-values` }],
	["a section of another page", { href: `${origin}/en-US/careers#life-at` }],
	["the top", { href: `${origin}/en-US/about#` }],
	["another site", { href: "https://other.example/en-US/careers" }],
	["another port", { href: "https://site.example:8443/en-US/careers" }],
	["a mail address", { href: "mailto:hello@site.example" }],
	["nothing", { href: "" }],
	["a new tab", { href: `${origin}/en-US/careers`, target: "_blank" }],
	["another frame", { href: `${origin}/en-US/careers`, target: "side" }],
])("a link to %s does not", (_, link) => {
	expect(leadsElsewhere({ ...plain, ...link }, current)).toBe(false);
});

test.each([
	[{}, true],
	[{ connection: {} }, true],
	[{ connection: { effectiveType: "4g", saveData: false } }, true],
	[{ connection: { effectiveType: "3g" } }, true],
	[{ connection: { effectiveType: "2g" } }, false],
	[{ connection: { effectiveType: "slow-2g" } }, false],
	[{ connection: { effectiveType: "4g", saveData: true } }, false],
])("%o allows prefetching: %s", (navigator, expected) => {
	expect(allowsPrefetch(navigator)).toBe(expected);
});
