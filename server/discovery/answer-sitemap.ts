import type { RequestHandler } from "express";
import { defaultLocale, localeCodes } from "../../shared/locales.ts";
import { listAddresses, pageHref } from "../../shared/pages/page-hrefs.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import { answerText, type DiscoveryDependencies } from "./answer-text.ts";

/**
 * Every indexable page in every locale, with its alternates and, if known, the date of its last
 * change: https://www.sitemaps.org/protocol.html
 */
export function answerSitemap(deps: DiscoveryDependencies): RequestHandler {
	return answerText(deps, "application/xml", ({ pages }) =>
		makeSitemap(deps, pages),
	);
}

function makeSitemap(
	{ siteOrigin, revisions }: DiscoveryDependencies,
	pages: readonly Page[],
): string {
	const urls = listAddresses(pages)
		.filter(({ page }) => !routeOf(page).noindex)
		.map(({ page, locale, href }) => {
			const alternates = [
				...localeCodes.map(
					(locale) => [locale, pageHref(page, locale)] as const,
				),
				["x-default", pageHref(page, defaultLocale)] as const,
			].map(
				([language, path]) =>
					`<xhtml:link rel="alternate" hreflang="${language}" href="${siteOrigin}${path}"/>`,
			);
			const day = revisions[locale]?.[page.path]?.changed;
			// The schema requires its own elements before those of other namespaces.
			const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
			return `<url><loc>${siteOrigin}${href}</loc>${lastmod}${alternates.join("")}</url>`;
		});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}
