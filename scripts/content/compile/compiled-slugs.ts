import type { DatedEntry } from "../../../server/content/dated-content.ts";
import type { Slugs } from "../site-pages.ts";
import type { CompiledContent } from "./compile-texts.ts";

export function slugsOf(content: CompiledContent): Slugs {
	return {
		articles: content.articles.map(({ summary }) => summary.slug).sort(),
		positions: content.positions.map(({ summary }) => summary.slug).sort(),
		offices: content.offices.map(({ id }) => id),
		guides: content.guides.map(({ summary }) => summary.slug),
		solutions: content.solutions.map(({ summary }) => summary.slug),
		topics: content.topics.map(({ summary }) => summary.slug),
		templates: content.templates.map(({ summary }) => summary.slug),
	};
}

/** The slugs of pages that are public at all times. */
export function lastingSlugsOf(content: CompiledContent): Slugs {
	const slugs = slugsOf(content);
	const isLasting = (kind: DatedEntry["kind"]) => (slug: string) =>
		content.dated.pages.every(
			(page) => page.kind !== kind || page.slug !== slug,
		);
	return {
		...slugs,
		articles: slugs.articles.filter(isLasting("article")),
		positions: slugs.positions.filter(isLasting("position")),
	};
}
