import type { Locale } from "./locales.ts";
import type { MessageTree } from "./page-data.ts";
import { commonNamespace, readMessage } from "./page-messages.ts";
import {
	breadcrumbsOf,
	fillParams,
	type Page,
	pageHref,
	routeOf,
} from "./page-paths.ts";

/**
 * What search engines are told about a page, as schema.org data: the way to it from the home page.
 * None for pages that are not for the index.
 *
 * @param siteOrigin origin of all absolute addresses, from the configuration.
 */
export function listLinkedData(
	page: Page,
	locale: Locale,
	siteOrigin: string,
	read: (namespace: string) => MessageTree,
): readonly object[] {
	const breadcrumbs = breadcrumbsOf(page);
	if (routeOf(page).noindex || breadcrumbs.length < 2) return [];
	const names = read(commonNamespace);
	return [
		{
			"@context": "https://schema.org",
			"@type": "BreadcrumbList",
			itemListElement: breadcrumbs.map((crumb, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name: readMessage(
					names,
					`names.${fillParams(routeOf(crumb).label, crumb.params)}`,
				),
				item: siteOrigin + pageHref(crumb, locale),
			})),
		},
	];
}
