import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { readSoundContent } from "../content/read-content.ts";
import { listHiringLawFaults } from "./hiring-law-faults.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { hiringLaw } = await readSoundContent(root, localeCodes);
const laws = hiringLaw.entries;

test("a model is offered only where a license for it is known", () => {
	const offer = (countries: readonly string[]) => ({
		models: [{ id: "temporary", text: "The agency employs.", countries }],
	});
	expect(listHiringLawFaults(offer(["ae", "sa"]), laws)).toEqual([]);
	expect(listHiringLawFaults(offer(["ae", "kw"]), laws)).toEqual([
		{
			path: ["models", 0],
			message: "hiring-law.json allows no temporary in kw",
		},
	]);
});

test("an employer of record that names no country claims all of them", () => {
	const faults = listHiringLawFaults(
		{ model: { id: "employerOfRecord", text: "The provider employs." } },
		laws,
	);
	expect(faults).toContainEqual({
		path: ["model"],
		message: "hiring-law.json allows no employerOfRecord in ae",
	});
	expect(faults).toHaveLength(laws.length);
});

test("recruitment inside China for work abroad is no offer of ours", () => {
	expect(
		listHiringLawFaults(
			{ id: "recruitment", text: "We search.", countries: ["cn"] },
			laws,
		),
	).toHaveLength(1);
});
