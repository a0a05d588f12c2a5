import { brandName } from "../../shared/brand.ts";
import { type Locale, unprefixedLocale } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-paths.ts";
import type { Theme } from "../../shared/themes.ts";
import type { AssetManifest } from "../files/asset-manifest.ts";
import { headStart, linkAssets, openHtml } from "../pages/render/document.ts";
import { escapeHtml } from "../pages/render/escape.ts";
import type { ErrorMessages } from "./error-messages.ts";

/** What an error page shows. */
export interface ErrorPageOptions {
	readonly status: number | undefined;
	readonly message: string | undefined;
	readonly requestId: string;
	readonly locale: Locale;
	readonly theme: Theme;
}

/** Seconds until the coming-soon page goes home. */
const countdownSeconds = 8;

/**
 * Renders error pages as plain text templates, so that they depend on neither React nor i18n nor
 * any store: whatever failed, they do not.
 */
export function createErrorPage(
	messages: ReadonlyMap<Locale, ErrorMessages>,
	assets: AssetManifest,
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
		return `${openHtml(locale, theme)}<head>${headStart}<title>${escapeHtml(`${title} | ${brandName(locale)}`)}</title><meta name="robots" content="noindex">${linkAssets(assets)}${isMissing ? `<script type="module" src="${assets.errorScript}"></script>` : ""}</head><body class="error-page"><header class="error-header"><a href="${hrefFor("home", locale)}">${escapeHtml(brandName(locale))}</a></header><main class="error-main" id="main">${main}</main><footer class="error-footer">${siteLinks(text, locale)}</footer></body></html>`;
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
<p class="error-detail">${escapeHtml(message ?? "")}</p>
<div class="error-countdown" data-countdown="${countdownSeconds}" data-home="${home}" data-stayed="${escapeHtml(text.comingSoon.stayed)}" hidden><p role="status" aria-live="off" aria-atomic="true" tabindex="-1"><span data-text>${escapeHtml(before)}<b data-seconds>${countdownSeconds}</b>${escapeHtml(after)}</span></p><button class="button" type="button" data-stay>${escapeHtml(text.comingSoon.stay)}</button></div>
<p class="error-actions"><a class="button button-primary" href="${home}">${escapeHtml(text.comingSoon.home)}</a> <a class="button" href="${hrefFor("contact", locale)}">${escapeHtml(text.comingSoon.contact)}</a></p>
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
	const { locale, status, message, requestId } = options;
	const isServerFault = status === undefined || status >= 500;
	return `<p class="error-status">${status ?? "Unknown Error"}</p><h1>${escapeHtml(text.fault.title)}</h1>
<p class="error-detail">${escapeHtml(message || "An unexpected error occurred")}</p>
${isServerFault ? `<p>${escapeHtml(text.fault.requestId)}: <code>${escapeHtml(requestId)}</code>. ${escapeHtml(text.fault.help)}</p>` : ""}
<p class="error-actions"><a class="button button-primary" href="${hrefFor("login", locale)}">${escapeHtml(text.fault.tryAgain)}</a> <a class="button" href="${hrefFor("home", locale)}">${escapeHtml(text.fault.home)}</a></p>`;
}

function siteLinks(text: ErrorMessages, locale: Locale): string {
	const links = (
		["home", "services", "about", "contact", "login"] as const
	).map(
		(id) =>
			`<li><a href="${hrefFor(id, locale)}">${escapeHtml(text.links[id])}</a></li>`,
	);
	return `<nav aria-label="${escapeHtml(text.links.label)}"><ul>${links.join("")}</ul></nav>`;
}
