import type { Generator, Load } from "./load.ts";

const rounds = 5;
const seconds = 3;

/** What to ask one server for. */
export type Question = Pick<Load, "url" | "headers">;

/** Answers a second of two servers, medians of rounds by turns, and their ratio. */
export async function compareRates(
	{ send }: Generator,
	ours: Question,
	theirs: Question,
) {
	const [mine, other] = await measureByTurns(
		ours,
		theirs,
		(question, isWarmUp) =>
			send({ ...question, seconds: isWarmUp ? 1 : seconds }),
	);
	return {
		"ours, requests/s": Math.round(mine),
		"reference, requests/s": Math.round(other),
		ratio: (mine / other).toFixed(2),
	};
}

/** Slowest hundredth of two servers at a rate of each, medians of rounds by turns, in ms. */
export async function compareTails(
	{ measureTail }: Generator,
	ours: Question & { rate: number },
	theirs: Question & { rate: number },
) {
	const [mine, other] = await measureByTurns(ours, theirs, (question) =>
		measureTail({ ...question, seconds }, question.rate),
	);
	return {
		"ours, p99 ms": mine.toFixed(2),
		"reference, p99 ms": other.toFixed(2),
		ratio: (mine / other).toFixed(2),
	};
}

async function measureByTurns<T>(
	ours: T,
	theirs: T,
	measure: (question: T, isWarmUp: boolean) => Promise<number>,
): Promise<[number, number]> {
	const results: [number[], number[]] = [[], []];
	// The first round warms both up.
	for (let round = 0; round <= rounds; round++)
		for (const [index, question] of [ours, theirs].entries()) {
			const result = await measure(question, round === 0);
			if (round > 0) results[index]?.push(result);
		}
	return [median(results[0]), median(results[1])];
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
