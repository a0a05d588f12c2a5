import type { FactStepCopy } from "./fact-copy.ts";

/**
 * The percentage of the longest possible bar: a round one, so that charts can be compared. For other
 * numbers, which are longer, there is more room beside the largest.
 */
export function stepWidth(steps: readonly FactStepCopy[]): number {
	const largest = Math.max(...steps.map(({ length }) => Number(length)));
	return [10, 25, 50, 100].find((round) => round >= largest) ?? 1.25 * largest;
}

/** A bar's width. The longest leaves room for its number. */
export function barShare(length: number, longest: number): string {
	return `${Math.round((length / longest) * 80)}%`;
}
