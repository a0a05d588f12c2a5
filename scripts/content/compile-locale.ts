import type {
	ArticleCopy,
	ArticleSummary,
	Office,
	PositionCopy,
	PositionSummary,
} from "../../shared/pages/content.ts";
import type { FactCopy } from "../../shared/pages/page-copy.ts";
import {
	dayCopy,
	daysText,
	readingMinutes,
	salaryCopy,
} from "./format-copy.ts";
import { type RenderedText, renderMarkdown } from "./markdown.ts";
import {
	ContentError,
	type LocaleContent,
	type Written,
} from "./read-content.ts";
import type {
	ArticleSource,
	FactSource,
	OfficeSource,
	PositionSource,
} from "./schemas.ts";

export interface LocaleContext {
	readonly locale: string;
	/** Makes an address in this language from a path without a locale. */
	readonly localize: (path: string) => string;
	/** The line below a fact, with `{{date}}` and `{{source}}`. */
	readonly attribution: string;
}

/** A language's content in the form that pages read. */
export interface CompiledContent {
	readonly articles: readonly { summary: ArticleSummary; page: ArticleCopy }[];
	readonly positions: readonly {
		summary: PositionSummary;
		page: PositionCopy;
	}[];
	readonly offices: readonly Office[];
	readonly facts: ReadonlyMap<string, FactCopy>;
	/** Paths that texts link to, each with the file it is in. */
	readonly links: readonly { readonly file: string; readonly path: string }[];
}

/** Renders and sorts what a language's files hold. @throws ContentError */
export function compileLocale(
	content: LocaleContent,
	sources: readonly FactSource[],
	context: LocaleContext,
): CompiledContent {
	const { locale } = context;
	const faults: string[] = [];
	const links: { file: string; path: string }[] = [];
	const facts = new Map(
		sources.map((source) => [source.id, factCopy(source, locale)]),
	);
	const render = ({ file, text }: Written<unknown>): RenderedText => {
		try {
			const rendered = renderMarkdown(text, {
				localize: context.localize,
				factOf: (id) => requireFact(facts, id),
				attribute: ({ asOf, source }) =>
					context.attribution
						.replace("{{date}}", asOf.text)
						.replace("{{source}}", source),
			});
			links.push(...rendered.links.map((path) => ({ file, path })));
			return rendered;
		} catch (error) {
			faults.push(
				`${file}: text: ${error instanceof Error ? error.message : error}`,
			);
			return { html: "", parts: [], introduction: "", links: [] };
		}
	};
	const offices = content.offices
		.toSorted((a, b) => a.fields.order - b.fields.order)
		.map((office) => compileOffice(office, locale));
	const compiled = {
		articles: content.articles
			.map((article) => compileArticle(article, render(article), context))
			.sort((a, b) => b.page.published.iso.localeCompare(a.page.published.iso)),
		positions: content.positions
			.map((position) =>
				compilePosition(
					position,
					render(position),
					offices.find(({ id }) => id === position.fields.office),
					locale,
				),
			)
			.sort((a, b) => b.summary.posted.iso.localeCompare(a.summary.posted.iso)),
		offices,
		facts,
		links: [
			...links,
			...content.articles.flatMap(({ file, fields }) =>
				fields.related.map((path) => ({ file, path })),
			),
		],
	};
	if (faults.length > 0) throw new ContentError(faults);
	return compiled;
}

/** A fact by its id. @throws for one that there is not. */
export function requireFact(
	facts: ReadonlyMap<string, FactCopy>,
	id: string,
): FactCopy {
	const fact = facts.get(id);
	if (!fact) throw new Error(`no fact ${id} in facts.json`);
	return fact;
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
	office: Office | undefined,
	locale: string,
): { summary: PositionSummary; page: PositionCopy } {
	const { title, salary, posted, closes, languages, ...rest } = fields;
	const { employment, workplace, ...listed } = rest;
	const summary = {
		slug,
		...listed,
		title,
		city: office?.name ?? "",
		country: office?.country ?? "",
		countryName: office?.countryName ?? "",
		posted: dayCopy(posted, locale),
		...(closes ? { closes: dayCopy(closes, locale) } : {}),
	};
	const names = new Intl.DisplayNames(locale, { type: "language" });
	return {
		summary,
		page: {
			...summary,
			heading: title,
			introduction,
			sections: [],
			employment,
			workplace,
			salary: salaryCopy(salary, locale),
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

function factCopy(source: FactSource, locale: string): FactCopy {
	const pick = (text: string | Record<string, string>): string =>
		typeof text === "string" ? text : (text[locale] ?? text["en-US"] ?? "");
	return {
		id: source.id,
		value: pick(source.value),
		text: pick(source.text),
		asOf: dayCopy(source.asOf, locale),
		source: pick(source.source.name),
	};
}
