import path from "node:path";
import { sourceLocale } from "../../validate/compare-messages.ts";
import { ContentError, type Fault, faultOf } from "../../validate/fault.ts";
import {
	compareLocales,
	listMessageFaults,
} from "../../validate/list-message-faults.ts";
import {
	listDeadLinks,
	listReferenceFaults,
} from "../../validate/reference-faults.ts";
import { compareContent } from "../compare-content.ts";
import {
	type Content,
	type LocaleSources,
	readContent,
} from "../read-content.ts";
import type { Unsaved } from "../read-files.ts";
import { joinSlugs } from "../site-pages.ts";
import { type Pictures, readPictures } from "../text/article-pictures.ts";
import { compileHiringLaw } from "./compile-facts.ts";
import { type CompiledContent, compileLocale } from "./compile-locale.ts";
import { slugsOf } from "./compiled-slugs.ts";
import { contentNamespaces, nameOffices } from "./content-namespaces.ts";
import { readContentWords } from "./content-words.ts";
import { fillEntries, idsIn, sourceIdsIn } from "./fill-entries.ts";
import type { Tree } from "./message-tree.ts";
import { createPageNames } from "./page-names.ts";
import { listUnusedSources } from "./unused-sources.ts";

/** The locale registry of the project that is compiled, which may be a copy of this one. */
type Registry = typeof import("../../../shared/locales.ts");
type Brand = typeof import("../../../shared/brand.ts");

export interface CompiledLocale {
	readonly locale: string;
	readonly content: CompiledContent;
	/** Every namespace by name: message files, and what was made from content. */
	readonly namespaces: ReadonlyMap<string, Tree>;
}

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
	const pictures = await readPictures(root);
	const faults: Fault[] = [];
	const localize = (target: string, locale: string) =>
		isLocale(locale) ? localizePath(target, locale) : target;
	const locales = content.locales.map((sources) =>
		compile(sources, { content, pictures, localize, faults }),
	);
	faults.push(
		...listReferenceFaults(content),
		...compareAll(content),
		...listUnusedSources(content, locales),
		...localeCodes.flatMap((locale) => nameFaults(brand.name, locale)),
	);
	const all = [
		...content.faults,
		// Of a file that cannot be read nothing more is said.
		...faults.filter(({ file }) => !content.unreadable.has(file)),
	];
	if (all.length > 0) throw new ContentError(all);
	return { locales, content };
}

function compile(
	sources: LocaleSources,
	shared: {
		readonly content: Content;
		readonly pictures: Pictures;
		readonly localize: (target: string, locale: string) => string;
		readonly faults: Fault[];
	},
): CompiledLocale {
	const { locale, messages } = sources;
	const { content, pictures, localize, faults } = shared;
	const { facts, hiringLaw, guideRecords } = content;
	const words = readContentWords(messages, faults);
	const factIds = idsIn(facts.source, "id");
	const texts = compileLocale(sources.content, facts.entries, {
		locale,
		localize: (target) => localize(target, locale),
		attribution: words.attribution,
		factIds,
		pictures,
		faulty: sources.faulty,
		guides: {
			records: guideRecords.entries,
			words: words.guides,
			sourceIds: sourceIdsIn(guideRecords.source),
		},
		nameOf: createPageNames(sources.content, words.names),
		example: words.example,
		placedTitle: words.placedTitle,
	});
	const compiled = texts.content;
	const laws = compileHiringLaw(hiringLaw.entries, {
		locale,
		attribution: words.attribution,
	});
	const known = {
		facts: { entries: compiled.facts, ids: factIds },
		hiringLaw: { entries: laws, ids: idsIn(hiringLaw.source, "country") },
		guides: {
			entries: new Map(
				compiled.guides.map(({ summary: { slug, heading } }) => [
					slug,
					{ href: localize(`/guides/${slug}`, locale), name: heading },
				]),
			),
			ids: new Set(sources.slugs.guides),
		},
	};
	const files = new Map(
		[...messages].map(([name, source]) => [
			name,
			fillEntries(source, known, faults),
		]),
	);
	nameOffices(files, compiled);
	const namespaces = new Map([
		...files,
		...contentNamespaces(files, compiled, messages, faults),
	]);
	faults.push(
		...texts.faults,
		...listDeadLinks(
			texts.links,
			joinSlugs(content.locales.map(({ slugs }) => slugs)),
		),
		...listMessageFaults(sources, namespaces, slugsOf(compiled), content),
	);
	return { locale, content: compiled, namespaces };
}

/** A language in which the firm has no name would show that of another. */
function nameFaults(
	names: Readonly<Record<string, string>>,
	locale: string,
): Fault[] {
	if (names[locale]) return [];
	const message = "missing: the firm's name as its readers write it";
	return [faultOf("shared/brand-data.ts", `name.${locale}`, message)];
}

/** What languages have otherwise than the one that they are compared with. */
function compareAll({ locales, unreadable }: Content): Fault[] {
	const source = locales.find(({ locale }) => locale === sourceLocale);
	if (!source) return [];
	return locales
		.filter((other) => other !== source)
		.flatMap((other) => [
			...compareContent(source, other),
			...compareLocales(source, other, unreadable),
		]);
}
