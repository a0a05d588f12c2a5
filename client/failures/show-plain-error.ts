import { brandName } from "../../shared/brand.ts";
import { splitLocale } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { errorLinks } from "./error-links.ts";

/**
 * The last resort, when React has given the page up: an error in place of everything, made of
 * elements alone. It knows no texts, so its links are called by their addresses.
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
		// Nothing is left that could show a page without its document.
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
