import { locales } from "../../shared/locales.ts";
import { describePage } from "../../shared/pages/head.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import { readPageData } from "../state/read-page-data.ts";
import type { LoadedPage } from "./entry.ts";

const replaced =
	'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/**
 * Updates the document's language, title and head for the current page. Removes linked data,
 * because robots load documents.
 */
export function updateHead({ page, locale, i18n }: LoadedPage): void {
	const read = (namespace: string): MessageTree => i18n.read(namespace) ?? {};
	const { siteOrigin } = readPageData();
	const { title, tags } = describePage(page, locale, siteOrigin, read);
	document.documentElement.lang = locale;
	document.documentElement.dir = locales[locale].dir;
	document.title = title;
	for (const element of document.head.querySelectorAll(replaced))
		element.remove();
	for (const { name, attributes } of tags) {
		const element = document.createElement(name);
		for (const [attribute, value] of Object.entries(attributes))
			element.setAttribute(attribute, value);
		document.head.append(element);
	}
}
