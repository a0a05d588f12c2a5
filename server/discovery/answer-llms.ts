import type { RequestHandler } from "express";
import { brandName } from "../../shared/brand.ts";
import {
	defaultLocale,
	type Locale,
	localeCodes,
	locales,
} from "../../shared/locales.ts";
import { feedHref } from "../../shared/pages/file-addresses.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { type Page, pageOf, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import { stringAt } from "../content/message-trees.ts";
import type { Messages } from "../i18n.ts";
import {
	answerText,
	type DiscoveryDependencies,
	type ShownContent,
} from "./answer-text.ts";
import {
	findPageText,
	readPageName,
	readPageText,
	readSampleNote,
} from "./page-text.ts";

/** Main pages whose subpages have sections of their own. */
const families = [
	[pageOf("services"), "service"],
	[pageOf("industries"), "industry"],
	[pageOf("insights"), "article"],
	[pageOf("solutions"), "solution"],
	[pageOf("guides"), "guide"],
	[pageOf("careers"), "position"],
] as const satisfies readonly (readonly [Page, PageId])[];

/** The site for language models, in Markdown: https://llmstxt.org */
export function answerLlms(deps: DiscoveryDependencies): RequestHandler {
	return answerText(deps, "text/plain", (shown) =>
		makeText(deps.siteOrigin, shown),
	);
}

function makeText(
	siteOrigin: string,
	{ messages, pages }: ShownContent,
): string {
	const listPages = (listed: readonly Page[], locale: Locale) =>
		listed.map((page) =>
			link(
				readPageName(messages, page, locale),
				siteOrigin + pageHref(page, locale),
				describe(messages, page, locale),
			),
		);
	const main = pages.filter(
		(page) => !routeOf(page).noindex && !routeOf(page).params,
	);
	const isShown = ({ id }: Page) => pages.some((page) => page.id === id);
	const [home, insights] = [pageOf("home"), pageOf("insights")];
	const feeds = isShown(insights) ? localeCodes : [];
	const sections = [
		section("Pages", listPages(main, defaultLocale)),
		...families.map(([parent, child]) =>
			section(
				readPageName(messages, parent, defaultLocale),
				listPages(
					pages.filter(({ id }) => id === child),
					defaultLocale,
				),
			),
		),
		...localeCodes
			.filter((locale) => locale !== defaultLocale)
			.map((locale) => section(locales[locale].label, listPages(main, locale))),
		// The format's name for links that may be skipped for a shorter context.
		section("Optional", [
			...feeds.map((locale) =>
				link(
					`Atom feed, ${locales[locale].label}`,
					siteOrigin + feedHref(locale),
					readPageText(messages, insights, locale, "description"),
				),
			),
			link(
				"Sitemap",
				`${siteOrigin}/sitemap.xml`,
				"all pages in all languages",
			),
		]),
	];
	const summary = [
		isShown(home)
			? readPageText(messages, home, defaultLocale, "description")
			: "",
		readSampleNote(messages, defaultLocale),
	]
		.join(" ")
		.trim();
	const head = `# ${escapeMarkdown(brandName(defaultLocale))}\n\n> ${escapeMarkdown(summary)}\n`;
	return [head, ...sections.filter(Boolean)].join("\n");
}

/** Empty without links: pages may be guarded. */
function section(heading: string, links: readonly string[]): string {
	if (links.length === 0) return "";
	return `## ${escapeMarkdown(heading)}\n\n${links.join("\n")}\n`;
}

/** A page's description. It is cached, so it gives a vacancy's closing date, not its state. */
function describe(messages: Messages, page: Page, locale: Locale): string {
	const description = readPageText(messages, page, locale, "description");
	const closes = findPageText(messages, page, locale, "closes.text");
	if (closes === undefined) return description;
	const labels = messages.read(locale, "positions");
	return `${description} (${stringAt(labels, "fields.closes")}: ${closes})`;
}

function link(name: string, href: string, note: string): string {
	return `- [${escapeMarkdown(name)}](${href}): ${escapeMarkdown(note)}`;
}

/** Escapes text as one line of Markdown without markup. */
function escapeMarkdown(text: string): string {
	return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<]/g, "\\$&");
}
