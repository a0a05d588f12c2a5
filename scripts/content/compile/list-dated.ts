import type { DatedContent } from "../../../server/content/dated-content.ts";
import {
	isDated,
	type Term,
	termOf,
} from "../../../server/content/publication.ts";
import type { LocaleContent } from "../read-content.ts";
import type { Written } from "../read-files.ts";
import type { FactSource } from "../schemas.ts";

/** The parts of a language's content that are not public at all times. */
export function listDated(
	{ articles, positions }: LocaleContent,
	facts: readonly FactSource[],
): DatedContent {
	const listKind = (
		kind: DatedContent["pages"][number]["kind"],
		files: readonly Written<Term>[],
	) =>
		files
			.filter(({ fields }) => isDated(fields))
			.map(({ slug, fields }) => ({ kind, slug, ...termOf(fields) }));
	return {
		pages: [
			...listKind("article", articles),
			...listKind("position", positions),
		],
		facts: facts
			.filter(isDated)
			.map((fact) => ({ id: fact.id, ...termOf(fact) })),
	};
}
