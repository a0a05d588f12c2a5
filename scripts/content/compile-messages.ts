import path from "node:path";
import * as z from "zod";
import type { DatedEntry } from "../../server/content/dated-content.ts";
import {
	newestArticles,
	type Office,
	type OfficePlace,
} from "../../shared/pages/content.ts";
import { ContentError, type Fault } from "../validate/fault.ts";
import {
	compareLocales,
	listMessageFaults,
} from "../validate/list-message-faults.ts";
import { sourceLocale } from "../validate/message-faults.ts";
import { suggest } from "../validate/nearest.ts";
import type { FieldPath } from "../validate/parsed.ts";
import {
	listDeadLinks,
	listReferenceFaults,
} from "../validate/reference-faults.ts";
import { listSchemaFaults } from "../validate/schema-faults.ts";
import type { SourceFile } from "../validate/source-file.ts";
import { type Pictures, readPictures } from "./article-pictures.ts";
import { compareContent } from "./compare-content.ts";
import {
	type CompiledContent,
	compileHiringLaw,
	compileLocale,
} from "./compile-locale.ts";
import { createPageNames } from "./page-names.ts";
import {
	type Content,
	type LocaleSources,
	readContent,
	type Unsaved,
} from "./read-content.ts";
import { factGrades } from "./schemas.ts";
import { joinSlugs, type Slugs } from "./site-pages.ts";

/** The locale registry of the project that is compiled, which may be a copy of this one. */
type Registry = typeof import("../../shared/locales.ts");
type Brand = typeof import("../../shared/brand.ts");

const grades = z.record(z.enum(factGrades), z.string());
/** Words of namespaces that the build itself puts into texts. */
const attributionSchema = z.strictObject({ dated: z.string(), grades });
const guideWordsSchema = z.object({
	grades,
	marks: grades,
	undated: z.string(),
	questions: z.string(),
	compared: z.array(z.string()),
	gratuity: z.object({
		caption: z.string(),
		series: z.string(),
		basic: z.string(),
		whole: z.string(),
		note: z.string(),
	}),
});
const commonWordsSchema = z.object({
	example: z.string(),
	names: z.record(z.string(), z.record(z.string(), z.string())),
});

const positionWordsSchema = z.object({ placedTitle: z.string() });

/** A namespace's messages, as JSON has them. */
type Tree = Record<string, unknown>;

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
		...listUnused(content, locales),
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
	const attribution = readWords(
		messages.get("facts"),
		attributionSchema,
		faults,
		{ dated: "", grades: noGrades },
	);
	const words = readWords(messages.get("guides"), guideWordsSchema, faults, {
		grades: noGrades,
		marks: noGrades,
		undated: "",
		questions: "",
		compared: [],
		gratuity: { caption: "", series: "", basic: "", whole: "", note: "" },
	});
	const common = readWords(messages.get("common"), commonWordsSchema, faults, {
		example: "",
		names: {},
	});
	const positions = readWords(
		messages.get("positions"),
		positionWordsSchema,
		faults,
		{ placedTitle: "" },
	);
	const texts = compileLocale(sources.content, facts.entries, {
		locale,
		localize: (target) => localize(target, locale),
		attribution,
		factIds: idsIn(facts.source, "id"),
		pictures,
		faulty: sources.faulty,
		guides: {
			records: guideRecords.entries,
			words,
			sourceIds: sourceIdsIn(guideRecords.source),
		},
		nameOf: createPageNames(sources.content, common.names),
		example: common.example,
		placedTitle: positions.placedTitle,
	});
	const compiled = texts.content;
	const laws = compileHiringLaw(hiringLaw.entries, { locale, attribution });
	const known = {
		facts: { entries: compiled.facts, ids: idsIn(facts.source, "id") },
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
			fillFacts(source, known, faults),
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
	const file = "shared/brand-data.ts";
	return [{ file, line: 1, column: 1, field: `name.${locale}`, message }];
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

/** The slugs of what was compiled. */
export function slugsOf(content: CompiledContent): Slugs {
	return {
		articles: content.articles.map(({ summary }) => summary.slug).sort(),
		positions: content.positions.map(({ summary }) => summary.slug).sort(),
		offices: content.offices.map(({ id }) => id),
		guides: content.guides.map(({ summary }) => summary.slug),
		solutions: content.solutions.map(({ summary }) => summary.slug),
		topics: content.topics.map(({ summary }) => summary.slug),
		templates: content.templates.map(({ summary }) => summary.slug),
	};
}

/** Those of them that are public at all times. */
export function lastingSlugsOf(content: CompiledContent): Slugs {
	const slugs = slugsOf(content);
	const isLasting = (kind: DatedEntry["kind"]) => (slug: string) =>
		content.dated.pages.every(
			(page) => page.kind !== kind || page.slug !== slug,
		);
	return {
		...slugs,
		articles: slugs.articles.filter(isLasting("article")),
		positions: slugs.positions.filter(isLasting("position")),
	};
}

const noGrades = { official: "", lawFirm: "", press: "", secondary: "" };

/** Words of a namespace, or others in their place where they have faults. */
function readWords<Words>(
	source: SourceFile | undefined,
	schema: z.ZodType<Words>,
	faults: Fault[],
	otherwise: Words,
): Words {
	const result = schema.safeParse(source?.value);
	if (result.success) return result.data;
	for (const { path: field, message } of source
		? listSchemaFaults(schema, source.value, result.error.issues)
		: [])
		if (source) faults.push(source.fault(field, message));
	return otherwise;
}

/** The names of a file's entries, also of those with faults; undefined where it cannot be read. */
function idsIn(
	source: SourceFile | undefined,
	field: string,
): ReadonlySet<string> | undefined {
	const entries = source?.value;
	if (!Array.isArray(entries)) return undefined;
	return new Set(entries.map((entry) => String(Object(entry)[field])));
}

/** The keys of all countries' sources, `country/key`, also of those with faults. */
function sourceIdsIn(source: SourceFile | undefined): string[] | undefined {
	const records = source?.value;
	if (!isTree(records)) return undefined;
	return Object.entries(records).flatMap(([slug, record]) =>
		Object.keys(Object(Object(record).sources)).map((key) => `${slug}/${key}`),
	);
}

/** Sources that nothing is from, in any language, where all that may name them can be read. */
function listUnused(
	{ guideRecords, locales: sources }: Content,
	locales: readonly CompiledLocale[],
): Fault[] {
	const { source, entries } = guideRecords;
	const isWhole = sources.every(({ content, slugs }) =>
		(["guides", "solutions", "topics"] as const).every(
			(kind) => content[kind].length === slugs[kind].length,
		),
	);
	if (!source || !isWhole) return [];
	const used = new Set(
		locales.flatMap(({ content: { guides, solutions, topics } }) =>
			[...guides, ...solutions, ...topics].flatMap(({ cited }) => cited),
		),
	);
	return Object.entries(entries).flatMap(([slug, record]) =>
		Object.keys(record.sources)
			.filter((key) => !used.has(`${slug}/${key}`))
			.map((key) =>
				source.fault([slug, "sources", key], "nothing is from this source"),
			),
	);
}

/** Puts facts, countries' hiring law and guides where pages name their ids. */
function fillFacts(
	source: SourceFile,
	known: Readonly<
		Record<
			string,
			{
				readonly entries: ReadonlyMap<string, unknown>;
				readonly ids: ReadonlySet<string> | undefined;
			}
		>
	>,
	faults: Fault[],
): Tree {
	const fill = (value: unknown, at: FieldPath): unknown => {
		if (Array.isArray(value))
			return value.map((inner, index) => fill(inner, [...at, index]));
		if (!isTree(value)) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) =>
				known[key] && Array.isArray(inner)
					? [
							key,
							inner
								.flatMap((id, index) =>
									entryOf(key, String(id), [...at, key, index]),
								)
								.map((entry) => (value.calendar ? withoutSteps(entry) : entry)),
						]
					: [key, fill(inner, [...at, key])],
			),
		);
	};
	const entryOf = (key: string, id: string, at: FieldPath): unknown[] => {
		const { entries, ids } = known[key] ?? {};
		if (entries?.has(id)) return [entries.get(id)];
		if (ids && !ids.has(id))
			faults.push(
				source.fault(at, `there is no ${id}${suggest(id, [...ids])}`),
			);
		return [];
	};
	const filled = fill(source.value, []);
	return isTree(filled) ? filled : {};
}

/** A service draws its weeks; its law is read, and its page is among the heaviest. */
function withoutSteps(entry: unknown): unknown {
	if (!isTree(entry)) return entry;
	const { steps: _, ...rest } = entry;
	return rest;
}

/** Offices are sections of the page of locations: their names stand among those of anchors. */
function nameOffices(
	files: Map<string, Tree>,
	{ offices }: CompiledContent,
): void {
	const common = files.get("common") ?? {};
	const names = isTree(common.names) ? common.names : {};
	const anchors = isTree(names.anchors) ? names.anchors : {};
	const named = Object.fromEntries(offices.map(({ id, name }) => [id, name]));
	files.set("common", {
		...common,
		names: { ...names, anchors: { ...anchors, ...named } },
	});
}

/** Lists stand in the namespaces of their labels; a page's text has one of its own. */
function contentNamespaces(
	files: ReadonlyMap<string, Tree>,
	content: CompiledContent,
	sources: ReadonlyMap<string, SourceFile>,
	faults: Fault[],
): [string, Tree][] {
	const { articles, positions, offices, guides, solutions, topics } = content;
	const templates = content.templates.map(({ summary }) => summary);
	const list = (name: string, lists: Tree): [string, Tree] => {
		const labels = files.get(name) ?? {};
		for (const key of Object.keys(lists)) {
			const source = key in labels ? sources.get(name) : undefined;
			if (source) faults.push(source.fault([key], "is made from content"));
		}
		return [name, { ...labels, ...lists }];
	};
	const summaries = articles.map(({ summary }) => summary);
	return [
		list("articles", {
			items: summaries,
			newest: summaries.slice(0, newestArticles),
		}),
		list("positions", { items: positions.map(({ summary }) => summary) }),
		list("guides", { items: guides.map(({ summary }) => summary) }),
		list("templates", { items: templates }),
		list("solutions", { items: solutions.map(({ summary }) => summary) }),
		list("offices", { items: offices, places: offices.map(placeOf) }),
		...pagesOf("article", articles),
		...pagesOf("position", positions),
		...pagesOf("guide", guides),
		...pagesOf("solution", solutions),
		...pagesOf("topic", topics),
	];
}

function pagesOf(
	kind: string,
	compiled: readonly {
		summary: { slug: string };
		page: object;
		closing?: string | undefined;
	}[],
): [string, Tree][] {
	return compiled.map(({ summary, page, closing }) => [
		`${kind}-${summary.slug}`,
		closing ? { page, closing } : { page },
	]);
}

function placeOf(office: Office): OfficePlace {
	const { id, name, latitude, longitude, phone } = office;
	return { id, name, latitude, longitude, phone };
}

function isTree(value: unknown): value is Tree {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
