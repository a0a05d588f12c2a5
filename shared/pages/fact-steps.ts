import type { FactStepCopy } from "./page-copy.ts";

/** The percentage of the longest possible bar: a round one, so that charts can be compared. */
export function stepWidth(steps: readonly FactStepCopy[]): number {
	const largest = Math.max(...steps.map(({ percent }) => Number(percent)));
	return [10, 25, 50].find((round) => round >= largest) ?? 100;
}

/** A bar's width. The longest leaves room for its number. */
export function barShare(length: number, longest: number): string {
	return `${Math.round((length / longest) * 80)}%`;
}
