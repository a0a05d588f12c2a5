import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { themes } from "../../shared/themes.ts";
import { contrastOf, listContrastFaults, readThemeTokens } from "./contrast.ts";
import { listColorPairs } from "./contrast-pairs.ts";

const client = path.resolve(import.meta.dirname, "../../client");
const tokensSheet = await readFile(
	path.join(client, "styles/tokens.css"),
	"utf8",
);
const tokens = readThemeTokens(tokensSheet);
const sheets = await Promise.all(
	(await Array.fromAsync(glob("**/*.css", { cwd: client }))).map((file) =>
		readFile(path.join(client, file), "utf8"),
	),
);

test("every theme defines the same color tokens", () => {
	expect([...tokens.keys()].sort()).toEqual([...themes].sort());
	const names = [...(tokens.get("blueWhite")?.keys() ?? [])];
	for (const group of [
		"primary",
		"text",
		"background",
		"border",
		"button",
		"accent",
	])
		expect(names).toContain(`--${group}`);
	for (const own of tokens.values()) expect([...own.keys()]).toEqual(names);
});

test("every theme has its own shadow, darker in dark mode", () => {
	const shadows = [
		...tokensSheet.matchAll(
			/--shadow: [^;]*light-dark\(#(\w{8}), #(\w{8})\);/g,
		),
	];
	const alphas = shadows.map((shadow) =>
		shadow.slice(1).map((color) => Number.parseInt(color.slice(6), 16)),
	);
	expect(alphas).toHaveLength(themes.length);
	expect(new Set(shadows.map(([text]) => text)).size).toBe(themes.length);
	for (const [light = 0, dark = 0] of alphas)
		expect(dark).toBeGreaterThan(light);
});

test.each(themes)(
	"%s has sufficient contrast for every color pair in use, in light and dark mode",
	(name) => {
		const pairs = sheets.flatMap(listColorPairs);
		expect(pairs.length).toBeGreaterThan(100);
		expect(listContrastFaults(tokens.get(name) ?? new Map(), pairs)).toEqual(
			[],
		);
	},
);

test.each([
	["#000000", "#ffffff", 21],
	["#ffffff", "#ffffff", 1],
	["#777777", "#ffffff", 4.48],
	["#ffffff", "#0000ff", 8.59],
])("%s and %s have a contrast ratio of %d", (one, other, contrast) => {
	expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
	expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
});

test.each([
	[
		"text alone meets all page backgrounds",
		".a { color: var(--text) }",
		[
			"--text on --background 4.5",
			"--text on --surface 4.5",
			"--text on --sunken 4.5",
		],
	],
	[
		"text on its own background meets that",
		".a { background: var(--button); color: var(--on-button); &:hover { background: var(--button-strong) } }",
		["--on-button on --button 4.5", "--on-button on --button-strong 4.5"],
	],
	[
		"text within a box meets the box's background",
		"@layer x { .a { background: var(--surface); /* } */ p { color: var(--text) } } }",
		["--text on --surface 4.5"],
	],
	[
		"a border that is not decorative has to be seen",
		".a { border: 1px solid var(--border) } .b { border-block-end: 1px solid var(--accent) }",
		[
			"--accent on --background 3",
			"--accent on --surface 3",
			"--accent on --sunken 3",
		],
	],
	[
		"a color that is no token is found",
		".a { background: var(--surface); color: #777 }",
		["#777 on --surface 4.5"],
	],
	[
		"lengths are no colors",
		".a { border-radius: var(--radius); background: none }",
		[],
	],
])("%s", (_, css, pairs) => {
	expect(
		listColorPairs(css).map(
			({ foreground, background, minimum }) =>
				`${foreground} on ${background} ${minimum}`,
		),
	).toEqual(pairs);
});

test("color pairs with too little contrast and unknown colors are reported", () => {
	const tokens = readThemeTokens(
		':root,[data-theme="a"] { --text: light-dark(#777777, #ffffff); --background: light-dark(#ffffff, #000000) }',
	);
	const pair = (foreground: string) => ({
		foreground,
		background: "--background",
		minimum: 4.5,
		selector: ".x",
	});
	expect(
		listContrastFaults(tokens.get("a") ?? new Map(), [
			pair("--text"),
			pair("--nope"),
		]),
	).toEqual([
		".x: --text on --background, light: 4.48 of 4.5",
		".x: --nope on --background: not a color of the theme",
	]);
});
