import type { GuideCopy, GuideSummary } from "../../../shared/pages/content.ts";
import type { Fault } from "../../validate/fault.ts";
import type { SourceFile } from "../../validate/source-file.ts";
import { say } from "../../words/words.ts";
import type { Written } from "../read-files.ts";
import type { GuideRecord, GuideSource } from "../schemas.ts";
import { createCitations, listUnknown } from "../text/cite.ts";
import { dayCopy, spanCopy } from "../text/format-copy.ts";
import { gratuityChart } from "../text/gratuity-chart.ts";
import type { RenderedText } from "../text/markdown.ts";
import { glanceTable, glanceTexts, type LinkContext } from "./compile-topic.ts";
import type { GuideWords } from "./content-words.ts";

export interface CompiledGuide {
	readonly summary: GuideSummary;
	readonly page: GuideCopy;
	/** The sources that the guide cites, as `country/key`, the form that topics use. */
	readonly cited: readonly string[];
	/** Statements without a source, and unknown source keys. */
	readonly faults: readonly Fault[];
}

/**
 * Compiles a country guide. Every statement in its text and table ends with the keys of its
 * sources, `[[key, key]]`, which become links to the list of sources, each with its grade and date.
 */
export function compileGuide(
	{ slug, fields, source: file }: Written<GuideSource>,
	record: GuideRecord,
	rendered: RenderedText,
	context: LinkContext & { readonly words: Omit<GuideWords, "questions"> },
): CompiledGuide {
	const { locale } = context;
	const known = new Map(Object.entries(record.sources));
	const texts = [
		...glanceTexts(fields.glance),
		{ path: ["text"], text: rendered.html },
	];
	const { cited, sources, citeHtml, citeText } = createCitations(
		texts,
		known,
		context,
	);
	const compared = context.words.compared.map((name) => ({
		name,
		value: fields.glance.find((row) => row.name === name)?.value,
	}));
	const { country, order, checked } = record;
	const days = cited.map((key) => known.get(key)?.checked ?? checked);
	const countryName =
		new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
	const gratuity = gratuityChart(country, locale, context.words.gratuity);
	const shared = { description: fields.description, country, countryName };
	return {
		cited: cited.map((key) => `${slug}/${key}`),
		summary: {
			slug,
			heading: fields.heading,
			order: String(order),
			compared: compared.flatMap(({ value }) =>
				value ? citeText(value).text : [],
			),
			...shared,
		},
		page: {
			...shared,
			title: fields.title,
			heading: fields.heading,
			introduction: rendered.introduction,
			sections: [],
			checked: spanCopy(days, locale) ?? dayCopy(checked, locale),
			...(gratuity ? { gratuity } : {}),
			glance: glanceTable(fields.glance, citeHtml),
			html: citeHtml(markExamples(rendered.html, context.words.example)),
			parts: rendered.parts,
			sources,
			related: fields.related.map(context.linkTo),
			...(fields.closing ? { closing: fields.closing } : {}),
		},
		faults: [
			...listUncited(rendered.html, file),
			...listStrayFigures(rendered.html, file),
			...fields.glance.flatMap(({ name, value }, index) =>
				citation.test(value)
					? []
					: [
							file.fault(
								["glance", index, "value"],
								say("faults.uncited", { text: name }),
							),
						],
			),
			...compared.flatMap(({ name, value }) =>
				value
					? []
					: [file.fault(["glance"], say("faults.noSharedRow", { name }))],
			),
			...listUnknown(texts, [...known.keys()], file),
		],
	};
}

/** Marks the label of list items that calculate an example, which stand on a ground of their own. */
function markExamples(html: string, label: string): string {
	return html.replaceAll(`<li>${label}`, `<li><b>${label}</b>`);
}

const citation = /\[\[[a-z0-9, -]+\]\]$/;

/**
 * Reports paragraphs, list items and rows without a source. Text without figures that links to
 * another page needs none.
 */
function listUncited(html: string, file: SourceFile): Fault[] {
	return [
		...html.matchAll(/<(p|li|th scope="row")>(.*?)<\/(?:p|li|th)>/gs),
	].flatMap(([, , inner = ""]) => {
		const isSignpost = inner.includes('<a href="/') && !/\d/.test(plain(inner));
		return citation.test(inner.trim()) || isSignpost
			? []
			: [
					file.fault(
						["text"],
						say("faults.uncited", { text: plain(inner).slice(0, 60) }),
						plain(inner).slice(0, 12),
					),
				];
	});
}

/** Reports figures beside a section whose text has other numbers. */
function listStrayFigures(html: string, file: SourceFile): Fault[] {
	return html.split(/(?=<h2 )/).flatMap((section) => {
		const [aside = ""] = /<aside.*?<\/aside>/.exec(section) ?? [];
		const numbers = numbersOf(section.replace(aside, ""));
		return numbersOf(aside)
			.filter((number) => !numbers.includes(number))
			.map((number) =>
				file.fault(
					["text"],
					say("faults.strayFigure", { number, text: plain(aside) }),
					"{{figure",
				),
			);
	});
}

function numbersOf(html: string): string[] {
	return plain(html).match(/\d[\d,.]*(?<=\d)/g) ?? [];
}

function plain(html: string): string {
	return html.replace(/<[^>]*>/g, "");
}
