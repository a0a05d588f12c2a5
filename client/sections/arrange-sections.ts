import type { SectionCopy } from "../../shared/pages/page-copy.ts";

/** A section and its place among those of its page. */
export interface PlacedSection {
	readonly section: SectionCopy;
	readonly index: number;
}

/**
 * A page's sections, so that no two neighbors have the same shape, unless their author gave it to
 * them: of sections of text alone, some stand side by side, as a group of two; of sections with a few
 * points each, every other one shows them as cells.
 */
export function arrangeSections(
	sections: readonly SectionCopy[],
): readonly (readonly PlacedSection[])[] {
	const groups: PlacedSection[][] = [];
	let last: "text" | "pair" | "cells" | undefined;
	let next = 0;
	const take = (): PlacedSection[] => {
		const section = sections[next];
		return section ? [{ section, index: next++ }] : [];
	};
	while (next < sections.length) {
		const left = sections.slice(next);
		const end = left.findIndex((section) => !isPlainText(section));
		const run = end < 0 ? left.length : end;
		if (run > 1 && last !== "pair" && (last === "text" || run % 3 === 2)) {
			groups.push([...take(), ...take()]);
			last = "pair";
			continue;
		}
		const [placed] = take();
		if (!placed) break;
		const { section } = placed;
		const isCells = last !== "cells" && hasFewPoints(section);
		groups.push([
			isCells
				? { ...placed, section: { ...section, layout: "cells" } }
				: placed,
		]);
		last = undefined;
		if (run > 0) last = "text";
		else if (isCells || section.layout === "cells") last = "cells";
	}
	return groups;
}

/** Whether a section is text alone, on the page's own ground. */
function isPlainText(section: SectionCopy): boolean {
	const { points, facts, hiringLaw, chart, calendar, tone } = section;
	return !(points ?? facts?.[0] ?? hiringLaw ?? chart ?? calendar ?? tone);
}

/** Whether a section's points fit into a row, if nothing says how they stand. */
function hasFewPoints({ points = [], layout, ...section }: SectionCopy) {
	const isPlain = !(section.chart ?? section.calendar ?? section.hiringLaw);
	return isPlain && !layout && (points.length === 3 || points.length === 4);
}
