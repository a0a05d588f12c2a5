import * as z from "zod";
import { ContentError, type Fault } from "../validate/fault.ts";
import type { SourceFile } from "../validate/source-file.ts";
import type { WordKey } from "../words/words.ts";
import { readBrandWords } from "./brand-words.ts";
import {
	type ByKind,
	type ContentKind,
	contentKinds,
	mapKinds,
} from "./content-kinds.ts";
import {
	type Reading,
	readAll,
	readShared,
	type SharedFile,
	type Unsaved,
	type Written,
} from "./read-files.ts";
import {
	type FactSource,
	factSchema,
	type GuideRecord,
	guideRecordSchema,
	type HiringLawSource,
	hiringLawSchema,
} from "./schemas.ts";

/** A language's valid content files, by kind. */
export type LocaleContent = {
	readonly [Kind in ContentKind]: readonly Written<
		z.infer<(typeof contentKinds)[Kind]["schema"]>
	>[];
};

/** A language's files. */
export interface LocaleSources {
	readonly locale: string;
	readonly content: LocaleContent;
	/**
	 * The slugs of all files, including those with faults, so that links to these cause no further
	 * faults.
	 */
	readonly slugs: ByKind<readonly string[]>;
	/** Message files by namespace. */
	readonly messages: ReadonlyMap<string, SourceFile>;
}

/** All content, and every fault in its syntax and fields. */
export interface Content {
	readonly locales: readonly LocaleSources[];
	readonly facts: SharedFile<readonly FactSource[]>;
	readonly hiringLaw: SharedFile<readonly HiringLawSource[]>;
	/** What all languages of a country guide share, by the guide's slug. */
	readonly guideRecords: SharedFile<Readonly<Record<string, GuideRecord>>>;
	readonly faults: readonly Fault[];
	/** Files with invalid syntax, whose contents are unknown. */
	readonly unreadable: ReadonlySet<string>;
}

/**
 * Reads everything below `locales/`. Invalid parts are left out and listed in `faults`.
 *
 * @param unsaved contents to use instead of those on disk.
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

/**
 * Like {@link readContent}, but for callers that need valid content.
 *
 * @throws ContentError
 */
export async function readSoundContent(
	root: string,
	localeCodes: readonly string[],
): Promise<Content> {
	const content = await readContent(root, localeCodes);
	const wrong = content.faults.filter((fault) => !isUnfinished(fault, content));
	if (wrong.length > 0) throw new ContentError(wrong);
	return content;
}

const missing: readonly WordKey[] = [
	"faults.missing",
	"faults.missingChoice",
	"faults.introduction",
	"faults.empty",
	"faults.noRest",
];

/**
 * Whether a fault is only that something is missing in a draft of an article or a vacancy: until it
 * is to be published, stand-ins are shown there.
 */
export function isUnfinished(
	{ file, message }: Fault,
	{ locales }: Pick<Content, "locales">,
): boolean {
	return (
		typeof message === "object" &&
		missing.includes(message.key) &&
		locales.some(({ content: { articles, positions } }) =>
			[...articles, ...positions].some(
				({ source, fields }) => source.file === file && fields.draft,
			),
		)
	);
}

async function readLocale(
	reading: Reading,
	locale: string,
): Promise<LocaleSources> {
	const words = await readBrandWords(reading.root, locale);
	const folder = `locales/${locale}`;
	const slugs = new Map<ContentKind, readonly string[]>();
	const read = async <Fields>(kind: ContentKind, schema: z.ZodType<Fields>) => {
		const { extension } = contentKinds[kind];
		const pattern = `${folder}/${kind}/*.${extension}`;
		const files = await readAll(reading, pattern, schema, words);
		slugs.set(kind, files.slugs);
		return files.written;
	};
	const content = {
		articles: await read("articles", contentKinds.articles.schema),
		positions: await read("positions", contentKinds.positions.schema),
		offices: await read("offices", contentKinds.offices.schema),
		guides: await read("guides", contentKinds.guides.schema),
		solutions: await read("solutions", contentKinds.solutions.schema),
		topics: await read("topics", contentKinds.topics.schema),
		templates: await read("templates", contentKinds.templates.schema),
	};
	const anything = z.record(z.string(), z.unknown());
	const messages = await readAll(reading, `${folder}/*.json`, anything, words);
	return {
		locale,
		content,
		slugs: mapKinds((kind) => slugs.get(kind) ?? []),
		messages: new Map(
			messages.written.map(({ slug, source }) => [slug, source]),
		),
	};
}
