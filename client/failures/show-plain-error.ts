import { brandName } from "../../shared/brand.ts";
import { splitLocale } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { errorLinks } from "./error-links.ts";

/**
 * Last resort after React has unmounted the page: replaces everything with an error built from
 * plain elements. It has no messages, so links show their addresses.
 */
export function showPlainError(root: Element): void {
	const { locale } = splitLocale(location.pathname);
	const status = "Unknown Error";
	const main = make("main", make("h1", status));
	main.className = "error-main";
	main.lang = "en";
	main.append(make("p", "An unexpected error occurred"));
	for (const page of errorLinks) {
		const href = pageHref(page, locale);
		const link = make("a", href);
		link.href = href;
		// Forces a document load: no client-side navigation is left.
		link.target = "_top";
		main.append(make("p", link));
	}
	root.replaceChildren(main);
	document.title = `${status} | ${brandName(locale)}`;
	addEventListener("popstate", () => location.reload());
}

function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	content: Node | string,
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	element.append(content);
	return element;
}
