import type { Effort } from "./bench-effort.ts";
import type { Generator, Load } from "./load.ts";
import { median } from "./quantile.ts";

/** Load per round. Short, because the speed of a shared machine may halve within a second. */
const seconds = 1;

/** A request to one server. */
type Question = Pick<Load, "url" | "headers">;

/** Compares two servers by their responses per second. */
export type Comparison = (
	ours: Question,
	theirs: Question,
) => Promise<Record<string, number | string>>;

/**
 * Alternates between two servers, and compares the medians of the rounds and the median of their
 * ratios: what slows the machine for seconds slows both sides of a round.
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
