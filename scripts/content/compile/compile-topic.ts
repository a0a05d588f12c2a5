import { escapeHtml } from "../../../server/pages/render/escape.ts";
import type {
	CitedCopy,
	SolutionSummary,
} from "../../../shared/pages/content.ts";
import type { LinkCopy } from "../../../shared/pages/page-copy.ts";
import type { Fault } from "../../validate/fault.ts";
import type { Written } from "../read-files.ts";
import type { GuideRecord, SourceRecord, TopicSource } from "../schemas.ts";
import {
	type CitationWords,
	type CitingText,
	createCitations,
	listUnknown,
} from "../text/cite.ts";
import { spanCopy } from "../text/format-copy.ts";
import type { RenderedText } from "../text/markdown.ts";
import type { GuideWords } from "./content-words.ts";

export interface LinkContext {
	readonly locale: string;
	/** Makes a link in the text's language from a path without a locale. */
	readonly linkTo: (path: string) => LinkCopy;
}

export interface CompiledTopic {
	readonly summary: SolutionSummary;
	readonly page: CitedCopy;
	/** The sources that the topic cites, as `country/key`. */
	readonly cited: readonly string[];
	/** Unknown source keys. */
	readonly faults: readonly Fault[];
}

/** All countries' sources, and a language's wording for them. */
export interface TopicContext extends LinkContext {
	readonly words: CitationWords & Pick<GuideWords, "questions">;
	readonly records: Readonly<Record<string, GuideRecord>>;
	/** All `country/key` ids, including those with faults; undefined if they cannot be read. */
	readonly sourceIds: readonly string[] | undefined;
}

/**
 * Compiles a page of text. Its statements of law end with keys of the guides' sources,
 * `[[country/key, country/key]]`, which become links to the list of the sources cited.
 */
export function compileTopic(
	{ slug, fields, source: file }: Written<TopicSource>,
	rendered: RenderedText,
	context: TopicContext,
): CompiledTopic {
	const { locale, words, records, sourceIds } = context;
	const texts = [
		...glanceTexts(fields.glance),
		{ path: ["text"], text: rendered.opening },
		{ path: ["text"], text: rendered.html },
		...fields.questions.map(({ answer }, index) => ({
			path: ["questions", index, "answer"],
			text: answer,
		})),
	];
	const known = sourcesByKey.getOrInsertComputed(records, sourcesOf);
	const { cited, sources, citeHtml, citeText } = createCitations(
		texts,
		known,
		context,
	);
	const { title, description, heading } = fields;
	const checked = spanCopy(
		cited.flatMap(
			(key) =>
				known.get(key)?.checked ??
				records[key.split("/")[0] ?? ""]?.checked ??
				[],
		),
		locale,
	);
	return {
		cited,
		summary: { slug, heading, description },
		page: {
			title,
			description,
			heading,
			introduction: fields.lead,
			sections:
				fields.questions.length > 0
					? [
							{
								heading: words.questions,
								paragraphs: [],
								layout: "questions",
								points: fields.questions.map(({ question, answer }) => ({
									name: question,
									...citeText(answer),
								})),
							},
						]
					: [],
			...(checked ? { checked } : {}),
			...(fields.glance.length > 0
				? { glance: glanceTable(fields.glance, citeHtml, fields.glanceTitle) }
				: {}),
			html: citeHtml(rendered.opening + rendered.html),
			parts: rendered.parts,
			sources,
			related: fields.related.map(context.linkTo),
			...(fields.closing ? { closing: fields.closing } : {}),
		},
		faults: sourceIds ? listUnknown(texts, sourceIds, file) : [],
	};
}

/** The table's values, which may cite sources. */
export function glanceTexts(rows: TopicSource["glance"]): CitingText[] {
	return rows.map(({ value }, index) => ({
		path: ["glance", index, "value"],
		text: value,
	}));
}

/** The "at a glance" table as HTML. */
export function glanceTable(
	rows: TopicSource["glance"],
	citeHtml: (html: string) => string,
	title?: string,
): string {
	const caption = title ? `<caption>${escapeHtml(title)}</caption>` : "";
	const cells = rows.map(
		({ name, value, sign }) =>
			`<tr><th scope="row">${sign ? drawingOf(sign) : ""}${escapeHtml(name)}</th><td>${citeHtml(escapeHtml(value))}</td></tr>`,
	);
	return `<table>${caption}<tbody>${cells.join("")}</tbody></table>`;
}

/** What a fact is about; narrow rows show its first half. */
function drawingOf(sign: string): string {
	return `<svg class="line-art" viewBox="0 0 176 102" preserveAspectRatio="xMinYMin slice" data-flow="" aria-hidden="true"><use href="/drawings/glance.svg#${sign}"/></svg>`;
}

/** All topics of a language cite from the same records. */
const sourcesByKey = new WeakMap<
	TopicContext["records"],
	ReadonlyMap<string, SourceRecord>
>();

/** All countries' sources by `country/key`. */
function sourcesOf(
	records: TopicContext["records"],
): ReadonlyMap<string, SourceRecord> {
	return new Map(
		Object.entries(records).flatMap(([slug, { sources }]) =>
			Object.entries(sources).map(([key, source]) => [
				`${slug}/${key}`,
				source,
			]),
		),
	);
}
