import type { SectionCopy } from "../../shared/pages/page-copy.ts";

/**
 * A page's sections, of which those with a few points show them as cells, except directly after
 * another one with cells, unless their author has chosen how they stand.
 */
export function arrangeSections(
	sections: readonly SectionCopy[],
): readonly SectionCopy[] {
	let isAfterCells = false;
	return sections.map((section) => {
		const shown: SectionCopy =
			!isAfterCells && hasFewPoints(section)
				? { ...section, layout: "cells" }
				: section;
		isAfterCells = shown.layout === "cells";
		return shown;
	});
}

/** Whether a section's points fit into a row, if nothing says how they stand. */
function hasFewPoints({ points = [], layout, ...section }: SectionCopy) {
	const isPlain = !(section.chart ?? section.calendar ?? section.hiringLaw);
	return isPlain && !layout && (points.length === 3 || points.length === 4);
}
