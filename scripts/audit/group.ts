import type { Fault } from "./types.ts";

/**
 * Formats faults, grouped by their likely cause, with an example and all addresses. Causes that
 * differ only in quoted text or pixel widths count as one.
 */
export function groupFaults(
	check: string,
	faults: readonly Fault[],
	origin: string,
): string[] {
	const groups = Map.groupBy(faults, ({ message }) =>
		message
			.replaceAll(new RegExp(`${RegExp.escape(origin)}\\S*`, "g"), "…")
			.replace(/"[^"]*"|“[^”]*”/g, "…")
			.replace(/\d+ px wide/, "… px wide"),
	);
	return [...groups.values()]
		.sort((a, b) => b.length - a.length)
		.flatMap((group) => [
			`${check}: ${group[0]?.message} (${group.length})`,
			...new Set(group.map(({ path }) => `    ${origin}${path}`)),
		]);
}
