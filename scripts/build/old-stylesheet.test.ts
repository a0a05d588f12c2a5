import { readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";
import postcss from "postcss";
import { expect, test } from "vitest";
import { readAssetManifest } from "../../server/files/asset-manifest.ts";
import { testBuild } from "../test/test-build.ts";
import { lowerStylesheet } from "./old-stylesheet.ts";

const dist = await testBuild("production");
const assets = await readAssetManifest(path.join(dist, "manifest.json"));
const readClient = (address: string) =>
	readFile(path.join(dist, "client", address), "utf8");

test("lowered styles keep the cascade layer order regardless of selector specificity", async () => {
	const css = await lowerStylesheet(
		"@layer a,b;@layer b{p{top:1px}}@layer a{#i{top:2px}}i{top:3px}",
	);
	expect(css).toBe(
		"#i{top:2px}p:not(#\\#):not(#\\#){top:1px}i:not(#\\#):not(#\\#):not(#\\#):not(#\\#){top:3px}",
	);
});

test.each([
	["nesting", "a{top:1px;&:hover{top:2px}}", "a{top:1px}a:hover{top:2px}"],
	["lists of selectors", ":is(a,b) i{top:0}", "a i,b i{top:0}"],
	["lists of negations", "a:not(.b,.c){top:0}", "a:not(.b):not(.c){top:0}"],
	[
		"negations of what it does not know",
		"a:not(:focus-within,:has(b:active)) i{top:0}",
		"a:not(:focus-within) i{top:0}",
	],
	["sides", "a{inset:1px auto}", "a{top:1px;right:auto;bottom:1px;left:auto}"],
	[
		"sides by the flow of text",
		"a{margin-inline:var(--a) 0}",
		"a{margin-inline-start:var(--a);margin-inline-end:0}",
	],
	[
		"borders by the flow of text",
		"a{border-block:1px solid red}",
		"a{border-block-start:1px solid red;border-block-end:1px solid red}",
	],
	[
		"parts of the screen",
		"a{height:calc(100dvb - 1px)}",
		"a{height:calc(100vh - 1px)}",
	],
	[
		"ranges",
		"@media (width>=9px){a{top:0}}",
		"@media (min-width:9px){a{top:0}}",
	],
	["what is without scripts", "@media (scripting:none){a{top:0}}", "a{top:0}"],
	[
		"what is with scripts",
		"@media (scripting:enabled){a{display:none}}",
		"@media (scripting:enabled){a{display:revert}}",
	],
	["unknown selectors", "a:has(b),i{top:0}", "i{top:0}a:has(b){top:0}"],
])("lowerStylesheet rewrites %s for Chromium 86", async (_, css, lowered) => {
	expect(await lowerStylesheet(css)).toBe(lowered);
});

test("the old stylesheet contains nothing that makes Chromium 86 drop a rule or a value", async () => {
	const css = await readClient(assets.oldStylesheet);
	const faults: string[] = [];
	const root = postcss.parse(css);
	root.walkAtRules((rule) => {
		if (
			!/^(media|supports|font-face|keyframes|page|container)$/.test(rule.name)
		)
			faults.push(`@${rule.name} ${rule.params}`);
	});
	root.walkRules(({ selector, selectors, parent }) => {
		const isUnknown = /:has\(|:dir\(|::details-content/.test(selector);
		const isLowered = !/&|:is\(|:where\(/.test(selector);
		// An unknown selector must not share a rule with others, which would be dropped, too.
		if (isUnknown ? selectors.length > 1 : !isLowered) faults.push(selector);
		if (/:not\([^()]*,/.test(selector)) faults.push(selector);
		if (parent?.type === "rule") faults.push(`nested ${selector}`);
	});
	root.walkDecls(({ prop, value }) => {
		if (
			/^inset|^(margin|padding|border)-(inline|block)$/.test(prop) ||
			/light-dark|color-mix|oklch|\d[dsl]v[hwbi]\b/.test(value)
		)
			faults.push(`${prop}: ${value}`);
	});
	expect(faults).toEqual([]);
	expect(css.length).toBeGreaterThan(50_000);
});

test("Chromium 86 can parse the start script, which loads the old stylesheet when support is missing", async () => {
	const source = await readClient(assets.startScript);
	const [oldest, newest] = await Promise.all(
		["es2020", "esnext"].map((target) => transform(source, { target })),
	);
	expect(oldest?.code).toBe(newest?.code);
	const links: object[] = [];
	const run = new Function("CSS", "document", source);
	run(
		{ supports: () => false },
		{
			createElement: (name: string) => ({ name }),
			currentScript: { dataset: { rel: "stylesheet", href: "/old.css" } },
			head: { append: (link: object) => links.push(link) },
		},
	);
	expect(links).toEqual([
		{ name: "link", rel: "stylesheet", href: "/old.css" },
	]);
});

// WCAG 2.2, 1.3.4. axe-core would fetch all styles of each page to check this.
test.each(["stylesheet", "staffStylesheet"] as const)(
	"the %s has no media query for screen orientation",
	async (name) => {
		expect(await readClient(assets[name])).not.toMatch(/orientation\s*:/);
	},
);
