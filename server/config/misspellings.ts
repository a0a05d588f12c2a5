import { editDistance } from "./edit-distance.ts";
import { environment } from "./environment.ts";

/**
 * Finds variables whose names differ from a known one only by letter case or by up to two letters
 * (one letter for short names), each with the one that was probably meant.
 */
export function findMisspellings(
	env: Readonly<Record<string, string | undefined>> = process.env,
) {
	const known: readonly string[] = environment.keyof().options;
	return Object.keys(env).flatMap((given) => {
		if (known.includes(given)) return [];
		const meant = known
			// The distance is at least the difference in length, which costs nothing to compare.
			.filter(({ length }) => Math.abs(length - given.length) <= 2)
			.map((name) => ({ name, distance: editDistance(given, name) }))
			.filter(({ name, distance }) => distance <= (name.length < 8 ? 1 : 2))
			.toSorted((a, b) => a.distance - b.distance)[0];
		return meant ? [{ given, meant: meant.name }] : [];
	});
}
