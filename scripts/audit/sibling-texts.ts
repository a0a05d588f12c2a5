import * as z from "zod";
import { isPageCopy, type PageCopy } from "../../shared/pages/page-copy.ts";
import type { LocaleSources } from "../content/read-content.ts";
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

const commonFile = z.object({
	names: z.record(z.string(), z.record(z.string(), z.string())),
});

/** A language's industries, services, articles and positions. */
export function listSiblingTexts({
	content,
	messages,
}: LocaleSources): SiblingTexts {
	const industries = listPages(messages, "industry-");
	const services = listPages(messages, "service-");
	const { names } = commonFile.parse(messages.get("common")?.value);
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

/** The pages in message files whose names start like this. */
function listPages(
	messages: LocaleSources["messages"],
	start: string,
): Passage[] {
	return [...messages]
		.filter(([name]) => name.startsWith(start))
		.flatMap(([, { file, value }]) =>
			Object.entries(Object(value)).flatMap(([key, page]) =>
				isPageCopy(page) ? [{ file, key, ...textOf(page) }] : [],
			),
		);
}

/**
 * All text except titles, facts and charts. A story's points have the same names on every page, and
 * are left out, too.
 */
function textOf({
	description,
	introduction,
	sections,
}: PageCopy): Pick<Passage, "paragraphs" | "labels"> {
	return {
		paragraphs: [
			description,
			introduction,
			...sections.flatMap(({ paragraphs, points = [] }) => [
				...paragraphs,
				...points.map(({ text }) => text),
			]),
		],
		labels: sections.flatMap(({ heading, layout, points = [] }) =>
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
	source,
}: Written<{ readonly description: string }>): Passage {
	const lines = source.text
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
