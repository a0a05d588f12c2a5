import { expect, test } from "vitest";
import { allowsPrefetch } from "./connection.ts";
import { findPrefetch } from "./find-prefetch.ts";

const origin = "https://site.example";
const current = `${origin}/en-US/about?from=x#core-values`;
const plain = { target: "" };

test.each([
	["/en-US/careers", "careers", "en-US"],
	["/careers", "careers", "zh-CN"],
	["/about", "about", "zh-CN"],
	["/en-US", "home", "en-US"],
	["/en-US/login?code=401", "login", "en-US"],
	["/industries/oil-gas", "industry", "zh-CN"],
])("a link to %s prefetches page %s in %s", (path, id, locale) => {
	const found = findPrefetch({ ...plain, href: origin + path }, current);
	expect(found?.page.id).toBe(id);
	expect(found?.locale).toBe(locale);
});

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
	["what is no page", { href: `${origin}/robots.txt` }],
	["a page in the wrong case", { href: `${origin}/en-us/careers` }],
	["a page for staff", { href: `${origin}/en-US/desk` }],
	["a new tab", { href: `${origin}/en-US/careers`, target: "_blank" }],
	["another frame", { href: `${origin}/en-US/careers`, target: "side" }],
])("a link to %s is not prefetched", (_, link) => {
	expect(findPrefetch({ ...plain, ...link }, current)).toBeUndefined();
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
