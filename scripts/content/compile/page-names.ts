import { anchorLabel } from "../../../shared/pages/anchors.ts";
import {
	fillParams,
	pageAt,
	routeOf,
} from "../../../shared/pages/page-paths.ts";
import type { LocaleContent } from "../read-content.ts";

/**
 * Names link targets: sections and pages as menus do, pages that no menu names by their headings.
 * An unknown target keeps its path; the check of links reports it.
 *
 * @param names the messages below `names` in the namespace `common`.
 */
export function createPageNames(
	content: LocaleContent,
	names: Readonly<Record<string, Readonly<Record<string, string>>>>,
): (path: string) => string {
	const headings = new Map(
		[
			["/insights/", content.articles] as const,
			["/guides/", content.guides] as const,
			["/solutions/", content.solutions] as const,
		].flatMap(([folder, texts]) =>
			texts.map(({ slug, fields }) => [folder + slug, fields.heading] as const),
		),
	);
	const offices = new Map(
		content.offices.map(({ slug, fields }) => [slug, fields.name]),
	);
	return (path) => {
		const [pathname = "", anchor] = path.split("#");
		if (anchor)
			return (
				names.anchors?.[anchorLabel(anchor)] ?? offices.get(anchor) ?? path
			);
		const page = pageAt(pathname);
		const label = page && routeOf(page).label;
		const [group = "", name = ""] = label
			? fillParams(label, page.params).split(".")
			: [];
		return names[group]?.[name] ?? headings.get(pathname) ?? path;
	};
}
