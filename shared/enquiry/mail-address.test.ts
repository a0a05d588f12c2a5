import fc from "fast-check";
import { expect, test } from "vitest";
import { plainSigns } from "../plain-text.ts";
import { comparedAddress, keptAddress } from "./mail-address.ts";

/** Like a database that only folds ASCII letters. */
const lower = (text: string) =>
	text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

test.each([
	["Li.Wei@Example.com", "Li.Wei@Example.com"],
	["MÜLLER@Ä.example", "MüLLER@ä.example"],
	["ＡＢ@example.com", "AB@example.com"],
])("the email address %s is stored as %s", (address, kept) => {
	expect(keptAddress(address)).toBe(kept);
	expect(keptAddress(kept)).toBe(kept);
});

test("an overlong text is cut before it is normalized, which takes quadratic time", () => {
	const marks = "\u0315\u0300".repeat(3000);
	expect(plainSigns(`x${marks}`)).toHaveLength(2000);
	expect(keptAddress(`x${marks}@b.example`).length).toBeGreaterThan(254);
});

test("a stored email address is found in any letter case and normalization", () => {
	const words = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.string({
			unit: fc.constantFrom(...Array.from("aAΣσςİıÜüß\u0323\u0307ＡǅﬁK")),
		}),
	);
	fc.assert(
		fc.property(words, (word) => {
			const address = `x${word}@example.com`;
			const kept = lower(keptAddress(address));
			expect(comparedAddress(address)).toBe(kept);
			expect(comparedAddress(keptAddress(address))).toBe(kept);
		}),
	);
});
