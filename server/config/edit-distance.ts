/** The number of insertions, deletions, replacements and swaps between two texts, ignoring case. */
export function editDistance(one: string, other: string): number {
	const [a, b] = [one.toUpperCase(), other.toUpperCase()];
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const next = [row];
		for (let column = 1; column <= b.length; column++) {
			const at = (line: readonly number[], place: number) =>
				line[place] ?? Number.POSITIVE_INFINITY;
			const isSame = a[row - 1] === b[column - 1];
			const isSwapped =
				a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			next.push(
				Math.min(
					at(last, column) + 1,
					at(next, column - 1) + 1,
					at(last, column - 1) + (isSame ? 0 : 1),
					isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
				),
			);
		}
		[before, last] = [last, next];
	}
	return last[b.length] ?? 0;
}
