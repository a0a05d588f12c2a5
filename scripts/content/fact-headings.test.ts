import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";

const file = path.resolve(import.meta.dirname, "../../locales/facts.json");
type Localized = string | Record<string, string>;
const facts: readonly { id: string; value: Localized; text: Localized }[] =
	JSON.parse(await readFile(file, "utf8"));

const read = (text: Localized, locale: string) =>
	typeof text === "string" ? text : (text[locale] ?? "");

test.each(localeCodes)(
	"%s: a fact's heading says what its figure or date is about",
	(locale) => {
		expect(facts.length).toBeGreaterThan(40);
		const bare = facts
			.map(({ value }) => read(value, locale))
			// Two words besides figures, months, currencies and units.
			.filter(
				(value) =>
					!/\p{Script=Han}{2}/u.test(value) &&
					(value
						.replace(/\b(?:[A-Z]{3}|Jan|Sep|Nov|days?|months?)\b/g, "")
						.match(/\p{L}{3,}/gu)?.length ?? 0) < 2,
			);
		expect(bare).toEqual([]);
	},
);

test.each(localeCodes)(
	"%s: a fact's text does not begin with a country and a colon, which stand above it",
	(locale) => {
		const prefix =
			/^(?:UAE|Saudi Arabia|Qatar|Oman|Bahrain|Kuwait|China|阿联酋|沙特|卡塔尔|阿曼|巴林|科威特|中国)[:：]/;
		const told = facts.map(({ text }) => read(text, locale));
		expect(told.filter((text) => prefix.test(text))).toEqual([]);
	},
);
