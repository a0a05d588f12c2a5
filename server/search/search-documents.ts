import {
	type Locale,
	localeCodes,
	localizePath,
} from "../../shared/locales.ts";
import { anchorLabel } from "../../shared/pages/anchors.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import {
	anchorsOf,
	type Page,
	pages,
	routeOf,
} from "../../shared/pages/page-paths.ts";
import { readPageName } from "../discovery/page-text.ts";
import type { Messages } from "../i18n.ts";
import { collectText, readHtmlParts } from "./collect-text.ts";
import type { SearchDocument } from "./search-index.ts";
import { keywordsOf } from "./search-keywords.ts";

type Fields = SearchDocument["fields"];

interface Part {
	/** Where the part is; the page itself if absent. */
	readonly anchor?: string | undefined;
	readonly heading: string;
	readonly text: string;
}

/**
 * All that can be found in a language: public pages, and each of their sections.
 *
 * @param isOpen whether everybody may read a page.
 */
export function listSearchDocuments(
	messages: Messages,
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
	const names = localeCodes.map((code) => ({
		isOwn: code === locale,
		...readNames(messages, page, code),
	}));
	const { name, copy } = readNames(messages, page, locale);
	const href = localizePath(page.path, locale);
	const title = textOf(copy, "title") || name;
	const introduction = textOf(copy, "introduction");
	const shared = { page: href, title, rank: rankOf(page) };
	const nameFields = names.flatMap(({ isOwn, name: text, copy: its }) => [
		{ text, weight: isOwn ? 7 : 4 },
		{ text: textOf(its, "title"), weight: isOwn ? 6 : 3 },
		{ text: textOf(its, "heading"), weight: isOwn ? 3 : 1 },
		{ text: textOf(its, "description"), weight: isOwn ? 2.5 : 0.5 },
	]);
	const parts = listParts(messages, page, locale);
	const whole: SearchDocument = {
		...shared,
		href,
		section: "",
		text: [textOf(copy, "description"), introduction].join(" "),
		fields: [
			...nameFields,
			{ text: keywordsOf(page.path), weight: 4 },
			{ text: page.path.replace(/[/-]/g, " "), weight: 2 },
			{ text: introduction, weight: 1.5 },
			...parts.map(({ text }) => ({ text, weight: 0.35 })),
		],
	};
	const others = localeCodes
		.filter((code) => code !== locale)
		.map((code) => listParts(messages, page, code));
	return [
		whole,
		...parts.map(({ anchor, heading, text }, index) => ({
			...shared,
			href: anchor ? `${href}#${anchor}` : href,
			section: heading,
			text,
			fields: [
				{ text: heading, weight: 4 },
				{ text, weight: 1 },
				...others.map((list) => ({
					text: list[index]?.heading ?? "",
					weight: 2,
				})),
				{ text: keywordsOf(page.path), weight: 1 },
				...faint(nameFields),
			],
		})),
	];
}

/** A section is about its page's subject too, though less than about its own. */
function faint(fields: Fields): Fields {
	return fields.map(({ text, weight }) => ({ text, weight: weight / 5 }));
}

function readNames(messages: Messages, page: Page, locale: Locale) {
	const { namespace, key } = copyAddress(page);
	return {
		name: readPageName(messages, page, locale),
		copy: readMessage(messages.read(locale, namespace), key),
	};
}

function listParts(messages: Messages, page: Page, locale: Locale): Part[] {
	const { copy } = readNames(messages, page, locale);
	if (page.id === "home")
		return Object.entries(messages.read(locale, "home"))
			.filter(([key]) => key !== "page" && key !== "previews")
			.map(([, group]) => ({
				heading: textOf(group, "heading"),
				text: collectText(group),
			}));
	if (page.id === "locations") return listOffices(messages, locale, copy);
	const html = textOf(copy, "html");
	if (html) return readHtmlParts(html);
	return listSections(messages, page, locale, copy);
}

function listSections(
	messages: Messages,
	page: Page,
	locale: Locale,
	copy: unknown,
): Part[] {
	const sections = listOf(copy, "sections");
	const anchors = anchorsOf(page);
	// Pages with a part of their own before the sections have its anchor before theirs.
	const offset = Math.max(0, anchors.length - sections.length);
	const labels = messages.read(locale, "common");
	return sections.map((section, index) => {
		const anchor = anchors[index + offset];
		const label =
			anchor && readMessage(labels, `names.anchors.${anchorLabel(anchor)}`);
		return {
			anchor: anchor ?? `part-${index + 1}`,
			heading: typeof label === "string" ? label : textOf(section, "heading"),
			text: collectText(section),
		};
	});
}

function listOffices(
	messages: Messages,
	locale: Locale,
	copy: unknown,
): Part[] {
	const { items } = messages.read(locale, "offices");
	const offices = Array.isArray(items) ? items : [];
	return [
		...offices.map((office) => ({
			anchor: textOf(office, "id"),
			heading: textOf(office, "name"),
			text: collectText(office),
		})),
		...listOf(copy, "sections").map((section) => ({
			heading: textOf(section, "heading"),
			text: collectText(section),
		})),
	];
}

function listOf(message: unknown, key: string): readonly unknown[] {
	const value: unknown = Object(message)[key];
	return Array.isArray(value) ? value : [];
}

function textOf(message: unknown, key: string): string {
	const value: unknown = Object(message)[key];
	return typeof value === "string" ? value : "";
}

/** Those who ask for a subject mostly mean its main page, not a detail of it. */
function rankOf(page: Page): number {
	if (page.id === "home") return 0.75;
	const depth = page.path.split("/").length - 1;
	if (page.id === "position") return 0.8;
	return depth >= 3 ? 0.85 : depth === 2 ? 1.05 : 1.15;
}
