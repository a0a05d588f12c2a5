import { expect, test } from "vitest";
import {
	chooseTheme,
	defaultTheme,
	formatTheme,
	parseTheme,
	themeCookie,
	themeCookieMaxAge,
	themes,
	withMode,
} from "./themes.ts";

test("the five themes exist, and blue and white is the default", () => {
	expect(themes).toEqual(
		expect.arrayContaining([
			"blackGold",
			"blueWhite",
			"darkGreen",
			"darkRed",
			"earthYellow",
		]),
	);
	expect(defaultTheme).toEqual({ name: "blueWhite" });
});

test("the theme cookie is named theme and lasts 720 hours", () => {
	expect(themeCookie).toBe("theme");
	expect(themeCookieMaxAge).toBe(2_592_000);
});

test.each([
	["blueWhite", { name: "blueWhite" }],
	["darkRed", { name: "darkRed" }],
	["blueWhite.dark", { name: "blueWhite", mode: "dark" }],
	["blackGold.light", { name: "blackGold", mode: "light" }],
	["earthYellow.dark", { name: "earthYellow", mode: "dark" }],
])("the theme cookie %s is parsed as %j", (value, expected) => {
	expect(parseTheme(value)).toEqual(expected);
});

test.each([
	[undefined],
	[""],
	["."],
	["pink"],
	["pink.dark"],
	["BlueWhite"],
	["darkred"],
	["darkRed."],
	["darkRed.Dark"],
	["darkRed.grey"],
	["darkRed.dark.light"],
	["darkRed.dark."],
	[".dark"],
	["dark"],
	[" darkRed"],
	["__proto__"],
	["constructor.dark"],
	['darkRed" onload="x'],
	["j:{}"],
])("the invalid theme cookie %j falls back to blue and white", (value) => {
	expect(parseTheme(value)).toEqual({ name: "blueWhite" });
});

test("every theme and mode survives a round trip through the cookie", () => {
	for (const name of themes) {
		expect(parseTheme(formatTheme({ name }))).toEqual({ name });
		for (const mode of ["light", "dark"] as const)
			expect(parseTheme(formatTheme({ name, mode }))).toEqual({ name, mode });
	}
});

test("formatTheme appends the mode after a dot", () => {
	expect(formatTheme({ name: "blueWhite", mode: "dark" })).toBe(
		"blueWhite.dark",
	);
	expect(formatTheme({ name: "blueWhite" })).toBe("blueWhite");
});

test.each([
	[undefined, undefined, undefined, "blueWhite"],
	["darkRed", "darkGreen", undefined, "darkRed"],
	["darkRed.light", "darkGreen", "true", "darkRed.light"],
	["darkRed", "darkGreen", "true", "darkRed.dark"],
	[undefined, "darkGreen", undefined, "darkGreen"],
	[undefined, "darkGreen", "true", "darkGreen.dark"],
	[undefined, "darkGreen", "false", "darkGreen.light"],
	[undefined, undefined, "true", "blueWhite.dark"],
	["pink", "earthYellow", "1", "earthYellow"],
	["pink.dark", "pink", "TRUE", "blueWhite"],
	["", "", "", "blueWhite"],
])(
	"the cookie %s and local storage's theme %s and dark flag %s yield the theme %s",
	(cookie, name, isDark, expected) => {
		expect(formatTheme(chooseTheme(cookie, name, isDark))).toBe(expected);
	},
);

test("withMode omits an undefined mode", () => {
	expect(withMode("darkRed", "dark")).toEqual({
		name: "darkRed",
		mode: "dark",
	});
	expect(withMode("darkRed", undefined)).toEqual({ name: "darkRed" });
});
