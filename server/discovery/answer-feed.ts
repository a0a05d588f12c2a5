import type { RequestHandler } from "express";
import { brand, brandName } from "../../shared/brand.ts";
import { type Locale, localizePath } from "../../shared/locales.ts";
import { feedHref } from "../../shared/pages/file-addresses.ts";
import { hrefFor, pageHref } from "../../shared/pages/page-hrefs.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { type Page, pageOf } from "../../shared/pages/page-paths.ts";
import { stringAt } from "../content/message-trees.ts";
import { escapeHtml } from "../pages/render/escape.ts";
import {
	answerText,
	type DiscoveryDependencies,
	type ShownContent,
} from "./answer-text.ts";
import { readPageName, readPageText, readSampleNote } from "./page-text.ts";

/** The year in which the feed began. It is part of all entry ids, so it must not change. */
const firstYear = 2026;

/** The feed of a locale's articles, as Atom (RFC 4287). */
export function answerFeed(
	deps: DiscoveryDependencies,
	locale: Locale,
): RequestHandler {
	const { siteOrigin } = deps;
	return answerText(
		deps,
		"application/atom+xml",
		(shown) =>
			shown.pages.some(({ id }) => id === "insights")
				? makeFeed({ ...shown, siteOrigin, locale })
				: undefined,
		locale,
	);
}

interface FeedSource extends ShownContent {
	readonly siteOrigin: string;
	readonly locale: Locale;
}

interface Entry {
	/** A date such as `2026-11-21`. */
	readonly published: string;
	readonly updated: string;
	readonly xml: string;
}

function makeFeed(source: FeedSource): string {
	const { siteOrigin, messages, locale, pages } = source;
	const insights = pageOf("insights");
	const name = readPageName(messages, insights, locale);
	const subtitle = [
		readPageText(messages, insights, locale, "description"),
		readSampleNote(messages, locale),
	]
		.join("\n")
		.trim();
	const entries = pages
		.filter((page) => page.id === "article")
		.map((page) => makeEntry(source, page))
		.sort((a, b) => b.published.localeCompare(a.published));
	const updated = entries.map((entry) => entry.updated).sort();
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<title>${escapeHtml(`${brandName(locale)} | ${name}`)}</title>
<subtitle>${escapeHtml(subtitle)}</subtitle>
<id>${tagUri(feedHref(locale))}</id>
<link rel="self" type="application/atom+xml" href="${siteOrigin}${feedHref(locale)}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${siteOrigin}${hrefFor("insights", locale)}"/>
<updated>${startOf(updated.at(-1) ?? `${firstYear}-01-01`)}</updated>
<author><name>${escapeHtml(brandName(locale))}</name><uri>${siteOrigin}${localizePath("/", locale)}</uri></author>
<icon>${siteOrigin}/icon-192.png</icon>
${entries.map(({ xml }) => `${xml}\n`).join("")}</feed>
`;
}

function makeEntry(source: FeedSource, page: Page): Entry {
	const { siteOrigin, messages, locale } = source;
	const read = (name: string) => readPageText(messages, page, locale, name);
	const href = pageHref(page, locale);
	const [published, updated] = [read("published.iso"), read("reviewed.iso")];
	const html = `${makeBadge(source, page)}<p>${escapeHtml(read("introduction"))}</p>\n${read("html")}`;
	const xml = `<entry>
<title>${escapeHtml(read("heading"))}</title>
<id>${tagUri(href)}</id>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${siteOrigin}${href}"/>
<published>${startOf(published)}</published>
<updated>${startOf(updated)}</updated>
<category term="${escapeHtml(read("topic"))}"/>
<summary>${escapeHtml(read("description"))}</summary>
<content type="html">${escapeHtml(absoluteLinks(html, siteOrigin))}</content>
</entry>`;
	return { published, updated, xml };
}

/** The notice above a made-up case; readers show the content without the title's or the summary's. */
function makeBadge({ messages, locale }: FeedSource, page: Page): string {
	const { namespace, key } = copyAddress(page);
	if (!readMessage(messages.read(locale, namespace), `${key}.example`))
		return "";
	const words = (of: string) =>
		escapeHtml(stringAt(messages.read(locale, of), "example"));
	return `<p><strong>${words("common")}</strong> ${words("articles")}</p>\n`;
}

/** A tag URI (RFC 4151) with the firm's domain: an id independent of the site's origin. */
function tagUri(href: string): string {
	return `tag:${brand.domain},${firstYear}:${href}`;
}

/** The start of a day, because Atom requires timestamps (RFC 4287, section 3.3). */
function startOf(day: string): string {
	return `${day}T00:00:00Z`;
}

/**
 * Makes links absolute, because feed readers show an article elsewhere. There are no fragment
 * links.
 */
function absoluteLinks(html: string, origin: string): string {
	return html.replaceAll('href="/', `href="${origin}/`);
}
