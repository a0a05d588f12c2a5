import { readFile } from "node:fs/promises";
import { STATUS_CODES } from "node:http";
import type messages from "../../locales/en-US/error.json";
import { brandName } from "../../shared/brand.ts";
import {
	type Locale,
	localeCodes,
	locales,
	unprefixedLocale,
} from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import type { Theme } from "../../shared/themes.ts";
import type { AssetManifest } from "../files/asset-manifest.ts";
import {
	headStart,
	linkAssets,
	oldLink,
	openHtml,
} from "../pages/render/document.ts";
import { escapeHtml } from "../pages/render/escape.ts";
import type { ErrorShell } from "./error-shell.tsx";

/** What an error page shows. */
export interface ErrorPageOptions {
	/** Absent if the thrown value was not an error. */
	readonly status: number | undefined;
	/** In English. */
	readonly message: string | undefined;
	readonly requestId: string;
	readonly locale: Locale;
	readonly theme: Theme;
}

/** Seconds until the coming-soon page redirects to the home page. */
const countdownSeconds = 8;

/**
 * Renders error pages from plain text templates. They depend on neither React nor i18n nor any
 * store, so none of these can break them.
 *
 * @param shells prerendered headers and footers; a locale without one gets a bare header.
 */
export function createErrorPage(
	messages: ReadonlyMap<Locale, ErrorMessages>,
	assets: AssetManifest,
	shells: ReadonlyMap<Locale, ErrorShell>,
): (options: ErrorPageOptions) => string {
	return (options) => {
		const { locale, theme, status } = options;
		const text = messages.get(locale);
		if (!text) throw new Error(`no error messages for locale ${locale}`);
		const isMissing = status === 404;
		const title = isMissing ? text.comingSoon.title : text.fault.title;
		const main = isMissing
			? comingSoon(options, text, messages.get(unprefixedLocale) ?? text)
			: fault(options, text);
		const { header, footer } = shells.get(locale) ?? bareShell(locale);
		return `${openHtml(locale, theme)}<head>${headStart}<title>${escapeHtml(`${title} | ${brandName(locale)}`)}</title><meta name="robots" content="noindex">${linkAssets(assets)}<script defer src="${assets.errorScript}" ${oldLink(assets)}></script></head><body class="error-page">${header}<main class="error-main" id="main" tabindex="-1">${main}${siteLinks(text, locale)}</main>${footer}</body></html>`;
	};
}

function bareShell(locale: Locale): ErrorShell {
	return {
		header: `<header class="error-header"><a href="${hrefFor("home", locale)}">${escapeHtml(brandName(locale))}</a></header>`,
		footer: "",
	};
}

function comingSoon(
	options: ErrorPageOptions,
	text: ErrorMessages,
	chinese: ErrorMessages,
): string {
	const { locale, message } = options;
	const home = hrefFor("home", locale);
	const original =
		locale === unprefixedLocale
			? ""
			: `<p class="error-kicker" lang="${unprefixedLocale}">${escapeHtml(chinese.comingSoon.heading)}</p>`;
	const [before = "", after = ""] = text.comingSoon.text.split("{{seconds}}");
	return `${original}<h1>${escapeHtml(text.comingSoon.heading)}</h1>
<p class="error-detail">${english(message ?? "", locale)}</p>
<div class="error-countdown" data-print="none" data-countdown="${countdownSeconds}" data-home="${home}" data-stayed="${escapeHtml(text.comingSoon.stayed)}" hidden><p role="status" aria-live="off" aria-atomic="true" tabindex="-1"><span data-text>${escapeHtml(before)}<b data-seconds>${countdownSeconds}</b>${escapeHtml(after)}</span></p><button class="button" type="button" data-stay>${escapeHtml(text.comingSoon.stay)}</button></div>
<p class="actions"><a class="button button-primary" href="${home}">${escapeHtml(text.comingSoon.home)}</a> <a class="button" href="${hrefFor("contact", locale)}">${escapeHtml(text.comingSoon.contact)}</a></p>
<h2>${escapeHtml(text.comingSoon.suggestions)}</h2><ul class="error-cards">${(
		["home", "services", "about", "contact"] as const
	)
		.map(
			(id) =>
				`<li><a href="${hrefFor(id, locale)}"><b>${escapeHtml(text.links[id])}</b><span>${escapeHtml(text.suggested[id])}</span></a></li>`,
		)
		.join("")}</ul>`;
}

function fault(options: ErrorPageOptions, text: ErrorMessages): string {
	const { locale, status, requestId } = options;
	const isServerFault = status === undefined || status >= 500;
	const shownStatus = status ?? english("Unknown Error", locale);
	return `<p class="error-status">${shownStatus}</p><h1>${escapeHtml(text.fault.title)}</h1>
<p class="error-detail">${describeFault(options, text)}</p>
${isServerFault ? `<p>${escapeHtml(text.fault.requestId)}: <code>${escapeHtml(requestId)}</code>. ${escapeHtml(text.fault.help)}</p>` : ""}
<p class="actions"><a class="button button-primary" href="${hrefFor("login", locale)}">${escapeHtml(text.fault.tryAgain)}</a> <a class="button" href="${hrefFor("home", locale)}">${escapeHtml(text.fault.home)}</a></p>`;
}

/** The error message, or a reason if that is only the status text or in another language. */
function describeFault(
	{ status, message, locale }: ErrorPageOptions,
	{ reasons }: ErrorMessages,
): string {
	const [, reason] =
		Object.entries(reasons).find(([code]) => code === String(status)) ?? [];
	const isBare = message === STATUS_CODES[status ?? 0];
	if (message && reason && (isBare || !isEnglish(locale)))
		return escapeHtml(reason);
	return english(message || "An unexpected error occurred", locale);
}

/** Specified English text, marked as such on pages in other languages. */
function english(text: string, locale: Locale): string {
	const escaped = escapeHtml(text);
	return isEnglish(locale) ? escaped : `<span lang="en">${escaped}</span>`;
}

function isEnglish(locale: Locale): boolean {
	return locales[locale].language === "en";
}

function siteLinks(text: ErrorMessages, locale: Locale): string {
	const links = (
		["home", "services", "about", "contact", "login"] as const
	).map(
		(id) =>
			`<li><a href="${hrefFor(id, locale)}">${escapeHtml(text.links[id])}</a></li>`,
	);
	return `<nav class="error-links" aria-label="${escapeHtml(text.links.label)}"><ul>${links.join("")}</ul></nav>`;
}

/** The error page's text in one language. */
type ErrorMessages = typeof messages;

/** The error page's text by locale. Loaded apart from i18n, so that it survives its failure. */
export async function loadErrorMessages(
	folder: string,
): Promise<ReadonlyMap<Locale, ErrorMessages>> {
	return new Map(
		await Promise.all(
			localeCodes.map(async (locale): Promise<[Locale, ErrorMessages]> => {
				const text = await readFile(`${folder}/${locale}/error.json`, "utf8");
				return [locale, JSON.parse(text)];
			}),
		),
	);
}
