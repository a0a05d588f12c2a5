import {
	listPages,
	type Page,
	routeOf,
} from "../../shared/pages/page-paths.ts";
import { type ByKind, mapKinds } from "./content-kinds.ts";

/** Slugs of content by kind. */
export type Slugs = ByKind<readonly string[]>;

/** What any language has: what another lacks is told of once, where it is missing. */
export function joinSlugs(languages: readonly Slugs[]): Slugs {
	return mapKinds((kind) => [
		...new Set(languages.flatMap((slugs) => slugs[kind])),
	]);
}

/** Kinds of content whose files are pages, by their rows of the route table. */
export const contentPages = {
	articles: { page: "article", param: "article" },
	positions: { page: "position", param: "position" },
	guides: { page: "guide", param: "country" },
	solutions: { page: "solution", param: "solution" },
} as const;

/**
 * Every page that the site has with this content. The route table lists what there was when
 * `shared/pages/content-index.ts` was last written, and loaded.
 */
export function listSitePages(slugs: Slugs): readonly Page[] {
	return listPages({
		article: { article: slugs.articles },
		position: { position: slugs.positions },
		guide: { country: slugs.guides },
		solution: { solution: slugs.solutions },
	});
}

/** The ids of a page's sections, with this content. */
export function listAnchors(page: Page, slugs: Slugs): readonly string[] {
	if (page.id === "locations") return slugs.offices;
	return routeOf(page).anchors ?? [];
}
