import type { PositionSummary } from "../../shared/pages/content.ts";

/** What positions are chosen by; also the names of the query parameters. */
export const filterNames = ["function", "country", "level"] as const;
export type FilterName = (typeof filterNames)[number];
export type PositionFilter = Readonly<Partial<Record<FilterName, string>>>;

/** Reads the choice from a query string; what no position has is no choice. */
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

/** The query string of a choice, empty for none. */
export function filterSearch(filter: PositionFilter): string {
	const query = new URLSearchParams();
	for (const name of filterNames) {
		const value = filter[name];
		if (value) query.set(name, value);
	}
	const text = query.toString();
	return text === "" ? "" : `?${text}`;
}

/** The positions that a choice leaves. */
export function choosePositions(
	positions: readonly PositionSummary[],
	filter: PositionFilter,
): PositionSummary[] {
	return positions.filter((position) =>
		filterNames.every(
			(name) => !filter[name] || position[name] === filter[name],
		),
	);
}

/** Whether applications are still taken on a day. */
export function isOpen(
	{ closes }: Pick<PositionSummary, "closes">,
	today: string,
): boolean {
	return closes === undefined || closes.iso >= today;
}
