import { brandName } from "../brand.ts";
import {
	defaultLocale,
	type Locale,
	localeCodes,
	locales,
} from "../locales.ts";
import { cardPath, feedHref } from "./file-addresses.ts";
import type { MessageTree } from "./page-data.ts";
import { pageHref } from "./page-hrefs.ts";
import { copyAddress, readMessage } from "./page-messages.ts";
import { type Page, routeOf } from "./page-paths.ts";

interface HeadTag {
	readonly name: "meta" | "link";
	readonly attributes: Readonly<Record<string, string>>;
}

/** The content of a page's `head`. */
export interface PageHead {
	readonly title: string;
	readonly tags: readonly HeadTag[];
}

/**
 * Builds a page's head: title and description, and for indexable pages the canonical URL, the
 * alternates in other locales and the social card.
 *
 * @param siteOrigin origin of all absolute URLs, from the configuration
 * @param isPreview whether the page is an unpublished preview, which must not be indexed
 */
export function describePage(
	page: Page,
	locale: Locale,
	siteOrigin: string,
	read: (namespace: string) => MessageTree,
	isPreview = false,
): PageHead {
	const { namespace, key } = copyAddress(page);
	const title = readText(read(namespace), `${key}.title`);
	const description = readText(read(namespace), `${key}.description`);
	const isHidden = routeOf(page).noindex || isPreview;
	return {
		title: nameTitle(title, brandName(locale)),
		tags: [
			meta("name", "description", description),
			...(isHidden
				? [meta("name", "robots", "noindex")]
				: publicTags(page, locale, siteOrigin, title, description)),
		],
	};
}

/** Title width that search results show, in Latin letters. A Chinese character counts twice. */
const titleRoom = 60;

/** Appends the firm's name to a page's title if both fit. */
function nameTitle(title: string, brand: string): string {
	const named = `${title} | ${brand}`;
	return widthOf(named) > titleRoom ? title : named;
}

function widthOf(text: string): number {
	return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}

function publicTags(
	page: Page,
	locale: Locale,
	siteOrigin: string,
	title: string,
	description: string,
): HeadTag[] {
	const addressIn = (code: Locale) => siteOrigin + pageHref(page, code);
	return [
		link("canonical", { href: addressIn(locale) }),
		...localeCodes.map((code) =>
			link("alternate", { hreflang: code, href: addressIn(code) }),
		),
		link("alternate", {
			hreflang: "x-default",
			href: addressIn(defaultLocale),
		}),
		meta("property", "og:type", page.id === "article" ? "article" : "website"),
		meta("property", "og:image", siteOrigin + cardPath(page, locale)),
		meta("property", "og:image:width", "1200"),
		meta("property", "og:image:height", "630"),
		meta("name", "twitter:card", "summary_large_image"),
		meta("property", "og:site_name", brandName(locale)),
		meta("property", "og:title", title),
		meta("property", "og:description", description),
		meta("property", "og:url", addressIn(locale)),
		meta("property", "og:locale", locales[locale].openGraph),
		...localeCodes
			.filter((code) => code !== locale)
			.map((code) =>
				meta("property", "og:locale:alternate", locales[code].openGraph),
			),
		link("alternate", {
			type: "application/atom+xml",
			title: brandName(locale),
			href: feedHref(locale),
		}),
	];
}

function link(rel: string, attributes: HeadTag["attributes"]): HeadTag {
	return { name: "link", attributes: { rel, ...attributes } };
}

function meta(
	kind: "name" | "property",
	name: string,
	content: string,
): HeadTag {
	return { name: "meta", attributes: { [kind]: name, content } };
}

function readText(tree: MessageTree, key: string): string {
	const text = readMessage(tree, key);
	if (typeof text !== "string") throw new Error(`no text at ${key}`);
	return text;
}
