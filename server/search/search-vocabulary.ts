/** An indexed term that a query's term may mean, and its similarity: 1 if equal. */
interface Candidate {
	readonly term: string;
	readonly nearness: number;
}

const prefixNearness = 0.55;
const typoNearness = 0.45;
/** Shorter words have too many neighbors for typo correction. */
const shortestTypo = 5;
/** The most terms with a common prefix; further ones would be noise. */
const prefixesAtMost = 24;

/**
 * Creates the function that finds, among a map's keys, the equal term and those that it is a prefix
 * of; otherwise, terms one typo away.
 */
export function createVocabulary(
	known: ReadonlyMap<string, unknown>,
): (term: string) => readonly Candidate[] {
	const sorted = [...known.keys()].filter(isLatin).sort();
	const byEnd = Map.groupBy(sorted, endOf);
	return (term) => {
		const same = known.has(term) ? [{ term, nearness: 1 }] : [];
		if (!isLatin(term)) return same;
		const longer =
			term.length < 2
				? []
				: listLonger(sorted, term)
						.filter((other) => other !== term)
						.take(prefixesAtMost);
		const found = [
			...same,
			...longer.map((text) => ({ term: text, nearness: prefixNearness })),
		];
		if (found.length > 0 || term.length < shortestTypo) return found;
		// A single typo leaves a term's beginning or end intact.
		const similar = new Set([
			...listLonger(sorted, term.slice(0, 2)),
			...(byEnd.get(endOf(term)) ?? []),
		]);
		return [...similar]
			.filter((other) => isOneTypoAway(term, other))
			.map((other) => ({ term: other, nearness: typoNearness }));
	};
}

function endOf(term: string): string {
	return term.slice(-2);
}

function isLatin(term: string): boolean {
	return /^[a-z]/.test(term);
}

/** The terms that begin with a prefix, by binary search. */
function* listLonger(
	sorted: readonly string[],
	prefix: string,
): Generator<string> {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] ?? "") < prefix) low = middle + 1;
		else high = middle;
	}
	for (let index = low; sorted[index]?.startsWith(prefix); index++)
		yield sorted[index] ?? "";
}

/** Whether two words differ by one insertion, deletion, substitution or transposition. */
export function isOneTypoAway(one: string, other: string): boolean {
	const [long, short] =
		one.length >= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1 || long === short) return false;
	let start = 0;
	while (start < short.length && long[start] === short[start]) start++;
	const rest = (text: string, from: number) => text.slice(from);
	if (long.length > short.length)
		return rest(long, start + 1) === rest(short, start);
	return (
		rest(long, start + 1) === rest(short, start + 1) ||
		(long[start] === short[start + 1] &&
			long[start + 1] === short[start] &&
			rest(long, start + 2) === rest(short, start + 2))
	);
}
