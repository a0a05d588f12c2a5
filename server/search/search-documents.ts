import { type Locale, localeCodes } from "../../shared/locales.ts";
import { anchorLabel, partId } from "../../shared/pages/anchors.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import {
	anchorsOf,
	type Page,
	pageHref,
	pages,
	routeOf,
} from "../../shared/pages/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import { readPageName } from "../discovery/page-text.ts";
import type { Messages } from "../i18n.ts";
import {
	collectNames,
	collectText,
	readText,
	splitHtml,
} from "./collect-text.ts";
import type { SearchDocument } from "./search-entry.ts";
import { keywordsOf } from "./search-keywords.ts";

type Fields = SearchDocument["fields"];

interface Part {
	readonly anchor: string;
	readonly heading: string;
	/** What its points are called. */
	readonly names: string;
	/** Reads its text, which of the other language's parts nobody wants. */
	readonly read: () => string;
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
	const { name, copy } = readNames(messages, page, locale);
	const others = localeCodes.filter((code) => code !== locale);
	const nameFields = [
		...weighNames(name, copy, [7, 6, 3, 2.5]),
		...others.flatMap((code) => {
			const other = readNames(messages, page, code);
			return weighNames(other.name, other.copy, [4, 3, 1, 0.5]);
		}),
	];
	const href = pageHref(page, locale);
	const shared = {
		page: href,
		title: textOf(copy, "title") || name,
		rank: rankOf(page),
	};
	const introduction = textOf(copy, "introduction");
	const keywords = keywordsOf(page.path);
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
			text: [textOf(copy, "description"), introduction].join(" "),
			fields: [
				...nameFields,
				{ text: keywords, weight: 4 },
				{ text: page.path.replace(/[/-]/g, " "), weight: 2 },
				{ text: introduction, weight: 1.5 },
				...parts.map(({ text }) => ({ text, weight: 0.35 })),
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
				{ text: keywords, weight: 1 },
				...faint(nameFields),
			],
		})),
	];
}

/** What a page is called: by menus, by its title, its heading and its description. */
function weighNames(
	name: string,
	copy: unknown,
	weights: readonly [number, number, number, number],
): Fields {
	const texts = [
		name,
		...["title", "heading", "description"].map((key) => textOf(copy, key)),
	];
	return texts.map((text, index) => ({ text, weight: weights[index] ?? 0 }));
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

/** Parts that stand beside a page's copy, under their keys, which are their anchors as well. */
const groups: { readonly [Id in PageId]?: readonly string[] } = {
	home: ["hero", "services", "expertise", "nationalization"],
	services: ["models", "steps"],
	industries: ["how"],
	contact: ["channels", "write", "next", "verify", "faq"],
};

function listParts(messages: Messages, page: Page, locale: Locale): Part[] {
	const { namespace, key } = copyAddress(page);
	const all = messages.read(locale, namespace);
	const copy = readMessage(all, key);
	const html = textOf(copy, "html");
	if (html)
		return splitHtml(html).map(({ rest, ...part }) => ({
			...part,
			names: "",
			read: () => readText(rest),
		}));
	return [
		...(page.id === "locations" ? listOffices(messages, locale) : []),
		...listSections(messages, page, locale, listOf(copy, "sections")),
		...(groups[page.id] ?? []).map((group) =>
			describePart(group, readMessage(all, group)),
		),
	];
}

function describePart(
	anchor: string,
	message: unknown,
	heading = "heading",
): Part {
	return {
		anchor,
		heading: textOf(message, heading),
		names: collectNames(message),
		read: () => collectText(message),
	};
}

function listSections(
	messages: Messages,
	page: Page,
	locale: Locale,
	sections: readonly unknown[],
): Part[] {
	const anchors = anchorsOf(page);
	// Pages with a part of their own before the sections have its anchor before theirs.
	const offset = Math.max(0, anchors.length - sections.length);
	const labels = messages.read(locale, "common");
	return sections.map((section, index) => {
		const anchor = anchors[index + offset];
		const label =
			anchor && readMessage(labels, `names.anchors.${anchorLabel(anchor)}`);
		const part = describePart(anchor ?? partId(index), section);
		return typeof label === "string" ? { ...part, heading: label } : part;
	});
}

function listOffices(messages: Messages, locale: Locale): Part[] {
	const offices = listOf(messages.read(locale, "offices"), "items");
	return offices.map((office) =>
		describePart(textOf(office, "id"), office, "name"),
	);
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
