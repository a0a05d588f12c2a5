import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { readSoundContent } from "../content/read-content.ts";
import { say } from "../words/words.ts";
import { listHiringLawFaults } from "./hiring-law-faults.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { hiringLaw } = await readSoundContent(root, localeCodes);
const laws = hiringLaw.entries;

test("a hiring model may be offered only in countries whose law is known to allow it", () => {
	const offer = (countries: readonly string[]) => ({
		models: [{ id: "temporary", text: "The agency employs.", countries }],
	});
	expect(listHiringLawFaults(offer(["ae", "sa"]), laws)).toEqual([]);
	expect(listHiringLawFaults(offer(["ae", "kw"]), laws)).toEqual([
		{
			path: ["models", 0],
			message: say("faults.unlawful", { model: "temporary", country: "kw" }),
		},
	]);
});

test("an employer of record without countries counts as offered in every country", () => {
	const faults = listHiringLawFaults(
		{ model: { id: "employerOfRecord", text: "The provider employs." } },
		laws,
	);
	expect(faults).toContainEqual({
		path: ["model"],
		message: say("faults.unlawful", {
			model: "employerOfRecord",
			country: "ae",
		}),
	});
	expect(faults).toHaveLength(laws.length);
});

test("an offer of recruitment in China is a fault", () => {
	expect(
		listHiringLawFaults(
			{ id: "recruitment", text: "We search.", countries: ["cn"] },
			laws,
		),
	).toHaveLength(1);
});
