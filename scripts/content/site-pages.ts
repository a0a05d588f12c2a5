import {
	listPages,
	type Page,
	routeOf,
} from "../../shared/pages/page-paths.ts";
import { type ByKind, mapKinds } from "./content-kinds.ts";

/** Content slugs by kind. */
export type Slugs = ByKind<readonly string[]>;

/** The slugs that any language has. A file missing in one language is reported once, elsewhere. */
export function joinSlugs(languages: readonly Slugs[]): Slugs {
	return mapKinds((kind) => [
		...new Set(languages.flatMap((slugs) => slugs[kind])),
	]);
}

/** Kinds of content whose files are pages, with their route and its parameter. */
export const contentPages = {
	articles: { page: "article", param: "article" },
	positions: { page: "position", param: "position" },
	guides: { page: "guide", param: "country" },
	solutions: { page: "solution", param: "solution" },
} as const;

/**
 * Every page of the site with this content. The route table itself lists the pages as of when
 * `shared/pages/content-index.ts` was last written and loaded.
 */
export function listSitePages(slugs: Slugs): readonly Page[] {
	return listPages({
		article: { article: slugs.articles },
		position: { position: slugs.positions },
		guide: { country: slugs.guides },
		solution: { solution: slugs.solutions },
	});
}

/** The ids of a page's sections with this content. */
export function listAnchors(page: Page, slugs: Slugs): readonly string[] {
	if (page.id === "locations") return slugs.offices;
	return routeOf(page).anchors ?? [];
}
