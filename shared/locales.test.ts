import { expect, test } from "vitest";
import {
	defaultLocale,
	isLocale,
	type Locale,
	localeCodes,
	locales,
	localizePath,
	splitLocale,
	unprefixedLocale,
} from "./locales.ts";

test("Chinese has no path prefix, and English is the default locale", () => {
	expect(localeCodes.slice(0, 2)).toEqual(["zh-CN", "en-US"]);
	expect(unprefixedLocale).toBe("zh-CN");
	expect(defaultLocale).toBe("en-US");
	expect(locales["zh-CN"].prefix).toBe("");
	expect(locales["en-US"].prefix).toBe("/en-US");
});

test("each locale is labeled in its own language", () => {
	expect(locales["zh-CN"].label).toBe("中文");
	expect(locales["en-US"].label).toBe("English");
});

test("exactly one locale has no prefix, and the others' prefixes are their codes", () => {
	const prefixes = localeCodes.map((code) => locales[code].prefix);
	expect(prefixes.filter((prefix) => prefix === "")).toHaveLength(1);
	for (const code of localeCodes)
		expect(["", `/${code}`]).toContain(locales[code].prefix);
});

test.each([
	["zh-CN", true],
	["en-US", true],
	["zh-cn", false],
	["en-US ", false],
	["", false],
	["__proto__", false],
	[undefined, false],
	[["en-US"], false],
	[{ toString: (): string => "en-US" }, false],
])("%j is a known locale: %s", (value, expected) => {
	expect(isLocale(value)).toBe(expected);
});

test.each<[path: string, locale: Locale, rest: string]>([
	["/", "zh-CN", "/"],
	["/about", "zh-CN", "/about"],
	["/en-US", "en-US", "/"],
	["/en-US/", "en-US", "/"],
	["/en-US/about", "en-US", "/about"],
	["/en-US//about", "en-US", "//about"],
	["/en-USA", "zh-CN", "/en-USA"],
	["/en-us/about", "zh-CN", "/en-us/about"],
	["/zh-CN/about", "zh-CN", "/zh-CN/about"],
	["/about/en-US", "zh-CN", "/about/en-US"],
	["/en-US%2Fabout", "zh-CN", "/en-US%2Fabout"],
])(
	"the path %s is in the locale %s, where its path is %s",
	(path, locale, rest) => {
		expect(splitLocale(path)).toEqual({ locale, rest });
	},
);

test.each<[path: string, locale: Locale, expected: string]>([
	["/", "zh-CN", "/"],
	["/", "en-US", "/en-US"],
	["/about", "zh-CN", "/about"],
	["/about", "en-US", "/en-US/about"],
])(
	"the path %s in the locale %s has the address %s",
	(path, locale, expected) => {
		expect(localizePath(path, locale)).toBe(expected);
		expect(splitLocale(expected)).toEqual({ locale, rest: path });
	},
);
