import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type * as z from "zod";
import { type Fault, faultOf } from "../validate/fault.ts";
import { readFields } from "../validate/schema-faults.ts";
import { parseSource, type SourceFile } from "../validate/source-file.ts";
import { standIn } from "../validate/stand-in-field.ts";
import { type BrandWords, fillBrand } from "./brand-words.ts";

/** A content file with its fields. */
export interface Written<Fields> {
	readonly slug: string;
	/** Path below `locales/`. */
	readonly file: string;
	readonly fields: Fields;
	/** Whether some fields are stand-ins for wrong ones. */
	readonly isMended?: boolean;
	readonly source: SourceFile;
}

/**
 * Unsaved contents by path relative to the project's folder; undefined marks a file to be deleted.
 */
export type Unsaved = ReadonlyMap<string, string | undefined>;

/** The input of reading, and the faults collected on the way. */
export interface Reading {
	readonly root: string;
	readonly unsaved: Unsaved;
	readonly faults: Fault[];
	readonly unreadable: Set<string>;
}

/** A file whose entries hold all languages. */
export interface SharedFile<Entry> {
	/** Missing if the file cannot be parsed, so that its entries are unknown. */
	readonly source?: SourceFile;
	readonly entries: Entry;
}

/** Reads a file that all languages share. */
export async function readShared<Entries>(
	reading: Reading,
	name: string,
	schema: z.ZodType<Entries>,
): Promise<{ readonly source?: SourceFile; readonly entries?: Entries }> {
	const source = await readSource(reading, `locales/${name}.json`);
	if (!source) return {};
	const entries =
		readFields(source, schema, reading.faults) ??
		standIn(source, schema, source.value);
	return entries === undefined ? { source } : { source, entries };
}

/** All files of one kind. */
export interface FilesRead<Fields> {
	/** Those with mistakes in their fields come last, with stand-ins for these. */
	readonly written: readonly Written<Fields>[];
	/** The slugs of all files, valid or not. */
	readonly slugs: readonly string[];
}

/** Reads all files of one kind in a language. */
export async function readAll<Fields>(
	reading: Reading,
	pattern: string,
	schema: z.ZodType<Fields>,
	words: BrandWords,
): Promise<FilesRead<Fields>> {
	const faulty: SourceFile[] = [];
	const files = await listFiles(reading, pattern);
	const slugOf = (file: string) => path.basename(file, path.extname(file));
	const write = (source: SourceFile, fields: Fields, isMended = false) => {
		const file = path.posix.relative("locales", source.file);
		return { slug: slugOf(file), file, fields, isMended, source };
	};
	const read = files.map(async (file): Promise<Written<Fields>[]> => {
		const source = await readSource(reading, file, words);
		if (!source) return [];
		const fields = readFields(source, schema, reading.faults);
		if (fields !== undefined) return [write(source, fields)];
		faulty.push(source);
		return [];
	});
	const sound = (await Promise.all(read)).flat();
	const mended = faulty.flatMap((source) => {
		const fields = standIn(source, schema, sound[0]?.fields);
		return fields === undefined
			? []
			: [write({ ...source, value: fields }, fields, true)];
	});
	return { written: [...sound, ...mended], slugs: files.map(slugOf) };
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
		faults.push(faultOf(file, "file", message));
		return undefined;
	}
}
