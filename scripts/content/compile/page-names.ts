import { anchorLabel } from "../../../shared/pages/anchors.ts";
import { copyAddress } from "../../../shared/pages/page-messages.ts";
import {
	breadcrumbsOf,
	fillParams,
	type Page,
	pageAt,
	routeOf,
} from "../../../shared/pages/page-paths.ts";
import { pageNamespace } from "../content-kinds.ts";
import type { LocaleContent } from "../read-content.ts";
import type { ContentWords } from "./content-words.ts";

/**
 * Names link targets: sections and pages as menus do, pages that no menu names by their headings.
 * An unknown target keeps its path; the check of links reports it.
 *
 * @param words.names the messages below `names` in the namespace `common`.
 * @param words.within names an industry's or a service's item, which have the same names under each.
 */
export function createPageNames(
	content: LocaleContent,
	{ names, within }: Pick<ContentWords, "names" | "within">,
): (path: string) => string {
	/** By the namespace of the text. */
	const headings = new Map(
		(["articles", "guides", "solutions", "topics"] as const).flatMap((kind) =>
			content[kind].map(
				({ slug, fields }) =>
					[pageNamespace(kind, slug), fields.heading] as const,
			),
		),
	);
	const offices = new Map(
		content.offices.map(({ slug, fields }) => [slug, fields.name]),
	);
	const nameOf = (page: Page): string | undefined => {
		const { label } = routeOf(page);
		const [group = "", name = ""] = label
			? fillParams(label, page.params).split(".")
			: [];
		return names[group]?.[name] ?? headings.get(copyAddress(page).namespace);
	};
	return (path) => {
		const [pathname = "", anchor] = path.split("#");
		if (anchor)
			return (
				names.anchors?.[anchorLabel(anchor)] ?? offices.get(anchor) ?? path
			);
		const page = pageAt(pathname);
		if (!page) return path;
		const [, , parent = page] = breadcrumbsOf(page);
		const name = nameOf(page) ?? path;
		return parent === page
			? name
			: within
					.replace("{{name}}", () => nameOf(parent) ?? "")
					.replace("{{part}}", () => name);
	};
}
