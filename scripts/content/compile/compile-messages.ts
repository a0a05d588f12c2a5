import path from "node:path";
import { sourceLocale } from "../../validate/compare-messages.ts";
import { ContentError, type Fault, faultOf } from "../../validate/fault.ts";
import { compareLocales } from "../../validate/list-message-faults.ts";
import { listReferenceFaults } from "../../validate/reference-faults.ts";
import { compareContent } from "../compare-content.ts";
import { type Content, readContent } from "../read-content.ts";
import type { Unsaved } from "../read-files.ts";
import { readPictures } from "../text/article-pictures.ts";
import { type CompiledLocale, compileLocale } from "./compile-locale.ts";
import { listUnusedSources } from "./unused-sources.ts";

/** The locale registry of the project that is compiled, which may be a copy of this one. */
type Registry = typeof import("../../../shared/locales.ts");
type Brand = typeof import("../../../shared/brand.ts");

/**
 * Makes all messages of all locales from `locales/`: message files with their facts filled in,
 * and what is made from files of their own: articles, positions, offices and so on.
 *
 * @param root folder of the project.
 * @throws ContentError that names every file, line and field that is wrong, all at once.
 */
export async function compileMessages(
	root: string,
): Promise<readonly CompiledLocale[]> {
	return (await compileSources(root)).locales;
}

/**
 * Like {@link compileMessages}, with what they were made from.
 *
 * @param unsaved what is read instead of files.
 */
export async function compileSources(
	root: string,
	unsaved: Unsaved = new Map(),
): Promise<{
	readonly locales: readonly CompiledLocale[];
	readonly content: Content;
}> {
	const { localeCodes, isLocale, localizePath }: Registry = await import(
		path.join(root, "shared/locales.ts")
	);
	const { brand }: Brand = await import(path.join(root, "shared/brand.ts"));
	const content = await readContent(root, localeCodes, unsaved);
	const faults: Fault[] = [];
	const context = {
		content,
		pictures: await readPictures(root),
		localize: (target: string, locale: string) =>
			isLocale(locale) ? localizePath(target, locale) : target,
		faults,
	};
	const locales = content.locales.map((sources) =>
		compileLocale(sources, context),
	);
	faults.push(
		...listReferenceFaults(content),
		...compareLanguages(content),
		...listUnusedSources(content, locales),
		...listMissingNames(brand.name, localeCodes),
	);
	const all = [
		...content.faults,
		// Of a file that cannot be read nothing more is said.
		...faults.filter(({ file }) => !content.unreadable.has(file)),
	];
	if (all.length > 0) throw new ContentError(all);
	return { locales, content };
}

/** What languages have otherwise than the one that they are compared with. */
function compareLanguages({ locales, unreadable }: Content): Fault[] {
	const source = locales.find(({ locale }) => locale === sourceLocale);
	if (!source) return [];
	return locales
		.filter((other) => other !== source)
		.flatMap((other) => [
			...compareContent(source, other),
			...compareLocales(source, other, unreadable),
		]);
}

/** A language in which the firm has no name would show that of another. */
function listMissingNames(
	names: Readonly<Record<string, string>>,
	locales: readonly string[],
): Fault[] {
	const message = "missing: the firm's name as its readers write it";
	return locales
		.filter((locale) => !names[locale])
		.map((locale) =>
			faultOf("shared/brand-data.ts", `name.${locale}`, message),
		);
}
