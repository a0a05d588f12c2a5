import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { localeCodes } from "../../shared/locales.ts";
import { readSoundContent } from "../content/read-content.ts";
import type { Written } from "../content/read-files.ts";
import type { Passage } from "./compare-passages.ts";

/** Pages to compare with each other, and what makes them siblings. */
interface SiblingGroup {
	readonly kind: SiblingKind;
	readonly passages: readonly Passage[];
}

export type SiblingKind =
	| "item across industries"
	| "item across services"
	| "pages of one industry"
	| "pages of one service"
	| "articles"
	| "positions";

/** A language's texts to compare, and the names to ignore in the comparison. */
export interface SiblingTexts {
	readonly groups: readonly SiblingGroup[];
	readonly names: readonly string[];
}

const point = z.object({ name: z.string(), text: z.string() });
const copy = z.object({
	description: z.string(),
	introduction: z.string(),
	sections: z.array(
		z.object({
			heading: z.string(),
			paragraphs: z.array(z.string()),
			layout: z.string().optional(),
			points: z.array(point).default([]),
		}),
	),
});
const pageFile = z.record(z.string(), z.union([z.string(), copy]));
const commonFile = z.object({
	names: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Reads a language's industries, services, articles and positions. */
export async function readSiblingTexts(
	folder: string,
	locale: string,
): Promise<SiblingTexts> {
	const [industries, services, sources, common] = await Promise.all([
		readPages(folder, `${locale}/industry-*.json`),
		readPages(folder, `${locale}/service-*.json`),
		readSoundContent(path.dirname(folder), localeCodes),
		readFile(path.join(folder, locale, "common.json"), "utf8"),
	]);
	const content = sources.locales.find((one) => one.locale === locale)?.content;
	if (!content) throw new Error(`no locale ${locale}`);
	const { names } = commonFile.parse(JSON.parse(common));
	return {
		groups: [
			...groupBy("item across industries", industries, ({ key }) => key),
			...groupBy("item across services", services, ({ key }) => key),
			...groupBy("pages of one industry", industries, ({ file }) => file),
			...groupBy("pages of one service", services, ({ file }) => file),
			{ kind: "articles", passages: content.articles.map(passageOf) },
			{ kind: "positions", passages: content.positions.map(passageOf) },
		],
		names: [
			...["industries", "services"].flatMap((list) =>
				Object.values(names[list] ?? {}).flatMap(partsOf),
			),
			...content.offices.map(({ fields }) => fields.name),
			...content.positions.map(({ fields }) => fields.reference),
		],
	};
}

async function readPages(folder: string, pattern: string): Promise<Passage[]> {
	const files = (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort();
	const read = files.map(async (file) => {
		const source = await readFile(path.join(folder, file), "utf8");
		const pages = Object.entries(pageFile.parse(JSON.parse(source)));
		return pages.flatMap(([key, page]): Passage[] =>
			typeof page === "string" ? [] : [{ file, key, ...textOf(page) }],
		);
	});
	return (await Promise.all(read)).flat();
}

/**
 * All text except titles, facts and charts. A story's points have the same names on every page, and
 * are left out, too.
 */
function textOf(
	page: z.infer<typeof copy>,
): Pick<Passage, "paragraphs" | "labels"> {
	const { description, introduction, sections } = page;
	return {
		paragraphs: [
			description,
			introduction,
			...sections.flatMap(({ paragraphs, points }) => [
				...paragraphs,
				...points.map(({ text }) => text),
			]),
		],
		labels: sections.flatMap(({ heading, layout, points }) =>
			layout === "story"
				? [heading]
				: [heading, ...points.map(({ name }) => name)],
		),
	};
}

/**
 * An author's paragraphs, with list items and cells separate, without headings, facts and link
 * targets.
 */
function passageOf({
	file,
	fields,
	text,
}: Written<{ readonly description: string }>): Passage {
	const lines = text
		.split("\n")
		.filter((line) => !/^(#|\{\{|\| *-)/.test(line))
		.flatMap((line) => (line.startsWith("|") ? line.split("|") : [line]))
		.map((line) => line.replace(/\]\([^)]*\)/g, "]").trim());
	const paragraphs = [fields.description, ...lines.filter(Boolean)];
	return { file, key: "text", paragraphs, labels: [] };
}

function groupBy(
	kind: SiblingKind,
	passages: readonly Passage[],
	keyOf: (passage: Passage) => string,
): SiblingGroup[] {
	return [...Map.groupBy(passages, keyOf).values()].map((group) => ({
		kind,
		passages: group,
	}));
}

/** A name and its parts: "Oil & Gas" also occurs as "oil" and "gas". */
function partsOf(name: string): string[] {
	return [name, ...name.split(/[&、与和及/\s]+/)].filter(
		(part) => part.length > 1,
	);
}
