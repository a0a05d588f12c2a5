import type { RequestHandler } from "express";
import { brandName } from "../../shared/brand.ts";
import { feedHref } from "../../shared/feed.ts";
import {
	defaultLocale,
	type Locale,
	localeCodes,
	locales,
} from "../../shared/locales.ts";
import {
	copyAddress,
	nameAddress,
	readMessage,
} from "../../shared/page-messages.ts";
import {
	type Page,
	pageHref,
	pages,
	routeOf,
} from "../../shared/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import type { Messages } from "../i18n.ts";
import { answerText } from "./discovery-text.ts";

/** The site for language models, in Markdown: https://llmstxt.org */
export function answerLlms(
	siteOrigin: string,
	messages: Messages,
): RequestHandler {
	return answerText("text/plain", makeText(siteOrigin, messages));
}

function makeText(siteOrigin: string, messages: Messages): string {
	const readText = (locale: Locale, namespace: string, key: string) => {
		const message = readMessage(messages.read(locale, namespace), key);
		return typeof message === "string" ? message : "";
	};
	const nameOf = (page: Page, locale: Locale) => {
		const { namespace, key } = nameAddress(page);
		return readText(locale, namespace, key);
	};
	const noteOf = (page: Page, locale: Locale) => {
		const { namespace, key } = copyAddress(page);
		const description = readText(locale, namespace, `${key}.description`);
		const closes = readText(locale, namespace, `${key}.closes.text`);
		if (closes === "") return description;
		// This text is made once, so it says until when a vacancy is open, not whether it is.
		const label = readText(locale, "positions", "fields.closes");
		return `${description} (${label}: ${closes})`;
	};
	const listPages = (locale: Locale, chosen: readonly Page[]) =>
		chosen.map((page) =>
			link(
				nameOf(page, locale),
				siteOrigin + pageHref(page, locale),
				noteOf(page, locale),
			),
		);
	const below = (parent: PageId, child: PageId) =>
		[
			pages
				.filter(({ id }) => id === parent)
				.map((page) => nameOf(page, defaultLocale))
				.join(),
			listPages(
				defaultLocale,
				pages.filter(({ id }) => id === child),
			),
		] as const;
	const main = pages.filter(
		(page) => !routeOf(page).noindex && !routeOf(page).params,
	);
	const sections = [
		["Pages", listPages(defaultLocale, main)],
		below("services", "service"),
		below("industries", "industry"),
		below("insights", "article"),
		below("careers", "position"),
		...localeCodes
			.filter((locale) => locale !== defaultLocale)
			.map(
				(locale) => [locales[locale].label, listPages(locale, main)] as const,
			),
		[
			"Optional",
			[
				...localeCodes.map((locale) =>
					link(
						`Atom, ${locales[locale].label}`,
						siteOrigin + feedHref(locale),
						readText(locale, "insights", "page.description"),
					),
				),
				link("Sitemap", `${siteOrigin}/sitemap.xml`, "XML"),
			],
		],
	] as const;
	return [
		`# ${escapeMarkdown(brandName(defaultLocale))}`,
		`> ${escapeMarkdown(readText(defaultLocale, "home", "page.description"))}`,
		...sections.map(
			([heading, links]) =>
				`## ${escapeMarkdown(heading)}\n\n${links.join("\n")}`,
		),
	]
		.join("\n\n")
		.concat("\n");
}

function link(name: string, href: string, note: string): string {
	return `- [${escapeMarkdown(name)}](${href}): ${escapeMarkdown(note)}`;
}

/** Text as one line in which nothing is markup. */
function escapeMarkdown(text: string): string {
	return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<]/g, "\\$&");
}
