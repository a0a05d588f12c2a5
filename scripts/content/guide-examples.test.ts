import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import {
	computeGratuity,
	type GratuityInput,
} from "../../shared/calculators/end-of-service.ts";
import { localeCodes } from "../../shared/locales.ts";

const texts = path.resolve(import.meta.dirname, "../../locales");
const seven = { start: "2019-01-01", end: "2025-12-31" };

test.for<[string, Omit<GratuityInput, "ending">]>([
	["united-arab-emirates", { country: "ae", wage: 9000, ...seven }],
	["saudi-arabia", { country: "sa", wage: 10_000, ...seven }],
	["kuwait", { country: "kw", wage: 780, ...seven }],
	["qatar", { country: "qa", wage: 6000, ...seven, start: "2020-01-01" }],
	[
		"oman",
		{ country: "om", wage: 400, start: "2019-07-26", end: "2026-07-25" },
	],
	[
		"bahrain",
		{ country: "bh", wage: 500, start: "2021-03-01", end: "2026-02-28" },
	],
])(
	"the worked example of gratuity in the guide to %s is what the calculator gives for %o",
	async ([slug, input]) => {
		const { amount } = computeGratuity({ ...input, ending: "ended" });
		const figure = new Intl.NumberFormat("en-US").format(amount);
		for (const locale of localeCodes) {
			const file = path.join(texts, locale, "guides", `${slug}.md`);
			const text = await readFile(file, "utf8");
			expect(text.match(/\d[\d,]*(?:\.\d+)?/g)).toContain(figure);
		}
	},
);
