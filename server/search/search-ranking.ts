import type { SearchEntry } from "./search-entry.ts";
import { createTally, type Tally } from "./tally.ts";

/** The most pages in a result. */
const pagesAtMost = 20;
/** The weight of a page's further sections, added to its best one. */
const furtherShare = 0.12;
/** The factor for a guide of another country than those named. */
const elsewhereShare = 0.4;
/** The number of results that visitors see without looking further. */
const firstPlaces = 3;

/**
 * Creates the function that ranks pages by their highest-scoring part, plus a small share of the
 * other parts. It clears the scores. `named` contains the factors for the guides of named countries.
 */
export function createRanking(
	entries: readonly SearchEntry[],
): (scores: Tally, named: ReadonlyMap<string, number>) => SearchEntry[] {
	const pages = numberPages(entries);
	const best = new Uint32Array(entries.length);
	const highest = new Float64Array(entries.length);
	const sums = createTally(entries.length);
	return (scores, named) => {
		scores.drain((number, value) => {
			const { rank = 1, country } = entries[number] ?? {};
			const share = named.get(country ?? "") ?? elsewhereShare;
			const score = value * rank * (country && named.size > 0 ? share : 1);
			const page = pages[number] ?? 0;
			sums.add(page, score);
			if (score <= (highest[page] ?? 0)) return;
			highest[page] = score;
			best[page] = number;
		});
		const top: { number: number; score: number }[] = [];
		sums.drain((page, sum) => {
			const high = highest[page] ?? 0;
			highest[page] = 0;
			const number = best[page] ?? 0;
			const score = high + furtherShare * Math.min(sum - high, high * 3);
			const place = top.findLastIndex(
				(other) =>
					other.score > score ||
					(other.score === score && other.number < number),
			);
			if (place + 1 >= pagesAtMost) return;
			top.splice(place + 1, 0, { number, score });
			top.length = Math.min(top.length, pagesAtMost);
		});
		return spreadCountries(top.flatMap(({ number }) => entries[number] ?? []));
	};
}

/** Allows at most one country guide among the first places, as long as there are other results. */
export function spreadCountries<Entry extends Pick<SearchEntry, "country">>(
	ranked: readonly Entry[],
): Entry[] {
	const first: Entry[] = [];
	for (const entry of ranked) {
		if (first.length === firstPlaces) break;
		const isFurther = entry.country && first.some(({ country }) => country);
		if (!isFurther) first.push(entry);
	}
	return [...first, ...ranked.filter((entry) => !first.includes(entry))];
}

/** The number of each entry's page. */
function numberPages(entries: readonly SearchEntry[]): Uint32Array {
	const numbers = new Map<string, number>();
	return Uint32Array.from(entries, ({ page }) => {
		const number = numbers.get(page) ?? numbers.size;
		numbers.set(page, number);
		return number;
	});
}
