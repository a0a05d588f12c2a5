import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { nameAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { breadcrumbsOf, routeOf } from "../../shared/pages/page-paths.ts";
import {
	describeArticle,
	describeGuide,
	describePosition,
	describeQuestions,
} from "./linked-data-content.ts";
import {
	describeFirm,
	describeOffices,
	describeSite,
	type LinkedDataSource,
} from "./linked-data-firm.ts";

/**
 * A page's schema.org data for search engines: its breadcrumbs, subject and questions. Empty for
 * pages that are not indexed.
 */
export function listLinkedData(source: LinkedDataSource): readonly object[] {
	const { page } = source;
	if (routeOf(page).noindex) return [];
	return [
		...describeBreadcrumbs(source),
		...describeSubject(source),
		...describeQuestions(source),
	].map((data) => ({ "@context": "https://schema.org", ...data }));
}

function describeSubject(source: LinkedDataSource): object[] {
	switch (source.page.id) {
		case "home":
			return [describeFirm(source), describeSite(source)];
		case "locations":
			return describeOffices(source);
		case "article":
			return [describeArticle(source)];
		case "guide":
			return [describeGuide(source)];
		case "position":
			return describePosition(source);
		default:
			return [];
	}
}

function describeBreadcrumbs({
	page,
	locale,
	siteOrigin,
	read,
}: LinkedDataSource): object[] {
	const breadcrumbs = breadcrumbsOf(page);
	if (breadcrumbs.length < 2) return [];
	return [
		{
			"@type": "BreadcrumbList",
			itemListElement: breadcrumbs.map((crumb, index) => {
				const { namespace, key } = nameAddress(crumb);
				return {
					"@type": "ListItem",
					position: index + 1,
					name: readMessage(read(namespace), key),
					item: siteOrigin + pageHref(crumb, locale),
				};
			}),
		},
	];
}
