/** The name that is most like one that there is not, unless all are far from it. */
function nearest(name: string, names: readonly string[]): string | undefined {
	const most = Math.max(2, Math.floor(name.length / 3));
	const [best] = names
		.map((other) => ({ other, steps: countSteps(name, other) }))
		.filter(({ steps }) => steps <= most)
		.sort((a, b) => a.steps - b.steps);
	return best?.other;
}

/** Says what stands in place of an unknown name: the nearest, or all if there are few. */
export function suggest(name: string, names: readonly string[]): string {
	const best = nearest(name, names);
	if (best !== undefined) return `; the nearest is ${best}`;
	return names.length > 0 && names.length <= 16
		? `; allowed are ${names.join(", ")}`
		: "";
}

/** Letters to be put in, taken out or changed: the distance of Levenshtein. */
function countSteps(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (const [i, letter] of [...from].entries()) {
		const next = [i + 1];
		for (let j = 1; j <= to.length; j++)
			next.push(
				Math.min(
					(row[j] ?? 0) + 1,
					(next[j - 1] ?? 0) + 1,
					(row[j - 1] ?? 0) + Number(letter !== to[j - 1]),
				),
			);
		row = next;
	}
	return row.at(-1) ?? 0;
}
