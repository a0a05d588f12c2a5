import { allowed } from "./environment.ts";

/** A variable that nobody reads, and the one that is probably meant. */
export interface Misspelling {
	readonly given: string;
	readonly meant: string;
}

/**
 * Finds variables whose names are off a known one by letter case, or by up to two letters: one
 * where the name is too short to be told from others.
 */
export function findMisspellings(
	env: Readonly<Record<string, string | undefined>> = process.env,
): readonly Misspelling[] {
	const known = Object.keys(allowed);
	return Object.keys(env).flatMap((given) => {
		if (known.includes(given)) return [];
		const meant = known
			.map((name) => ({ name, distance: editDistance(given, name) }))
			.filter(({ name, distance }) => distance <= (name.length < 8 ? 1 : 2))
			.toSorted((a, b) => a.distance - b.distance)[0];
		return meant ? [{ given, meant: meant.name }] : [];
	});
}

/** How many letters are to be put in, left out, replaced or swapped, whatever their case. */
function editDistance(one: string, other: string): number {
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
