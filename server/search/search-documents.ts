import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { Message } from "../../shared/pages/page-data.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import type { Edition } from "../content/edition.ts";
import { stringAt } from "../content/message-trees.ts";
import { readPageName } from "../discovery/page-text.ts";
import type { Messages } from "../i18n.ts";
import type { SearchDocument } from "./search-entry.ts";
import { listParts } from "./search-parts.ts";
import { countryOf, readVisitorWords } from "./visitor-words.ts";

type Fields = SearchDocument["fields"];

/**
 * All documents that can be found in a locale: public pages, and each of their sections.
 *
 * @param isOpen whether everybody may read a page.
 */
export function listSearchDocuments(
	{ messages, pages }: Pick<Edition, "messages" | "pages">,
	locale: Locale,
	isOpen: (page: Page) => boolean,
): SearchDocument[] {
	return pages
		.filter((page) => !routeOf(page).noindex && isOpen(page))
		.flatMap((page) => describePage(messages, page, locale));
}

function describePage(
	messages: Messages,
	page: Page,
	locale: Locale,
): SearchDocument[] {
	const { name, copy } = readNames(messages, page, locale);
	const others = localeCodes.filter((code) => code !== locale);
	const nameFields = [
		...weighNames(name, copy, [5, 6, 3, 2]),
		...others.flatMap((code) => {
			const other = readNames(messages, page, code);
			return weighNames(other.name, other.copy, [4, 3, 1, 0.5]);
		}),
	];
	const href = pageHref(page, locale);
	const shared = {
		page: href,
		title: stringAt(copy, "title") || name,
		country: countryOf(page.path),
		rank: rankOf(page),
	};
	const introduction = stringAt(copy, "introduction");
	const words = readVisitorWords(page.path, locale);
	const wordFields = [
		{ text: words.own, weight: 3 },
		{ text: words.foreign, weight: 1.5 },
	];
	const parts = listParts(messages, page, locale).map(({ read, ...part }) => ({
		...part,
		text: read(),
	}));
	const otherParts = others.map((code) => listParts(messages, page, code));
	return [
		{
			...shared,
			href,
			section: "",
			text: [stringAt(copy, "description"), introduction].join(" "),
			fields: [
				...nameFields,
				...wordFields,
				{ text: page.path.replace(/[/-]/g, " "), weight: 2 },
				{ text: introduction, weight: 1.5 },
				...parts.map(({ text }) => ({ text, weight: 0.3 })),
			],
		},
		...parts.map(({ anchor, heading, names, text }, index) => ({
			...shared,
			href: `${href}#${anchor}`,
			section: heading,
			text,
			fields: [
				{ text: heading, weight: 4 },
				{ text: names, weight: 2 },
				{ text, weight: 1 },
				...otherParts.flatMap((list) => [
					{ text: list[index]?.heading ?? "", weight: 2 },
					{ text: list[index]?.names ?? "", weight: 1 },
				]),
				...faint(nameFields, 5),
				...faint(wordFields, 10),
			],
		})),
	];
}

/** The names of a page: in menus, its title, heading and description. */
function weighNames(
	name: string,
	copy: Message | undefined,
	weights: readonly [number, number, number, number],
): Fields {
	const texts = [
		name,
		...["title", "heading", "description"].map((key) => stringAt(copy, key)),
	];
	return texts.map((text, index) => ({ text, weight: weights[index] ?? 0 }));
}

/** A section also matches its page's subject, though less than its own. */
function faint(fields: Fields, divisor: number): Fields {
	return fields.map(({ text, weight }) => ({ text, weight: weight / divisor }));
}

function readNames(messages: Messages, page: Page, locale: Locale) {
	const { namespace, key } = copyAddress(page);
	return {
		name: readPageName(messages, page, locale),
		copy: readMessage(messages.read(locale, namespace), key),
	};
}

/** Pages that visitors look for by name, and that mention other pages' subjects. */
const secondary: ReadonlySet<PageId> = new Set([
	...(["about", "position", "contractors"] as const),
	...(["accessibility", "terms", "timeline"] as const),
]);

/** Visitors who search for a subject usually want its main page, not a detail. */
function rankOf(page: Page): number {
	if (page.id === "home") return 0.75;
	const depth = page.path.split("/").length - 1;
	if (secondary.has(page.id)) return 0.8;
	return depth >= 3 ? 0.65 : depth === 2 ? 1.05 : 1.15;
}
