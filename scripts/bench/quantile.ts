/**
 * The value that a share of all values is below; of two middle values, the upper. `NaN` if there
 * are none.
 *
 * @param share from 0, the least value, to 1, the greatest.
 */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	const at = Math.min(Math.floor(sorted.length * share), sorted.length - 1);
	return sorted[at] ?? Number.NaN;
}

/** The median; of an even number of values, the upper of the middle two. */
export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}
