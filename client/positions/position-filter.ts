import type { PositionSummary } from "../../shared/pages/content.ts";
import { routes } from "../../shared/routes.ts";

export const filterNames = routes.careers.query;
type FilterName = (typeof filterNames)[number];
export type PositionFilter = Readonly<Partial<Record<FilterName, string>>>;

/** Reads the filter from a query string. Values that no position has are ignored. */
export function readFilter(
	search: string,
	positions: readonly PositionSummary[],
): PositionFilter {
	const query = new URLSearchParams(search);
	return Object.fromEntries(
		filterNames.flatMap((name) => {
			const value = query.get(name);
			return positions.some((position) => position[name] === value)
				? [[name, value]]
				: [];
		}),
	);
}

/** The positions that match a filter. */
export function choosePositions<Position extends PositionSummary>(
	positions: readonly Position[],
	filter: PositionFilter,
): Position[] {
	return positions.filter((position) =>
		filterNames.every(
			(name) => !filter[name] || position[name] === filter[name],
		),
	);
}

/** Positions by their closing days, those that stay open until filled last. */
export function sortByClosing<Position extends PositionSummary>(
	positions: readonly Position[],
): Position[] {
	const dayOf = ({ closes }: Position) => closes?.iso ?? "9999";
	return positions.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** Whether a vacancy accepts applications on a given day. */
export function isOpen(
	{ closes }: Pick<PositionSummary, "closes">,
	today: string,
): boolean {
	return closes === undefined || closes.iso >= today;
}
