import fc from "fast-check";
import { expect, test } from "vitest";
import { negotiateLocale } from "./accept-language.ts";
import { isLocale, type Locale, localeCodes, locales } from "./locales.ts";

const runs = { seed: 16, numRuns: 2000 };

const preferred = fc.constantFrom(...localeCodes);
const language = fc.constantFrom(
	"zh",
	"en",
	"*",
	"fr",
	"ar",
	"z",
	"enx",
	"zho",
);
const subtags = fc.constantFrom("", "-CN", "-Hant-TW", "-US", "-x1", "-419");
/** In thousandths, and unique within a header, so that there are no ties. */
const weights = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), {
	minLength: 1,
	maxLength: 8,
});

interface Range {
	readonly tag: string;
	readonly thousandths: number;
}

const ranges = weights.chain((all) =>
	fc.tuple(
		...all.map((thousandths) =>
			fc.tuple(language, subtags).map(([primary, more]) => ({
				tag: primary === "*" ? "*" : primary + more,
				thousandths,
			})),
		),
	),
);

function format(given: readonly Range[]): string {
	return given
		.map(
			({ tag, thousandths }) => `${tag};q=${(thousandths / 1000).toFixed(3)}`,
		)
		.join(",");
}

/** A direct transcription of RFC 9110: the locale with the greatest weight above zero. */
function expected(given: readonly Range[]): Locale | undefined {
	const primary = ({ tag }: Range) => tag.split("-")[0]?.toLowerCase();
	const weightOf = (code: Locale): number => {
		const named = given.filter(
			(range) => primary(range) === locales[code].language,
		);
		const asked =
			named.length > 0 ? named : given.filter(({ tag }) => tag === "*");
		return Math.max(0, ...asked.map(({ thousandths }) => thousandths));
	};
	const [best] = localeCodes
		.map((code) => ({ code, weight: weightOf(code) }))
		.filter(({ weight }) => weight > 0)
		.toSorted((a, b) => b.weight - a.weight);
	return best?.code;
}

/** Locales matched only by `*` have equal weights, so the preferred one wins. */
function isByWildcard(given: readonly Range[], code: Locale): boolean {
	return !given.some(({ tag }) => tag.split("-")[0] === locales[code].language);
}

test("the locale with the greatest weight wins, as RFC 9110 requires", () => {
	fc.assert(
		fc.property(ranges, preferred, (given, own) => {
			const found = negotiateLocale(format(given), own);
			const wanted = expected(given);
			const isTie =
				wanted && [wanted, own].every((code) => isByWildcard(given, code));
			expect(found).toBe(isTie ? own : wanted);
		}),
		runs,
	);
});

test("order, case, white space, and malformed members do not change the negotiated locale", () => {
	const noise = fc.constantFrom(
		"",
		" ",
		"en;q=2",
		"zh;q=",
		"zh;q=0.5;q=1",
		"q=1",
		"en_US",
		"zh;p=1",
		";",
		"=",
		"en;q=0.1234",
		"zh;q=-1",
		"en;q=1.001",
		"中文",
	);
	const space = fc.constantFrom("", " ", "\t", "  ");
	fc.assert(
		fc.property(
			ranges.chain((given) =>
				fc.record({
					given: fc.constant(given),
					shuffled: fc.shuffledSubarray([...given], {
						minLength: given.length,
					}),
					isLoud: fc.boolean(),
					noise: fc.array(noise, { maxLength: 6 }),
					space,
				}),
			),
			preferred,
			({ given, shuffled, isLoud, noise: garbage, space: gap }, own) => {
				const text = format(shuffled)
					.replaceAll(/([,;=])/g, `${gap}$1${gap}`)
					.concat(",", garbage.join(","));
				const header = isLoud ? text.toUpperCase() : text;
				expect(negotiateLocale(header, own)).toBe(
					negotiateLocale(format(given), own),
				);
			},
		),
		runs,
	);
});

test("any header yields a supported locale or none", () => {
	const member = fc.string({ unit: "binary-ascii", maxLength: 20 });
	fc.assert(
		fc.property(fc.array(member, { maxLength: 400 }), preferred, (all, own) => {
			const found = negotiateLocale(all.join(","), own);
			expect(found === undefined || isLocale(found)).toBe(true);
		}),
		{ ...runs, numRuns: 300 },
	);
});
