import type { Effort } from "./bench-effort.ts";
import type { Generator, Load } from "./load.ts";

/** Of load in a round: few, for a shared machine is at times half as fast a second later. */
const seconds = 1;

/** What to ask one server for. */
type Question = Pick<Load, "url" | "headers">;

/** Compares two servers. */
export interface Comparison {
	/** Answers a second of each. */
	readonly rates: (ours: Question, theirs: Question) => Promise<Rates>;
	/** Slowest hundredth of answers, in ms, at a rate of each. */
	readonly tails: (ours: AtRate, theirs: AtRate) => Promise<object>;
}

type AtRate = Question & { readonly rate: number };

interface Rates {
	readonly "ours, requests/s": number;
	readonly "reference, requests/s": number;
	readonly ratio: string;
}

/**
 * Compares by medians of rounds by turns, and by the median of the rounds' ratios: what slows the
 * machine for seconds slows both sides of a round.
 */
export function compareBy(
	{ send, measureTail }: Generator,
	{ rounds, warmUpSeconds }: Effort,
): Comparison {
	return {
		async rates(ours, theirs) {
			const { mine, other, ratios } = await measureByTurns(
				ours,
				theirs,
				(question, isWarmUp) =>
					send({ ...question, seconds: isWarmUp ? warmUpSeconds : seconds }),
			);
			return {
				"ours, requests/s": Math.round(mine),
				"reference, requests/s": Math.round(other),
				...ratios,
			};
		},
		async tails(ours, theirs) {
			const { mine, other, ratios } = await measureByTurns(
				ours,
				theirs,
				(question) => measureTail({ ...question, seconds }, question.rate),
			);
			return {
				"ours, p99 ms": mine.toFixed(2),
				"reference, p99 ms": other.toFixed(2),
				...ratios,
			};
		},
	};

	async function measureByTurns<T>(
		ours: T,
		theirs: T,
		measure: (question: T, isWarmUp: boolean) => Promise<number>,
	) {
		const results: { mine: number; other: number }[] = [];
		// The first round warms both up.
		for (let round = warmUpSeconds > 0 ? 0 : 1; round <= rounds; round++) {
			const mine = await measure(ours, round === 0);
			const other = await measure(theirs, round === 0);
			if (round > 0) results.push({ mine, other });
		}
		const ratios = results.map(({ mine, other }) => mine / other);
		return {
			mine: median(results.map((result) => result.mine)),
			other: median(results.map((result) => result.other)),
			ratios: {
				ratio: median(ratios).toFixed(2),
				"of rounds": `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
			},
		};
	}
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
