import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { ContentError, type Fault } from "../validate/fault.ts";
import { readFields } from "../validate/schema-faults.ts";
import { parseSource, type SourceFile } from "../validate/source-file.ts";
import { type BrandWords, fillBrand, readBrandWords } from "./brand-words.ts";
import {
	type ArticleSource,
	articleSchema,
	type FactSource,
	factSchema,
	type GuideRecord,
	type GuideSource,
	guideRecordSchema,
	guideSchema,
	type HiringLawSource,
	hiringLawSchema,
	type OfficeSource,
	officeSchema,
	type PositionSource,
	positionSchema,
	type TemplateSource,
	type TopicSource,
	templateSchema,
	topicSchema,
} from "./schemas.ts";

/** A file with a head of fields and a text below it. */
export interface Written<Fields> {
	readonly slug: string;
	/** Path below `locales/`. */
	readonly file: string;
	readonly fields: Fields;
	readonly text: string;
	readonly source: SourceFile;
}

/** The text of a file whose fields are wrong. */
export type FaultyText = Pick<Written<unknown>, "text" | "source">;

/** What one language has, file by file: of each kind those whose fields are right. */
export interface LocaleContent {
	readonly articles: readonly Written<ArticleSource>[];
	readonly positions: readonly Written<PositionSource>[];
	readonly offices: readonly Written<OfficeSource>[];
	readonly guides: readonly Written<GuideSource>[];
	readonly solutions: readonly Written<TopicSource>[];
	readonly topics: readonly Written<TopicSource>[];
	readonly templates: readonly Written<TemplateSource>[];
}

/** The kinds of content that have a file each in every language. */
export type ContentKind = keyof LocaleContent;

export const contentKinds = [
	"articles",
	"positions",
	"offices",
	"guides",
	"solutions",
	"topics",
	"templates",
] as const satisfies readonly ContentKind[];

/** A language's files. */
export interface LocaleSources {
	readonly locale: string;
	readonly content: LocaleContent;
	/** Markdown files whose fields are wrong. */
	readonly faulty: readonly FaultyText[];
	/** The slugs of all files, also of those with faults, so that these alone are told of. */
	readonly slugs: Readonly<Record<ContentKind, readonly string[]>>;
	/** The message files by namespace. */
	readonly messages: ReadonlyMap<string, SourceFile>;
}

/** A file that holds entries of all languages. */
export interface SharedFile<Entry> {
	/** Missing where the file cannot be read, and nothing is known of what it holds. */
	readonly source?: SourceFile;
	readonly entries: Entry;
}

/** All content, and all that is wrong with its syntax and its fields. */
export interface Content {
	readonly locales: readonly LocaleSources[];
	readonly facts: SharedFile<readonly FactSource[]>;
	readonly hiringLaw: SharedFile<readonly HiringLawSource[]>;
	/** What the languages of each country guide share, by the guide's name. */
	readonly guideRecords: SharedFile<Readonly<Record<string, GuideRecord>>>;
	readonly faults: readonly Fault[];
	/** Files whose syntax is wrong: what is in them is not known. */
	readonly unreadable: ReadonlySet<string>;
}

/** Contents of files that are not written, or are to go, by path from the project's folder. */
export type Unsaved = ReadonlyMap<string, string | undefined>;

/** What is learned on the way. */
interface Reading {
	readonly root: string;
	readonly unsaved: Unsaved;
	readonly faults: Fault[];
	readonly unreadable: Set<string>;
}

/**
 * Reads everything below `locales/`. What is wrong is among its faults, and left out.
 *
 * @param unsaved what is read instead of files.
 */
export async function readContent(
	root: string,
	localeCodes: readonly string[],
	unsaved: Unsaved = new Map(),
): Promise<Content> {
	const unreadable = new Set<string>();
	const reading: Reading = { root, unsaved, faults: [], unreadable };
	const shared = <Entries>(name: string, schema: z.ZodType<Entries>) =>
		readShared(reading, name, schema);
	const facts = await shared("facts", z.array(factSchema(localeCodes)));
	const hiringLaw = await shared(
		"hiring-law",
		z.array(hiringLawSchema(localeCodes)),
	);
	const records = z.record(z.string(), guideRecordSchema(localeCodes));
	const guideRecords = await shared("guides", records);
	const locales = await Promise.all(
		localeCodes.map((locale) => readLocale(reading, locale)),
	);
	return {
		locales,
		facts: { ...facts, entries: facts.entries ?? [] },
		hiringLaw: { ...hiringLaw, entries: hiringLaw.entries ?? [] },
		guideRecords: { ...guideRecords, entries: guideRecords.entries ?? {} },
		faults: reading.faults,
		unreadable: reading.unreadable,
	};
}

/** Like {@link readContent}, for what works on content alone. @throws ContentError */
export async function readSoundContent(
	root: string,
	localeCodes: readonly string[],
): Promise<Content> {
	const content = await readContent(root, localeCodes);
	if (content.faults.length > 0) throw new ContentError(content.faults);
	return content;
}

async function readShared<Entries>(
	reading: Reading,
	name: string,
	schema: z.ZodType<Entries>,
): Promise<{ readonly source?: SourceFile; readonly entries?: Entries }> {
	const source = await readSource(reading, `locales/${name}.json`);
	if (!source) return {};
	const entries = readFields(source, schema, reading.faults);
	return entries === undefined ? { source } : { source, entries };
}

async function readLocale(
	reading: Reading,
	locale: string,
): Promise<LocaleSources> {
	const words = await readBrandWords(reading.root, locale);
	const read = <Fields>(pattern: string, schema: z.ZodType<Fields>) =>
		readAll(reading, `locales/${locale}/${pattern}`, schema, words);
	const articles = await read("articles/*.md", articleSchema);
	const positions = await read("positions/*.md", positionSchema);
	const offices = await read("offices/*.json", officeSchema);
	const guides = await read("guides/*.md", guideSchema);
	const solutions = await read("solutions/*.md", topicSchema);
	const topics = await read("topics/*.md", topicSchema);
	const templates = await read("templates/*.md", templateSchema);
	const messages = await read("*.json", z.record(z.string(), z.unknown()));
	return {
		locale,
		content: {
			articles: articles.written,
			positions: positions.written,
			offices: offices.written,
			guides: guides.written,
			solutions: solutions.written,
			topics: topics.written,
			templates: templates.written,
		},
		// What is said of documents to download is another thing.
		faulty: [articles, positions, guides, solutions, topics].flatMap(
			({ faulty }) => faulty,
		),
		slugs: {
			articles: articles.slugs,
			positions: positions.slugs,
			offices: offices.slugs,
			guides: guides.slugs,
			solutions: solutions.slugs,
			topics: topics.slugs,
			templates: templates.slugs,
		},
		messages: new Map(
			messages.written.map(({ slug, source }) => [slug, source]),
		),
	};
}

async function readAll<Fields>(
	reading: Reading,
	pattern: string,
	schema: z.ZodType<Fields>,
	words: BrandWords,
): Promise<{
	written: Written<Fields>[];
	faulty: FaultyText[];
	slugs: string[];
}> {
	const faulty: FaultyText[] = [];
	const files = await listFiles(reading, pattern);
	const slugOf = (file: string) => path.basename(file, path.extname(file));
	const read = files.map(async (file): Promise<Written<Fields>[]> => {
		const source = await readSource(reading, file, words);
		const fields = source && readFields(source, schema, reading.faults);
		if (!source) return [];
		const { text } = source;
		if (fields === undefined) {
			faulty.push({ text, source });
			return [];
		}
		const below = path.posix.relative("locales", file);
		return [{ slug: slugOf(file), file: below, fields, text, source }];
	});
	return {
		written: (await Promise.all(read)).flat(),
		faulty,
		slugs: files.map(slugOf),
	};
}

async function listFiles(
	{ root, unsaved }: Reading,
	pattern: string,
): Promise<string[]> {
	const written = await Array.fromAsync(glob(pattern, { cwd: root }));
	const added = [...unsaved.keys()].filter((file) =>
		path.posix.matchesGlob(file, pattern),
	);
	return [...new Set([...written, ...added])]
		.filter((file) => !unsaved.has(file) || unsaved.get(file) !== undefined)
		.sort();
}

async function readSource(
	{ root, unsaved, faults, unreadable }: Reading,
	file: string,
	words: BrandWords = {},
): Promise<SourceFile | undefined> {
	try {
		const contents =
			unsaved.get(file) ?? (await readFile(path.join(root, file), "utf8"));
		const parsed = parseSource(file, fillBrand(contents, words));
		faults.push(...parsed.faults);
		if (!parsed.source) unreadable.add(file);
		return parsed.source;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		unreadable.add(file);
		faults.push({ file, line: 1, column: 1, field: "file", message });
		return undefined;
	}
}
