import type { FactStepCopy } from "./page-copy.ts";

/** Width of the drawing in percentage points. The largest share fills it. */
export function stepWidth(steps: readonly FactStepCopy[]): number {
	return Math.max(...steps.map(({ percent }) => Number(percent)));
}

/** SVG path of a share's bar, one unit high. */
export function stepPath(percent: string): string {
	return `M0 0H${percent}V1H0`;
}
