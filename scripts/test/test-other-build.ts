import { cp, glob, writeFile } from "node:fs/promises";
import path from "node:path";
import { brandData } from "../../shared/brand-data.ts";
import { localeCodes } from "../../shared/locales.ts";
import { brandSchema } from "../rebrand/firm-schema.ts";
import { readFirm } from "../rebrand/read-firm.ts";
import { stringifyBrand } from "../rebrand/stringify-brand.ts";
import { testFirm } from "../rebrand/test-firm.ts";
import { inPluralForms } from "../validate/plural-forms.ts";
import { cachedBuild } from "./test-build.ts";
import { editFile } from "./test-edit-file.ts";
import { buildCopy } from "./test-next-build.ts";

const own = brandSchema.parse(brandData);
const { offices: _, ...other } = readFirm(own, testFirm);

/** This site's firm, and that of {@link testOtherBuild}. */
export const firms = { own, other };

/**
 * The folder of a build of another firm's site, with a third language and one more page: changes
 * that do not touch each other, in one build.
 */
export function testOtherBuild(): Promise<string> {
	return cachedBuild("other", (outdir) =>
		buildCopy(outdir, async (copy) => {
			await editFile(path.join(copy, "shared/brand-data.ts"), () =>
				stringifyBrand(other),
			);
			await addPage(copy);
			await addArabic(copy);
		}),
	);
}

/** Arabic has six plural forms (CLDR). */
const positionCounts = {
	count_zero: "لا وظائف شاغرة",
	count_one: "وظيفة شاغرة واحدة",
	count_two: "وظيفتان شاغرتان",
	count_few: "{{count}} وظائف شاغرة",
	count_many: "{{count}} وظيفة شاغرة",
	count_other: "{{count}} وظيفة شاغرة",
};

const arabicPhrases = `	"ar-AE": {
		numerals: [],
		offices: (number) => \`\${number} مكاتب\`,
		list: (names) => new Intl.ListFormat("ar-AE").format(names),
		address: (lines, postalBox) => [...lines, postalBox].join("، "),
	},
`;

/** Adds a page right below the home page: one row, and its name and text in each language. */
async function addPage(copy: string): Promise<void> {
	await editFile(path.join(copy, "shared/routes.ts"), (source) =>
		source.replace(
			"\taccessibility: {",
			`	trial: { path: "/trial", layout: "default", page: "ContentPage", copy: ["trial", "page"], label: "pages.trial" },\n$&`,
		),
	);
	for (const locale of localeCodes) {
		const folder = path.join(copy, "locales", locale);
		await editFile(path.join(folder, "common.json"), (text) =>
			text.replace('"pages": {', '$& "trial": "Trial",'),
		);
		const text = path.join(folder, "trial.json");
		await cp(path.join(folder, "privacy.json"), text);
		// No two pages may have the same title or description.
		await editFile(text, (source) =>
			source.replace(/("(?:title|description)": ".*)."/g, '$1"'),
		);
	}
}

/**
 * Adds Arabic of the Emirates, since the project may already have plain Arabic: an entry in the
 * registry, a folder of messages, and its words in the files that all languages share.
 */
async function addArabic(copy: string): Promise<void> {
	await editFile(path.join(copy, "shared/locales.ts"), (source) =>
		source.replace(
			"} as const satisfies Record",
			`	"ar-AE": { label: "العربية", prefix: "/ar-AE", dir: "rtl", language: "ar", openGraph: "ar_AE" },\n} as const satisfies Record`,
		),
	);
	await editFile(path.join(copy, "shared/brand-data.ts"), (source) =>
		source.replace("\tname: {", '$& "ar-AE": "ليانوان للاستشارات",'),
	);
	await editFile(path.join(copy, "scripts/content/brand-words.ts"), (source) =>
		source.replace("} satisfies Record", `${arabicPhrases}$&`),
	);
	const search = path.join(copy, "server/search");
	await writeFile(
		path.join(search, "visitor-words.ar-AE.json"),
		JSON.stringify({ "/accessibility": "برل" }),
	);
	await editFile(path.join(search, "visitor-words.ts"), (source) =>
		source
			.replace(
				"import english",
				'import arabic from "./visitor-words.ar-AE.json" with { type: "json" };\n$&',
			)
			.replace('{ "en-US": english', '{ "ar-AE": arabic, "en-US": english'),
	);
	const folder = path.join(copy, "locales/ar-AE");
	await cp(path.join(copy, "locales/en-US"), folder, { recursive: true });
	for await (const file of glob(path.join(folder, "*.json")))
		await editFile(file, (text) =>
			JSON.stringify(
				JSON.parse(text, (_, value) =>
					isTree(value)
						? Object.fromEntries(
								inPluralForms(new Map(Object.entries(value)), "ar-AE"),
							)
						: value,
				),
			),
		);
	await change(folder, "about.json", ({ page }) => {
		Object.assign(page, { heading: "من نحن" });
	});
	await change(folder, "positions.json", (messages) => {
		Object.assign(messages, positionCounts);
	});
	for (const name of ["facts.json", "hiring-law.json", "guides.json"])
		await editFile(path.join(copy, "locales", name), (text) =>
			JSON.stringify(
				JSON.parse(text, (_, value) =>
					value?.["en-US"] ? { ...value, "ar-AE": value["en-US"] } : value,
				),
			),
		);
}

async function change(
	folder: string,
	name: string,
	act: (messages: { page: object }) => void,
): Promise<void> {
	await editFile(path.join(folder, name), (text) => {
		const messages = JSON.parse(text);
		act(messages);
		return JSON.stringify(messages);
	});
}

function isTree(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
