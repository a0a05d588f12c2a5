import type { Fault } from "./types.ts";

/**
 * Faults as lines to read: what is likely to have one cause stands together, with an example and
 * every address. Quoted text and numbers of pixels tell causes apart no further.
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
