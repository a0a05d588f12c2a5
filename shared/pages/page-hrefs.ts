import {
	type Locale,
	localeCodes,
	localizePath,
	splitLocale,
} from "../locales.ts";
import type { PageId } from "../routes.ts";
import {
	type Page,
	type ParamsArgument,
	pageAt,
	pageOf,
	pages,
} from "./page-paths.ts";
import type { AnchorOf, QueryOf } from "./route-types.ts";

/** The address of a page, typed like {@link pageOf}. */
export function hrefFor<Id extends PageId>(
	id: Id,
	locale: Locale,
	...params: ParamsArgument<Id>
): string {
	return pageHref(pageOf(id, ...params), locale);
}

/** The address of a section of a page, typed like {@link pageHref}. */
export function anchorHref<Id extends PageId>(
	id: Id,
	locale: Locale,
	anchor: AnchorOf<Id>,
	...params: ParamsArgument<Id>
): string {
	return pageHref(pageOf(id, ...params), locale, { anchor });
}

/**
 * The address of a page in a locale, optionally with a query and an anchor. A query parameter or an
 * anchor that the page lacks is a type error; parameters without a value are omitted.
 */
export function pageHref<Id extends PageId>(
	page: Page<Id>,
	locale: Locale,
	to: {
		readonly query?: { readonly [Name in QueryOf<Id>]?: string | undefined };
		readonly anchor?: AnchorOf<Id> | undefined;
	} = {},
): string {
	const query = Object.entries<string | undefined>(to.query ?? {})
		.filter(([, value]) => value)
		.map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`)
		.join("&")
		// Slashes are legal in query strings and easier to read unencoded.
		.replaceAll("%2F", "/");
	return `${localizePath(page.path, locale)}${query && `?${query}`}${to.anchor ? `#${to.anchor}` : ""}`;
}

/** The page and locale at an exact path, prefix included. */
export function findLocalizedPage(
	path: string,
): { page: Page; locale: Locale } | undefined {
	const { locale, rest } = splitLocale(path);
	const page = pageAt(rest);
	return page && pageHref(page, locale) === path ? { page, locale } : undefined;
}

/** The addresses of pages in all locales, by default of all listed pages. */
export function listAddresses(of: readonly Page[] = pages): readonly {
	page: Page;
	locale: Locale;
	href: string;
}[] {
	return localeCodes.flatMap((locale) =>
		of.map((page) => ({ page, locale, href: pageHref(page, locale) })),
	);
}
