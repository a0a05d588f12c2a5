import path from "node:path";
import { sourceLocale } from "../../validate/compare-messages.ts";
import { ContentError, type Fault, faultOf } from "../../validate/fault.ts";
import { compareLocales } from "../../validate/list-message-faults.ts";
import { listReferenceFaults } from "../../validate/reference-faults.ts";
import { compareContent } from "../compare-content.ts";
import { type Content, isUnfinished, readContent } from "../read-content.ts";
import type { Unsaved } from "../read-files.ts";
import { readPictures } from "../text/article-pictures.ts";
import { type CompiledLocale, compileLocale } from "./compile-locale.ts";
import { listUnusedSources } from "./unused-sources.ts";

/** The locale registry of the project being compiled, which may be a copy of this one. */
type Registry = typeof import("../../../shared/locales.ts");
type Brand = typeof import("../../../shared/brand.ts");

/**
 * Compiles all messages of all locales from `locales/`: message files with their facts filled in,
 * and namespaces made from content files (articles, positions, offices and so on).
 *
 * @param root the project's folder.
 * @throws ContentError that lists every fault with its file, line and field.
 */
export async function compileMessages(
	root: string,
): Promise<readonly CompiledLocale[]> {
	return (await compileSources(root)).locales;
}

/**
 * Like {@link compileMessages}, but also returns the content they were compiled from.
 *
 * @param unsaved contents to use instead of those on disk.
 */
export async function compileSources(
	root: string,
	unsaved: Unsaved = new Map(),
): Promise<{
	readonly locales: readonly CompiledLocale[];
	readonly content: Content;
	/** What drafts still lack before they can be published. */
	readonly unfinished: readonly Fault[];
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
		// What cannot be parsed, and a field whose value is a stand-in, get no further faults.
		...faults.filter(
			(fault) =>
				!content.unreadable.has(fault.file) &&
				!content.faults.some((known) => isWithin(fault, known)),
		),
	];
	const unfinished = all.filter((fault) => isUnfinished(fault, content));
	const wrong = all.filter((fault) => !unfinished.includes(fault));
	if (wrong.length > 0) throw new ContentError(wrong);
	return { locales, content, unfinished };
}

/** Whether a fault is in a field that another one names. */
function isWithin({ file, field }: Fault, other: Fault): boolean {
	return file === other.file && `${field}.`.startsWith(`${other.field}.`);
}

/** Compares every other language with the source language. */
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

/** Without a name of its own, a language would show the firm's name in another. */
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
