import type { SectionCopy } from "../../shared/pages/page-copy.ts";

/** A section and its place among those of its page. */
export interface PlacedSection {
	readonly section: SectionCopy;
	readonly index: number;
}

/**
 * Arranges a page's sections so that no two neighbors have the same shape, unless their author gave
 * it to them. Returns groups: two sections of text alone may share a row; all others stand alone.
 */
export function arrangeSections(
	sections: readonly SectionCopy[],
): readonly (readonly PlacedSection[])[] {
	const runs: PlacedSection[][] = [];
	for (const [index, section] of alternateCells(sections).entries()) {
		const run = runs.at(-1);
		if (run && isText(section) && run.every((last) => isText(last.section)))
			run.push({ section, index });
		else runs.push([{ section, index }]);
	}
	return runs.flatMap(pairEveryOther);
}

/** Shows a few points as cells, except directly after a section with cells. */
function alternateCells(sections: readonly SectionCopy[]): SectionCopy[] {
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

/** Splits consecutive sections into one, two, one, and so on; or two, one, two if that comes out even. */
function pairEveryOther(run: readonly PlacedSection[]): PlacedSection[][] {
	const groups: PlacedSection[][] = [];
	let size = run.length % 3 === 2 ? 2 : 1;
	for (let start = 0; start < run.length; ) {
		groups.push(run.slice(start, start + size));
		start += size;
		size = 3 - size;
	}
	return groups;
}

/** Whether a section is text alone, on the page's own ground. */
function isText(section: SectionCopy): boolean {
	const { points, facts, hiringLaw, chart, calendar, tone } = section;
	return !(points ?? facts?.[0] ?? hiringLaw ?? chart ?? calendar ?? tone);
}

/** Whether a section's points fit into a row, if nothing says how they stand. */
function hasFewPoints({ points = [], layout, ...section }: SectionCopy) {
	const isPlain = !(section.chart ?? section.calendar ?? section.hiringLaw);
	return isPlain && !layout && (points.length === 3 || points.length === 4);
}
