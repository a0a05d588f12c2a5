import type { DatedContent } from "../../server/content/dated-content.ts";
import {
	isDated,
	type Term,
	termOf,
} from "../../server/content/publication.ts";
import type {
	ArticleCopy,
	ArticleSummary,
	Office,
	PositionCopy,
	PositionSummary,
	TemplateSummary,
} from "../../shared/pages/content.ts";
import { downloadHref } from "../../shared/pages/download-address.ts";
import type {
	FactCopy,
	FactSourceCopy,
	HiringLawCopy,
	LinkCopy,
} from "../../shared/pages/page-copy.ts";
import { listDocumentFaults } from "../documents/document-faults.ts";
import type { Fault } from "../validate/fault.ts";
import { suggest } from "../validate/nearest.ts";
import type { Pictures } from "./article-pictures.ts";
import { partialDayText } from "./cite.ts";
import {
	type CompiledGuide,
	compileGuide,
	type GuideWords,
} from "./compile-guide.ts";
import {
	type CompiledTopic,
	compileTopic,
	type TopicContext,
} from "./compile-topic.ts";
import {
	dayCopy,
	daysText,
	pickText,
	readingMinutes,
	salaryCopy,
} from "./format-copy.ts";
import { type RenderedText, renderMarkdown } from "./markdown.ts";
import type { FaultyText, LocaleContent, Written } from "./read-content.ts";
import type {
	ArticleSource,
	FactGrade,
	FactSource,
	HiringLawSource,
	OfficeSource,
	PositionSource,
} from "./schemas.ts";

export interface LocaleContext {
	readonly locale: string;
	/** Makes an address in this language from a path without a locale. */
	readonly localize: (path: string) => string;
	/** The words of the line below a fact. */
	readonly attribution: Attribution;
	/** Facts of which there is an entry, also those with faults; undefined where none can be read. */
	readonly factIds: ReadonlySet<string> | undefined;
	readonly pictures: Pictures;
	readonly guides: Pick<TopicContext, "records" | "sourceIds"> & {
		readonly words: TopicContext["words"] & GuideWords;
	};
	/** Files whose fields are wrong, so that nothing is made of them: their texts are looked at. */
	readonly faulty: readonly FaultyText[];
	/** What a path without a locale is called. */
	readonly nameOf: (path: string) => string;
	/** The words of the badge of what is made up. */
	readonly example: string;
	/** How a vacancy is called with its place: `{{title}}` and `{{city}}`. */
	readonly placedTitle: string;
}

/** How a language says when a fact was true and checked, and of what grade its source is. */
export interface Attribution {
	/** With `{{date}}`, `{{checked}}` and `{{grade}}`; the source's name follows. */
	readonly dated: string;
	readonly grades: Readonly<Record<FactGrade, string>>;
}

/** A language's content in the form that pages read. */
export interface CompiledContent {
	readonly articles: readonly { summary: ArticleSummary; page: ArticleCopy }[];
	readonly positions: readonly {
		summary: PositionSummary;
		page: PositionCopy;
	}[];
	readonly offices: readonly Office[];
	readonly guides: readonly CompiledGuide[];
	readonly solutions: readonly CompiledTopic[];
	readonly topics: readonly CompiledTopic[];
	/** Documents to fill in: what pages say of them, and their text in Markdown. */
	readonly templates: readonly {
		readonly summary: TemplateSummary;
		readonly text: string;
	}[];
	readonly facts: ReadonlyMap<string, FactCopy>;
	/** What of it is not public at all times. */
	readonly dated: DatedContent;
}

/** A language's content, and what is to be looked at in it. */
export interface CompiledTexts {
	readonly content: CompiledContent;
	/** Paths that texts link to, each with what to say of it. */
	readonly links: readonly ContentLink[];
	readonly faults: readonly Fault[];
}

/** A path in a text, without a locale, that should lead to a page. */
export interface ContentLink {
	readonly path: string;
	readonly fault: (message: string) => Fault;
}

/** Renders and sorts what a language's files hold. */
export function compileLocale(
	content: LocaleContent,
	sources: readonly FactSource[],
	context: LocaleContext,
): CompiledTexts {
	const { locale } = context;
	const faults: Fault[] = [];
	const links: ContentLink[] = [];
	const facts = new Map(
		sources.map((source) => [source.id, factCopy(source, context)]),
	);
	const factOf = (id: string): FactCopy[] | undefined => {
		const fact = facts.get(id);
		if (fact) return [fact];
		return context.factIds?.has(id) === false ? undefined : [];
	};
	const render = ({
		text,
		source,
	}: LocaleContext["faulty"][number]): RenderedText => {
		const rendered = renderMarkdown(text, {
			localize: context.localize,
			factOf,
			suggestFact: (id) => suggest(id, [...(context.factIds ?? [])]),
			isDated: (id) => sources.some((fact) => fact.id === id && isDated(fact)),
			pictures: context.pictures,
			example: context.example,
			onFault: (offset, message) =>
				faults.push(source.faultInText(offset, message)),
		});
		for (const { path, offset } of rendered.links)
			links.push({
				path,
				fault: (message) => source.faultInText(offset, message),
			});
		return rendered;
	};
	for (const file of context.faulty) render(file);
	const linkTo = (path: string): LinkCopy => ({
		href: context.localize(path),
		name: context.nameOf(path),
	});
	const cited = { locale, linkTo, ...context.guides };
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
			.map((article) => compileArticle(article, render(article), context))
			.sort((a, b) => b.page.published.iso.localeCompare(a.page.published.iso)),
		positions: content.positions
			.flatMap((position) => {
				const text = render(position);
				const office = offices.find(({ id }) => id === position.fields.office);
				return office ? [compilePosition(position, text, office, context)] : [];
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
		templates: content.templates.map(({ slug, fields, text }) => {
			const { file, ...rest } = fields;
			const href = downloadHref(file, locale);
			return { summary: { slug, ...rest, href }, text };
		}),
		facts,
		dated: listDated(content, sources),
	};
	for (const { text, source } of content.templates)
		for (const { offset, message } of listDocumentFaults(text))
			faults.push(source.faultInText(offset, message));
	return {
		content: compiled,
		links: [
			...links,
			...[
				...content.articles,
				...content.guides,
				...content.solutions,
				...content.topics,
			].flatMap(({ fields, source }) =>
				fields.related.map((path, index) => ({
					path,
					fault: (message: string) => source.fault(["related", index], message),
				})),
			),
		],
		faults,
	};
}

function listDated(
	{ articles, positions }: LocaleContent,
	facts: readonly FactSource[],
): DatedContent {
	const listKind = (
		kind: DatedContent["pages"][number]["kind"],
		files: readonly Written<Term>[],
	) =>
		files
			.filter(({ fields }) => isDated(fields))
			.map(({ slug, fields }) => ({ kind, slug, ...termOf(fields) }));
	return {
		pages: [
			...listKind("article", articles),
			...listKind("position", positions),
		],
		facts: facts
			.filter(isDated)
			.map((fact) => ({ id: fact.id, ...termOf(fact) })),
	};
}

function compileArticle(
	{ slug, fields, text }: Written<ArticleSource>,
	rendered: RenderedText,
	{ locale, localize }: LocaleContext,
): { summary: ArticleSummary; page: ArticleCopy } {
	const shared = {
		topic: fields.topic,
		heading: fields.heading,
		description: fields.description,
		...(fields.example ? { example: fields.example } : {}),
		published: dayCopy(fields.published, locale),
		minutes: String(readingMinutes(text)),
	};
	const { introduction, html, parts } = rendered;
	return {
		summary: { slug, ...shared },
		page: {
			...shared,
			title: fields.title,
			introduction,
			sections: [],
			reviewed: dayCopy(fields.reviewed, locale),
			author: fields.author,
			html,
			parts,
			related: fields.related.map(localize),
		},
	};
}

function compilePosition(
	{ slug, fields }: Written<PositionSource>,
	{ introduction, html }: RenderedText,
	office: Office,
	{ locale, placedTitle }: LocaleContext,
): { summary: PositionSummary; page: PositionCopy } {
	const { draft: _, publishOn: __, expiresOn: ___, ...shown } = fields;
	const { title, salary, posted, closes, languages, ...rest } = shown;
	const { employment, workplace, description, reference, ...listed } = rest;
	const listing = {
		slug,
		...listed,
		title,
		city: office.name,
		country: office.country,
		countryName: office.countryName,
		posted: dayCopy(posted, locale),
		...(closes ? { closes: dayCopy(closes, locale) } : {}),
	};
	const names = new Intl.DisplayNames(locale, { type: "language" });
	const { text, ...pay } = salaryCopy(salary, locale);
	const placed = placedTitle
		.replace("{{title}}", title)
		.replace("{{city}}", office.name);
	return {
		summary: { ...listing, pay: text },
		page: {
			...listing,
			title: placed,
			job: title,
			description,
			reference,
			heading: placed,
			introduction,
			sections: [],
			employment,
			workplace,
			salary: { ...pay, text },
			languages: languages.map((code) => names.of(code) ?? code),
			html,
		},
	};
}

function compileOffice(
	{ slug, fields }: Written<OfficeSource>,
	locale: string,
): Office {
	const { order: _, geo, languages, hours, country, ...rest } = fields;
	const countries = new Intl.DisplayNames(locale, { type: "region" });
	const names = new Intl.DisplayNames(locale, { type: "language" });
	return {
		id: slug,
		...rest,
		country,
		countryName: countries.of(country) ?? country,
		hours: hours.map((entry) => ({
			...entry,
			text: daysText(entry.days, locale),
		})),
		languages: languages.map((code) => names.of(code) ?? code),
		latitude: String(geo.latitude),
		longitude: String(geo.longitude),
	};
}

/** What a language's readers see of the countries' laws, by country. */
export function compileHiringLaw(
	sources: readonly HiringLawSource[],
	context: Pick<LocaleContext, "locale" | "attribution">,
): ReadonlyMap<string, HiringLawCopy> {
	const { locale } = context;
	const regions = new Intl.DisplayNames(locale, { type: "region" });
	return new Map(
		sources.map(({ country, models, ...law }) => [
			country,
			{
				id: country,
				name: regions.of(country.toUpperCase()) ?? country,
				recruitment: pickText(models.recruitment.text, locale),
				temporary: pickText(models.temporary.text, locale),
				employerOfRecord: pickText(models.employerOfRecord.text, locale),
				quota: pickText(law.quota, locale),
				statute: pickText(law.statute, locale),
				...sourceCopy(law, context),
			},
		]),
	);
}

function factCopy(
	source: FactSource,
	context: Pick<LocaleContext, "locale" | "attribution">,
): FactCopy {
	const { id, value, text, steps } = source;
	const { locale } = context;
	return {
		id,
		value: pickText(value, locale),
		text: pickText(text, locale),
		...(steps && {
			steps: steps.map(({ name, percent }) => ({
				name: pickText(name, locale),
				percent: String(percent),
			})),
		}),
		...sourceCopy(source, context),
	};
}

function sourceCopy(
	{ asOf, checked, source }: Pick<FactSource, "asOf" | "checked" | "source">,
	{ locale, attribution }: Pick<LocaleContext, "locale" | "attribution">,
): FactSourceCopy {
	return {
		dated: attribution.dated
			.replace("{{date}}", partialDayText(asOf, locale))
			.replace("{{checked}}", dayCopy(checked, locale).text)
			.replace("{{grade}}", attribution.grades[source.grade]),
		source: pickText(source.name, locale),
		...(source.url ? { url: source.url } : {}),
	};
}
