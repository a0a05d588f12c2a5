import { expect, test } from "vitest";
import { negotiateLocale } from "./accept-language.ts";
import { type Locale, localeCodes, locales } from "./locales.ts";

const zh = "zh-CN";
const en = "en-US";
const none = localeCodes
	.map((code) => `${locales[code].language};q=0`)
	.join(", ");

// Twenty times what a kilobyte takes on a slow machine, a tenth of what reading everything would.
const quickMs = 20;

test.each<[header: string | undefined, expected: Locale | undefined]>([
	// Nothing requested
	[undefined, undefined],
	["", undefined],
	["   ", undefined],
	[",", undefined],
	[",,, ,", undefined],
	// One range
	["zh", zh],
	["zh-CN", zh],
	["en", en],
	["en-US", en],
	["en-GB", en],
	["en-001", en],
	["fr", undefined],
	["xx-AE", undefined],
	// Scripts, regions and variants of the same language
	["zh-TW", zh],
	["zh-HK", zh],
	["zh-MO", zh],
	["zh-SG", zh],
	["zh-Hans", zh],
	["zh-Hant", zh],
	["zh-Hans-CN", zh],
	["zh-Hant-TW", zh],
	["zh-Hant-HK", zh],
	["zh-cmn-Hans-CN", zh],
	["en-Latn-US", en],
	["en-GB-oxendict", en],
	// A language is its whole primary subtag, not the start of one
	["zha", undefined],
	["eng-fr", undefined],
	["enm", undefined],
	["x-zh", undefined],
	["fr-zh", undefined],
	["i-en", undefined],
	// Case
	["ZH-cn", zh],
	["EN-us", en],
	["eN", en],
	["zH-hANT-tw", zh],
	["fr;Q=1, zh;Q=0.2, en;Q=0.1", zh],
	// Order, with equal weights
	["zh, en", zh],
	["en, zh", en],
	["zh-TW,zh,en-US,en", zh],
	["fr, de, zh, en", zh],
	["en;q=0.8, zh;q=0.8", en],
	["zh;q=0.8, en;q=0.8", zh],
	["zh;q=1, en;q=1.000", zh],
	// Weights
	["en;q=0.5, zh", zh],
	["en;q=0.5, zh;q=0.6", zh],
	["zh;q=0.5, en;q=0.501", en],
	["zh;q=0.5, en;q=0.5, zh-TW;q=0.5", zh],
	["zh;q=0.001", zh],
	["zh;q=0.9, en;q=0.89", zh],
	["zh;q=0.9, en;q=0.", zh],
	["en;q=0.9, zh;q=1.", zh],
	["en-GB;q=0.2, zh;q=0.3, en-AU;q=0.4", en],
	["zh-HK;q=0.9, en;q=0.5, zh;q=0.1", zh],
	["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", en],
	["ja,zh-TW;q=0.9,zh;q=0.8,en-US;q=0.7,en;q=0.6", zh],
	// Not acceptable
	["en;q=0", undefined],
	["zh;q=0", undefined],
	["en;q=0, zh", zh],
	["zh;q=0.000, en;q=0.1", en],
	["zh;q=0, en;q=0", undefined],
	["zh;q=0, fr", undefined],
	// The wildcard
	["*", en],
	["*;q=0.1", en],
	["*;q=0", undefined],
	["fr, *;q=0.1", en],
	["en;q=0, *", zh],
	["zh;q=0, *", en],
	["zh, *;q=0.5", zh],
	["zh;q=0.5, *", en],
	["en;q=0.3, *;q=0.7", zh],
	["zh;q=0.1, *;q=0", zh],
	[`${none}, *`, undefined],
	// Optional white space
	["  zh  ", zh],
	["en ; q=0.5 , zh ; q=0.9", zh],
	["\ten;q=0.1\t,\tzh;q=0.2", zh],
	["en;  q=0.1,zh;q=0.2", zh],
	[", , zh ,, en", zh],
	// Malformed members are ignored, and the others count
	["zh;q=2, en;q=0.1", en],
	["zh;q=1.001, en;q=0.1", en],
	["zh;q=-1, en;q=0.1", en],
	["zh;q=.9, en;q=0.1", en],
	["zh;q=0.1234, en;q=0.1", en],
	["zh;q=0,9, en;q=0.1", en],
	["zh;q=, en;q=0.1", en],
	["zh;q, en;q=0.1", en],
	["zh;, en;q=0.1", en],
	["zh;q=abc, en;q=0.1", en],
	["zh;q=1e0, en;q=0.1", en],
	["zh;q=NaN, en;q=0.1", en],
	["zh;q=Infinity, en;q=0.1", en],
	["zh;level=1, en;q=0.1", en],
	["zh;q=0.9;q=0.8, en;q=0.1", en],
	["zh_CN, en;q=0.1", en],
	["zh-, en;q=0.1", en],
	["-zh, en;q=0.1", en],
	["zh--CN, en;q=0.1", en],
	["zh-toolongsubtag, en;q=0.1", en],
	["zh en, en;q=0.1", en],
	["z h, en;q=0.1", en],
	["**, zh", zh],
	["中文, zh", zh],
	["<script>alert(1)</script>, zh", zh],
	["../../zh, en;q=0.1", en],
	["__proto__, constructor, zh", zh],
	["constructor", undefined],
	["\u0000zh, en;q=0.1", en],
	["q=1", undefined],
	[";q=1", undefined],
])("Accept-Language %j negotiates the locale %j", (header, expected) => {
	expect(negotiateLocale(header, en)).toBe(expected);
});

test.each<[header: string, preferred: Locale, expected: Locale]>([
	["*", zh, zh],
	["*", en, en],
	["fr, *;q=0.3", zh, zh],
	["en;q=0, *", en, zh],
	["zh;q=0, *", zh, en],
	["zh, en", en, zh],
	["en, zh", zh, en],
])(
	"in %j, a wildcard yields to the preferred locale %s, but a named language does not",
	(header, preferred, expected) => {
		expect(negotiateLocale(header, preferred)).toBe(expected);
	},
);

test("a truncated header never counts members with a cut-off weight", () => {
	for (let length = 990; length < 1040; length++) {
		const filler = `en;q=0.5,${"a".repeat(length)}`;
		expect(negotiateLocale(`${filler},zh;q=0.1`, en)).toBe(en);
	}
});

test("the first members of a long header count", () => {
	const long = `zh-TW,en;q=0.5,${"fr;q=0.1,".repeat(1000)}`;
	expect(negotiateLocale(long, en)).toBe(zh);
});

test.each([
	["commas", ","],
	["semicolons", ";"],
	["spaces", " "],
	["tabs", "\t"],
	["hyphens", "-"],
	["letters", "a"],
	["wildcards", "*,"],
	["short ranges", "a,"],
	["subtags", "a-"],
	["weights", "q=0."],
	["zeros", "zh;q=0.0000"],
	["spaced weights", "zh ; q = "],
	["bytes beyond ASCII", "\u00ff\u0080"],
	["parameters", "zh;q=1;"],
])(
	"8 KB of %s name no language and are parsed in the time of their first kilobyte",
	(_, piece) => {
		const header = piece.repeat(Math.ceil(8192 / piece.length)).slice(0, 8192);
		expect(shortestParseMs(header)).toBeLessThan(quickMs);
		expect(negotiateLocale(header, en)).toBe(
			piece.startsWith("*") ? en : undefined,
		);
	},
);

test("a header of any length is parsed in the time of its first kilobyte", () => {
	const header = "zh;q=0.5,".repeat(200_000);
	expect(shortestParseMs(header)).toBeLessThan(quickMs);
});

/** The least of many, without delays from a busy machine. */
function shortestParseMs(header: string): number {
	const durations = Array.from({ length: 30 }, () => {
		const start = performance.now();
		negotiateLocale(header, en);
		return performance.now() - start;
	});
	return Math.min(...durations);
}
