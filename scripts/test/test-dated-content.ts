import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { localeCodes } from "../../shared/locales.ts";
import { editFile } from "./test-edit-file.ts";

/** A marker in every text that is not public: it must not appear in any response. */
export const marker = "qzvkw";

/** The first and the last public day of scheduled content. */
export const publishOn = "2030-03-10";
export const expiresOn = "2030-03-12";

const kinds = {
	article: { folder: "articles", model: "which-hiring-model-fits" },
	position: { folder: "positions", model: "consultant-china-desk" },
} as const;

const terms = {
	draft: "draft: true",
	scheduled: `publishOn: ${publishOn}\nexpiresOn: ${expiresOn}`,
} as const;

/** The path, without a locale, of an article or vacancy that is not public at all times. */
export function datedPath(
	kind: keyof typeof kinds,
	term: keyof typeof terms,
): string {
	const parent = kind === "article" ? "/insights" : "/careers";
	return `${parent}/${slugOf(kind, term)}`;
}

/** A vacancy's reference. */
export function datedReference(term: keyof typeof terms): string {
	return `QZ-2611-0${term === "draft" ? 1 : 2}`;
}

/**
 * Adds content to a copy of the sources, in all languages: an article and a vacancy as drafts,
 * another of each that is public for three days, and a fact with the same days. Links the article
 * from a text and a list.
 */
export async function addDatedContent(copy: string): Promise<void> {
	const locales = path.join(copy, "locales");
	for (const locale of localeCodes)
		for (const kind of ["article", "position"] as const)
			for (const term of ["draft", "scheduled"] as const) {
				const { folder, model } = kinds[kind];
				const file = (slug: string) =>
					path.join(locales, locale, folder, `${slug}.md`);
				const text = await readFile(file(model), "utf8");
				await writeFile(
					file(slugOf(kind, term)),
					`${text
						.replace("---\n", `---\n${terms[term]}\n`)
						.replace(/^example: .*\n/m, "")
						.replace(/^title: .*$/m, `title: "${term} ${kind} ${marker}"`)
						.replace(
							/^((?:heading|description): .*?)("?)$/gm,
							`$1 ${term} ${marker}$2`,
						)
						.replace(/^reference: .*$/m, `reference: ${datedReference(term)}`)
						.replace(/^(published|reviewed|posted): .*$/gm, `$1: ${publishOn}`)
						.replace(/^closes: .*$/m, "closes: 2031-01-01")}\n\n${marker}\n`,
				);
			}
	for (const locale of localeCodes) {
		const folder = path.join(locales, locale);
		await editFile(path.join(folder, "solutions/payroll.md"), (text) =>
			text.replace(
				"related: [",
				`related: [${datedPath("article", "scheduled")}, `,
			),
		);
		await editFile(
			path.join(folder, "articles/chinese-epc-first-year.md"),
			(text) =>
				`${text}\n\n[linked words](${datedPath("article", "scheduled")})\n\n{{facts: ae-${marker}}}\n`,
		);
		await editFile(path.join(folder, "home.json"), (text) => {
			const home = JSON.parse(text);
			home.nationalization.facts.push(`ae-${marker}`);
			return JSON.stringify(home);
		});
	}
	await editFile(path.join(locales, "facts.json"), (source) => {
		const facts: { id: string }[] = JSON.parse(source);
		const [model] = facts;
		const text = Object.fromEntries(localeCodes.map((code) => [code, marker]));
		return JSON.stringify([
			...facts,
			{
				...model,
				id: `ae-${marker}`,
				publishOn,
				expiresOn,
				value: marker,
				text,
			},
		]);
	});
}

function slugOf(kind: string, term: string): string {
	return `${term}-${kind}-${marker}`;
}
