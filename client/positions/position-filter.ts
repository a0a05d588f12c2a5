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

/** Positions that have a closing day, the next one first. */
export function listClosingSoonest<Position extends PositionSummary>(
	positions: readonly Position[],
): Position[] {
	const dayOf = ({ closes }: Position) => closes?.iso ?? "";
	return positions.filter(dayOf).sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
}

/** Whether a vacancy accepts applications on a given day. */
export function isOpen(
	{ closes }: Pick<PositionSummary, "closes">,
	today: string,
): boolean {
	return closes === undefined || closes.iso >= today;
}
