import type { Effort } from "./bench-effort.ts";
import type { Generator, Load } from "./load.ts";

/** Of load in a round: few, for a shared machine is at times half as fast a second later. */
const seconds = 1;

/** What to ask one server for. */
type Question = Pick<Load, "url" | "headers">;

/** Compares two servers by the answers a second of each. */
export type Comparison = (
	ours: Question,
	theirs: Question,
) => Promise<Record<string, number | string>>;

/**
 * Compares by medians of rounds by turns, and by the median of the rounds' ratios: what slows the
 * machine for seconds slows both sides of a round.
 */
export function compareBy(
	{ send }: Generator,
	{ rounds, warmUpSeconds }: Effort,
): Comparison {
	return async (ours, theirs) => {
		const results: { mine: number; other: number }[] = [];
		// The first round warms both up.
		for (let round = warmUpSeconds > 0 ? 0 : 1; round <= rounds; round++) {
			const load = { seconds: round === 0 ? warmUpSeconds : seconds };
			const mine = await send({ ...ours, ...load });
			const other = await send({ ...theirs, ...load });
			if (round > 0) results.push({ mine, other });
		}
		const ratios = results.map(({ mine, other }) => mine / other);
		return {
			"ours, requests/s": Math.round(median(results.map(({ mine }) => mine))),
			"reference, requests/s": Math.round(
				median(results.map(({ other }) => other)),
			),
			ratio: median(ratios).toFixed(2),
			"of rounds": `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
		};
	};
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
