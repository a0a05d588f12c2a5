import type { FactStepCopy } from "./page-copy.ts";

/** How wide the drawing of a statement's shares is, in percentage points: the largest fills it. */
export function stepWidth(steps: readonly FactStepCopy[]): number {
	return Math.max(...steps.map(({ percent }) => Number(percent)));
}

/** A share's bar, one high. */
export function stepPath(percent: string): string {
	return `M0 0H${percent}V1H0`;
}
