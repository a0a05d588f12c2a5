import type { Locale } from "../../shared/locales.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { isDocumentOnly, type Page } from "../../shared/pages/page-paths.ts";

export interface PrefetchLink {
	/** Absolute URL. */
	readonly href: string;
	readonly target: string;
}

/**
 * The page behind a link, if it is worth prefetching. `undefined` for links that leave the document
 * or the site, lead to a section or to the current page, or always load a document.
 *
 * @param currentHref absolute URL of the current page
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
