import { brandName } from "../../shared/brand.ts";
import { withoutMarks } from "../../shared/break-mark.ts";
import { cardPath } from "../../shared/pages/file-addresses.ts";
import { isPageCopy, type PointCopy } from "../../shared/pages/page-copy.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { dayAfter, startOfDay } from "../content/days.ts";
import { listOf, messageAt, stringAt } from "../content/message-trees.ts";
import { firmReference, type LinkedDataSource } from "./linked-data-firm.ts";

/** An article published by the firm. */
export function describeArticle(source: LinkedDataSource): object {
	const read = copyReader(source);
	return describeText(source, read("published.iso"), read("reviewed.iso"));
}

/** A country guide: an article about a country. */
export function describeGuide(source: LinkedDataSource): object {
	const read = copyReader(source);
	const checked = read("checked.iso");
	return {
		...describeText(source, checked, checked),
		about: { "@type": "Country", name: read("countryName") },
	};
}

function describeText(
	source: LinkedDataSource,
	published: string,
	modified: string,
): object {
	const { page, locale, siteOrigin } = source;
	const read = copyReader(source);
	return {
		"@type": "Article",
		headline: read("heading"),
		description: read("description"),
		image: siteOrigin + cardPath(page, locale),
		inLanguage: locale,
		datePublished: published,
		dateModified: modified,
		author: firmReference(source),
		publisher: firmReference(source),
		mainEntityOfPage: siteOrigin + pageHref(page, locale),
	};
}

const employmentTypes: Readonly<Record<string, string>> = {
	"full-time": "FULL_TIME",
	"part-time": "PART_TIME",
	"fixed-term": "TEMPORARY",
};

/** An open vacancy. Omitted for a stand-in firm: job boards would take it for real. */
export function describePosition(source: LinkedDataSource): object[] {
	const { locale, siteOrigin, today, isSample } = source;
	const read = copyReader(source);
	const closes = read("closes.iso");
	if (isSample || (closes !== "" && closes < today)) return [];
	return [
		{
			"@type": "JobPosting",
			title: read("job"),
			description: `<p>${escapeText(read("introduction"))}</p>${read("html")}`,
			identifier: {
				"@type": "PropertyValue",
				name: brandName(locale),
				value: read("reference"),
			},
			datePosted: read("posted.iso"),
			...(closes ? { validThrough: endOf(closes) } : {}),
			employmentType: employmentTypes[read("employment")],
			hiringOrganization: firmReference(source),
			jobLocation: {
				"@type": "Place",
				address: {
					"@type": "PostalAddress",
					addressLocality: read("city"),
					addressCountry: read("country"),
				},
			},
			baseSalary: {
				"@type": "MonetaryAmount",
				currency: read("salary.currency"),
				value: {
					"@type": "QuantitativeValue",
					minValue: Number(read("salary.min")),
					maxValue: Number(read("salary.max")),
					unitText: "MONTH",
				},
			},
			url: siteOrigin + pageHref(source.page, locale),
			// The page itself contains the application form.
			directApply: true,
		},
	];
}

/** The last second of a day in the firm's time zone. */
function endOf(day: string): string {
	const last = startOfDay(dayAfter(day)) - 1000;
	return new Date(last).toISOString().replace(".000", "");
}

/** The questions that a page answers, anywhere on it. */
export function describeQuestions(source: LinkedDataSource): object[] {
	const questions = listQuestions(source);
	if (questions.length === 0) return [];
	return [
		{
			"@type": "FAQPage",
			mainEntity: questions.map(({ name, text }) => ({
				"@type": "Question",
				name,
				acceptedAnswer: { "@type": "Answer", text },
			})),
		},
	];
}

function listQuestions({ page, read }: LinkedDataSource): readonly PointCopy[] {
	const { namespace, key } = copyAddress(page);
	const copy = readMessage(read(namespace), key);
	const sections = isPageCopy(copy) ? copy.sections : [];
	const groups =
		page.id === "contact"
			? listOf(readMessage(read(namespace), "faq.groups"))
			: [];
	return [
		...sections.flatMap(({ layout, points = [] }) =>
			layout === "questions" ? points : [],
		),
		...groups
			.flatMap((group) => listOf(messageAt(group, "items")))
			.map((item) => ({
				name: stringAt(item, "name"),
				text: stringAt(item, "text"),
			})),
	];
}

/** Reads a text from the page's copy; empty if there is none. */
function copyReader({ page, read }: LinkedDataSource): (key: string) => string {
	const { namespace, key } = copyAddress(page);
	return (name) => {
		const message = readMessage(read(namespace), `${key}.${name}`);
		return typeof message === "string" ? withoutMarks(message) : "";
	};
}

function escapeText(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
