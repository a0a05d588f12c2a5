import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CompiledLocale } from "./compile-messages.ts";

const file = "shared/pages/content-index.ts";

/** The source of the module that tells the route table which articles, positions and offices there are. */
export function contentIndexSource(locales: readonly CompiledLocale[]): string {
	const [source] = locales;
	if (!source) throw new Error("no locales");
	const { articles, positions, offices } = source.content;
	const list = (name: string, slugs: readonly string[]) =>
		`export const ${name} = [\n${slugs.map((slug) => `\t"${slug}",\n`).join("")}] as const;\n`;
	return `// Written by the build from the files below locales/. Don't edit.\n\n${[
		list("articleSlugs", articles.map(({ summary }) => summary.slug).sort()),
		list("positionSlugs", positions.map(({ summary }) => summary.slug).sort()),
		list(
			"officeIds",
			offices.map(({ id }) => id),
		),
	].join("\n")}`;
}

/** Whether the index lists what there is. */
export async function contentIndexIsCurrent(
	root: string,
	locales: readonly CompiledLocale[],
): Promise<boolean> {
	const written = await readFile(path.join(root, file), "utf8").catch(() => "");
	return written === contentIndexSource(locales);
}

/** Writes the index where content has come or gone. @returns whether it did. */
export async function updateContentIndex(
	root: string,
	locales: readonly CompiledLocale[],
): Promise<boolean> {
	if (await contentIndexIsCurrent(root, locales)) return false;
	await writeFile(path.join(root, file), contentIndexSource(locales));
	return true;
}
