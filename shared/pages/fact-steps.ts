import type { FactStepCopy } from "./page-copy.ts";

/** The largest share. */
export function stepWidth(steps: readonly FactStepCopy[]): number {
	return Math.max(...steps.map(({ percent }) => Number(percent)));
}

/** A bar's width. The longest leaves room for its number. */
export function barShare(length: number, longest: number): string {
	return `${Math.round((length / longest) * 80)}%`;
}
