import type { DatedContent } from "../../../server/content/dated-content.ts";
import { isDated } from "../../../server/content/publication.ts";
import type { Office, TemplateSummary } from "../../../shared/pages/content.ts";
import type { FactCopy } from "../../../shared/pages/fact-copy.ts";
import { downloadHref } from "../../../shared/pages/file-addresses.ts";
import type { LinkCopy } from "../../../shared/pages/page-copy.ts";
import { listDocumentFaults } from "../../documents/document-faults.ts";
import type { Fault } from "../../validate/fault.ts";
import { suggest } from "../../validate/nearest.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import type { Message } from "../../words/words.ts";
import type { LocaleContent } from "../read-content.ts";
import type { FactSource } from "../schemas.ts";
import type { Pictures } from "../text/article-pictures.ts";
import { type RenderedText, renderMarkdown } from "../text/markdown.ts";
import { type CompiledArticle, compileArticle } from "./compile-article.ts";
import { compileFacts } from "./compile-facts.ts";
import { type CompiledGuide, compileGuide } from "./compile-guide.ts";
import { compileOffice } from "./compile-office.ts";
import { type CompiledPosition, compilePosition } from "./compile-position.ts";
import {
	type CompiledTopic,
	compileTopic,
	type TopicContext,
} from "./compile-topic.ts";
import type { ContentWords } from "./content-words.ts";
import { listDated } from "./list-dated.ts";

export interface TextContext {
	readonly locale: string;
	/** Localizes a path that has no locale. */
	readonly localize: (path: string) => string;
	readonly words: ContentWords;
	/** Ids of all facts, including those with faults; undefined if the file cannot be read. */
	readonly factIds: ReadonlySet<string> | undefined;
	readonly pictures: Pictures;
	readonly guides: Pick<TopicContext, "records" | "sourceIds">;
	/** The name of the page at a path without a locale. */
	readonly nameOf: (path: string) => string;
}

/** A language's content in the form that pages read. */
export interface CompiledContent {
	readonly articles: readonly CompiledArticle[];
	readonly positions: readonly CompiledPosition[];
	readonly offices: readonly Office[];
	readonly guides: readonly CompiledGuide[];
	readonly solutions: readonly CompiledTopic[];
	readonly topics: readonly CompiledTopic[];
	/** Downloadable documents: their summary, and their text in Markdown. */
	readonly templates: readonly {
		readonly summary: TemplateSummary;
		readonly text: string;
	}[];
	readonly facts: ReadonlyMap<string, FactCopy>;
	/** What is not public at all times. */
	readonly dated: DatedContent;
}

/** A language's compiled content, with the links and faults found in it. */
export interface CompiledTexts {
	readonly content: CompiledContent;
	/** Paths that texts link to, each with a function that reports a fault at the link. */
	readonly links: readonly ContentLink[];
	readonly faults: readonly Fault[];
}

/** A link in a text that should lead to a page; its path has no locale. */
export interface ContentLink {
	readonly path: string;
	readonly fault: (message: Message) => Fault;
}

/** Renders and sorts a language's content. */
export function compileTexts(
	content: LocaleContent,
	sources: readonly FactSource[],
	context: TextContext,
): CompiledTexts {
	const { locale, words } = context;
	const faults: Fault[] = [];
	const links: ContentLink[] = [];
	const facts = compileFacts(sources, {
		locale,
		attribution: words.attribution,
	});
	const render = createTextRenderer(sources, facts, {
		...context,
		faults,
		links,
	});
	const linkTo = (path: string): LinkCopy => ({
		href: context.localize(path),
		name: context.nameOf(path),
	});
	const cited = { locale, linkTo, words: words.guides, ...context.guides };
	const told = <Compiled extends { readonly faults: readonly Fault[] }>(
		compiled: Compiled,
	): Compiled => {
		faults.push(...compiled.faults);
		return compiled;
	};
	const compileTopics = (topics: LocaleContent["topics"]) =>
		topics.map((topic) => told(compileTopic(topic, render(topic), cited)));
	const offices = content.offices
		.toSorted((a, b) => a.fields.order - b.fields.order)
		.map((office) => compileOffice(office, locale));
	const compiled = {
		articles: content.articles
			.map((article) => compileArticle(article, render(article), cited))
			.sort((a, b) => b.page.published.iso.localeCompare(a.page.published.iso)),
		positions: content.positions
			.flatMap((position) => {
				const text = render(position);
				// One of an unknown office is checked as if it was in another.
				const office =
					offices.find(({ id }) => id === position.fields.office) ?? offices[0];
				const { placedTitle } = words;
				const others = { locale, placedTitle };
				return office ? [compilePosition(position, text, office, others)] : [];
			})
			.sort((a, b) => b.summary.posted.iso.localeCompare(a.summary.posted.iso)),
		offices,
		guides: content.guides
			.flatMap((guide): CompiledGuide[] => {
				const record = cited.records[guide.slug];
				const rendered = render(guide);
				return record
					? [told(compileGuide(guide, record, rendered, cited))]
					: [];
			})
			.sort((a, b) => Number(a.summary.order) - Number(b.summary.order)),
		solutions: compileTopics(content.solutions),
		topics: compileTopics(content.topics),
		templates: content.templates.map(({ slug, fields, source }) => {
			const { file, ...rest } = fields;
			const href = downloadHref(file, locale);
			return { summary: { slug, ...rest, href }, text: source.text };
		}),
		facts,
		dated: listDated(content, sources),
	};
	for (const { source } of content.templates)
		for (const { offset, message } of listDocumentFaults(source.text))
			faults.push(source.faultInText(offset, message));
	return {
		content: compiled,
		links: [...links, ...listRelated(content)],
		faults,
	};
}

/** Returns a function that renders a file's text, and adds its links and faults to the lists. */
function createTextRenderer(
	sources: readonly FactSource[],
	facts: ReadonlyMap<string, FactCopy>,
	context: TextContext & {
		readonly faults: Fault[];
		readonly links: ContentLink[];
	},
) {
	const { localize, pictures, words, factIds, faults, links } = context;
	const ids = [...(factIds ?? [])];
	const dated = new Set(sources.filter(isDated).map(({ id }) => id));
	const factOf = (id: string): FactCopy[] | undefined => {
		const fact = facts.get(id);
		if (fact) return [fact];
		return factIds?.has(id) === false ? undefined : [];
	};
	return ({ source }: { readonly source: SourceFile }): RenderedText => {
		const rendered = renderMarkdown(source.text, {
			localize,
			factOf,
			suggestFact: (id) => suggest(id, ids),
			isDated: (id) => dated.has(id),
			pictures,
			example: words.example,
			onFault: (offset, message) =>
				faults.push(source.faultInText(offset, message)),
		});
		for (const { path, offset } of rendered.links) {
			const fault = (message: Message) => source.faultInText(offset, message);
			links.push({ path, fault });
		}
		return rendered;
	};
}

/** The related pages that texts list in their fields. */
function listRelated(content: LocaleContent): ContentLink[] {
	const { articles, guides, solutions, topics } = content;
	return [...articles, ...guides, ...solutions, ...topics].flatMap(
		({ fields, source }) =>
			fields.related.map((path, index) => ({
				path,
				fault: (message: Message) => source.fault(["related", index], message),
			})),
	);
}
