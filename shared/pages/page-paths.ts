import { matchPath } from "react-router";
import type { Locale } from "../locales.ts";
import { type PageId, routes } from "../routes.ts";
import type { Route } from "./route.ts";
import type { AnchorOf, ParamsOf, Row } from "./route-types.ts";

/** A page of the site: a row of the route table with its parameters filled in. */
export interface Page<Id extends PageId = PageId> {
	readonly id: Id;
	readonly params: Readonly<Record<string, string>>;
	/** Path without a locale prefix. */
	readonly path: string;
}

export type ParamsArgument<Id extends PageId> = keyof ParamsOf<Id> extends never
	? []
	: [params: ParamsOf<Id>];

/** Pages without parameters. */
export type SinglePageId = {
	[Id in PageId]: keyof ParamsOf<Id> extends never ? Id : never;
}[PageId];

const ids = Object.keys(routes).filter((id): id is PageId => id in routes);

/** All listed pages, in table order. */
export const pages: readonly Page[] = listPages();

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** The route that a page belongs to. */
export function routeOf(page: Page): Row {
	return routes[page.id];
}

/** Whether a page is always loaded as a document, because only the server knows its content. */
export function isDocumentOnly(page: Page): boolean {
	const { isPrivate, isDocument } = routeOf(page);
	return isPrivate === true || isDocument === true || !isListed(page);
}

/** Whether a page is in {@link pages}, not just matched by a route's `unlisted` pattern. */
export function isListed(page: Page): boolean {
	return pagesByPath.has(page.path);
}

/** The page at an exact unprefixed path. */
export function pageAt(path: string): Page | undefined {
	return pagesByPath.get(path) ?? findUnlisted(path);
}

/** Matches a path against routes with unlisted parameters. */
export function findUnlisted(path: string): Page | undefined {
	for (const id of ids) {
		const { unlisted }: Route = routes[id];
		const params = unlisted?.exec(path)?.groups;
		if (params) return { id, params, path };
	}
	return undefined;
}

/** Whether a path matches the pattern of a parameterized route; the values may be invalid. */
export function hasParameterForm(path: string): boolean {
	return Object.values(routes).some(
		(route) => "params" in route && matchPath(route.path, path),
	);
}

/** A page by route and parameters. An unknown page or value is a type error. */
export function pageOf<Id extends PageId>(
	id: Id,
	...[params]: ParamsArgument<Id>
): Page<Id> {
	const route: Route = routes[id];
	const values = params ?? {};
	return { id, params: values, path: fillParams(route.path, values) };
}

/** The section anchors of a page, as listed in the route table. */
export function anchorsOf(page: Page): readonly AnchorOf<PageId>[] {
	const route = routes[page.id];
	return "anchors" in route ? route.anchors : [];
}

/** The route name with a locale suffix, such as `about___en-US`. */
export function routeName(page: Page, locale: Locale): string {
	return `${page.id}___${locale}`;
}

/** The pages from the home page down to this one. */
export function breadcrumbsOf(page: Page): readonly Page[] {
	const segments = page.path.split("/").filter(Boolean);
	return [
		"/",
		...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`),
	].flatMap((path) => pageAt(path) ?? []);
}

/** The direct children of a page. */
export function childrenOf({ path: parent }: Page): readonly Page[] {
	return pages.filter(
		({ path }) =>
			path !== "/" && (path.slice(0, path.lastIndexOf("/")) || "/") === parent,
	);
}

/** Fills in a template: `:name` becomes the parameter's value. */
export function fillParams(
	template: string,
	params: Readonly<Record<string, string>>,
): string {
	return template.replace(
		/:([a-z]+)/g,
		(_, name: string) => params[name] ?? "",
	);
}

/**
 * All listed pages, in table order.
 *
 * @param values parameter values by route that replace the table's
 */
export function listPages(
	values: Partial<Record<PageId, Route["params"]>> = {},
): Page[] {
	return ids.flatMap((id) => {
		const route: Route = routes[id];
		const params = values[id] ?? route.params ?? {};
		return combine(Object.entries(params)).map((params) => ({
			id,
			params,
			path: fillParams(route.path, params),
		}));
	});
}

function combine(
	entries: readonly (readonly [string, readonly string[]])[],
): Record<string, string>[] {
	return entries.reduce<Record<string, string>[]>(
		(combinations, [name, values]) =>
			combinations.flatMap((combination) =>
				values.map((value) => ({ ...combination, [name]: value })),
			),
		[{}],
	);
}
