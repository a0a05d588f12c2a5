import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CompiledLocale } from "./compile/compile-locale.ts";
import { lastingSlugsOf } from "./compile/compiled-slugs.ts";

/** Relative to the project's folder. */
export const contentIndexFile = "shared/pages/content-index.ts";

/**
 * The source of the module that tells the route table which content pages are public at all times.
 */
export function contentIndexSource(locales: readonly CompiledLocale[]): string {
	const [source] = locales;
	if (!source) throw new Error("no locales");
	// Browsers load this module, so it must not name anything that may not be public.
	const slugs = lastingSlugsOf(source.content);
	const list = (name: string, items: readonly string[]) => {
		const write = (inner: string) =>
			`export const ${name} = [${inner}] as const;`;
		const line = write(items.map((slug) => `"${slug}"`).join(", "));
		// As Biome formats it: on one line if it fits.
		return line.length <= 80
			? `${line}\n`
			: `${write(`\n${items.map((slug) => `\t"${slug}",\n`).join("")}`)}\n`;
	};
	return `// Written by the build from the files below locales/. Don't edit.\n\n${[
		list("articleSlugs", slugs.articles),
		list("positionSlugs", slugs.positions),
		list("officeIds", slugs.offices),
		list("guideCountries", slugs.guides),
		list("solutionSlugs", slugs.solutions),
	].join("\n")}`;
}

/** The index's new source; undefined if the one on disk is up to date. */
export async function reviseContentIndex(
	root: string,
	locales: readonly CompiledLocale[],
): Promise<string | undefined> {
	const source = contentIndexSource(locales);
	const file = path.join(root, contentIndexFile);
	const written = await readFile(file, "utf8").catch(() => "");
	return written === source ? undefined : source;
}
