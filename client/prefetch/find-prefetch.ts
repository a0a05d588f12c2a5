import type { Locale } from "../../shared/locales.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { isDocumentOnly, type Page } from "../../shared/pages/page-paths.ts";

export interface PrefetchLink {
	/** Absolute address. */
	readonly href: string;
	readonly target: string;
}

/**
 * The page that a link leads to, if it is worth loading ahead: none for links that leave the
 * document or the site, lead to a section, to the page that is shown or to one that is a document of its own.
 *
 * @param currentHref absolute address of what is shown.
 */
export function findPrefetch(
	{ href, target }: PrefetchLink,
	currentHref: string,
): { page: Page; locale: Locale } | undefined {
	if (target !== "" && target !== "_self") return undefined;
	if (!URL.canParse(href)) return undefined;
	const url = new URL(href);
	const current = new URL(currentHref);
	if (url.origin !== current.origin || href.includes("#")) return undefined;
	if (url.pathname === current.pathname) return undefined;
	const found = findLocalizedPage(url.pathname);
	return found && !isDocumentOnly(found.page) ? found : undefined;
}
