import type { Fault } from "../../validate/fault.ts";
import { say } from "../../words/words.ts";
import type { Content } from "../read-content.ts";
import type { CompiledContent } from "./compile-texts.ts";

/**
 * Reports sources that nothing cites in any language. Reports nothing unless every file that may
 * cite them is valid.
 */
export function listUnusedSources(
	{ guideRecords, locales: sources }: Content,
	locales: readonly { readonly content: CompiledContent }[],
): Fault[] {
	const { source, entries } = guideRecords;
	const isWhole = sources.every(({ content, slugs }) =>
		(["guides", "solutions", "topics"] as const).every(
			(kind) =>
				content[kind].filter(({ isMended }) => !isMended).length ===
				slugs[kind].length,
		),
	);
	if (!source || !isWhole) return [];
	const used = new Set(
		locales.flatMap(({ content: { guides, solutions, topics } }) =>
			[...guides, ...solutions, ...topics].flatMap(({ cited }) => cited),
		),
	);
	return Object.entries(entries).flatMap(([slug, record]) =>
		Object.keys(record.sources)
			.filter((key) => !used.has(`${slug}/${key}`))
			.map((key) => source.fault([slug, "sources", key], say("faults.unused"))),
	);
}
