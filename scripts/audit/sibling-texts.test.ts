import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { industries } from "../../shared/pages/industries.ts";
import { readSoundContent } from "../content/read-content.ts";
import { listSiblingTexts } from "./sibling-texts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { locales } = await readSoundContent(root, localeCodes);

test.each(locales)(
	"the audit compares the texts of all industries, articles and positions in $locale",
	(sources) => {
		const { groups, names } = listSiblingTexts(sources);
		const count = (kind: string) =>
			groups.filter((group) => group.kind === kind).length;
		expect(count("pages of one industry")).toBeGreaterThanOrEqual(
			industries.length,
		);
		expect(count("pages of one service")).toBeGreaterThan(5);
		const { articles, positions } = sources.content;
		expect(groups.slice(-2).map(({ passages }) => passages.length)).toEqual([
			articles.length,
			positions.length,
		]);
		for (const { passages } of groups)
			for (const { paragraphs } of passages)
				expect(paragraphs.length).toBeGreaterThan(1);
		expect(names).toContain(sources.content.offices[0]?.fields.name);
	},
);
