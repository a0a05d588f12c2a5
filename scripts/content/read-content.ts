import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import {
	type ArticleSource,
	articleSchema,
	type FactSource,
	factSchema,
	type OfficeSource,
	officeSchema,
	type PositionSource,
	positionSchema,
} from "./schemas.ts";
import { slugify } from "./slug.ts";

/** A file with a head of fields and a text below it. */
export interface Written<Fields> {
	readonly slug: string;
	/** Path below `locales/`, for messages to whoever wrote it. */
	readonly file: string;
	readonly fields: Fields;
	readonly text: string;
}

/** What one language has, file by file. */
export interface LocaleContent {
	readonly articles: readonly Written<ArticleSource>[];
	readonly positions: readonly Written<PositionSource>[];
	readonly offices: readonly Written<OfficeSource>[];
}

/** What is wrong with content, one line a fault: file, field, what. */
export class ContentError extends Error {
	override readonly name = "ContentError";
	readonly faults: readonly string[];

	constructor(faults: readonly string[]) {
		super(`content:\n${faults.join("\n")}`);
		this.faults = faults;
	}
}

/**
 * Reads the articles, positions and offices of a language.
 *
 * @throws ContentError that names every file and field that is wrong.
 */
export async function readLocaleContent(
	folder: string,
	locale: string,
): Promise<LocaleContent> {
	const faults: string[] = [];
	const content = {
		articles: await readAll(
			folder,
			`${locale}/articles/*.md`,
			articleSchema,
			faults,
		),
		positions: await readAll(
			folder,
			`${locale}/positions/*.md`,
			positionSchema,
			faults,
		),
		offices: await readAll(
			folder,
			`${locale}/offices/*.json`,
			officeSchema,
			faults,
		),
	};
	const ids = new Set(content.offices.map(({ slug }) => slug));
	for (const { file, fields } of content.positions)
		if (!ids.has(fields.office))
			faults.push(
				`${file}: office: ${fields.office} is none of ${[...ids].join(", ")}`,
			);
	if (faults.length > 0) throw new ContentError(faults);
	return content;
}

/** Reads the dated facts, which hold all languages. @throws ContentError */
export async function readFacts(
	folder: string,
): Promise<readonly FactSource[]> {
	const file = "facts.json";
	const json: unknown = JSON.parse(
		await readFile(path.join(folder, file), "utf8"),
	);
	const result = z.array(factSchema).safeParse(json);
	if (!result.success) throw new ContentError(listFaults(file, result.error));
	return result.data;
}

async function readAll<Fields>(
	folder: string,
	pattern: string,
	schema: z.ZodType<Fields>,
	faults: string[],
): Promise<Written<Fields>[]> {
	const files = (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort();
	const read = files.map(async (file): Promise<Written<Fields>[]> => {
		const source = await readFile(path.join(folder, file), "utf8");
		const slug = path.basename(file, path.extname(file));
		if (slug !== slugify(slug))
			faults.push(
				`${file}: name: allowed is ${slugify(slug) || "a-z, 0-9, -"}`,
			);
		try {
			const { head, text } = file.endsWith(".md")
				? splitHead(source)
				: { head: JSON.parse(source), text: "" };
			const result = schema.safeParse(head);
			if (result.success) return [{ slug, file, fields: result.data, text }];
			faults.push(...listFaults(file, result.error));
		} catch (error) {
			faults.push(`${file}: ${error instanceof Error ? error.message : error}`);
		}
		return [];
	});
	return (await Promise.all(read)).flat();
}

/** The fields between the first two lines of dashes, in YAML, and the Markdown below. */
function splitHead(source: string): { head: unknown; text: string } {
	const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source);
	if (!match)
		throw new Error("does not start with fields between two lines of ---");
	const [, head = "", text = ""] = match;
	return { head: parse(head), text };
}

function listFaults(file: string, error: z.ZodError): string[] {
	return error.issues.map(
		(issue) => `${file}: ${issue.path.join(".") || "file"}: ${issue.message}`,
	);
}
