/** A known term that one of a query may mean, and how near it is: 1 for the same. */
interface Candidate {
	readonly term: string;
	readonly nearness: number;
}

const prefixNearness = 0.55;
const typoNearness = 0.45;
/** Shorter words have too many neighbours to be meant by a mistake. */
const shortestTypo = 5;
/** Of what begins alike, more would be noise. */
const prefixesAtMost = 24;

/** Finds the same term and those that begin with it; where there are neither, those a letter away. */
export type Vocabulary = (term: string) => readonly Candidate[];

/** Makes the vocabulary of all terms there are. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
	const sorted = [...new Set(terms)].sort();
	const known = new Set(sorted);
	const similar = createSimilar(sorted.filter(isLatin));
	return (term) => {
		const same = known.has(term) ? [{ term, nearness: 1 }] : [];
		if (!isLatin(term)) return same;
		const longer = term.length < 2 ? [] : listLonger(sorted, term);
		const found = [
			...same,
			...longer.map((text) => ({ term: text, nearness: prefixNearness })),
		];
		if (found.length > 0 || term.length < shortestTypo) return found;
		return similar(term)
			.filter((other) => isOneTypoAway(term, other))
			.map((other) => ({ term: other, nearness: typoNearness }));
	};
}

/** The terms that begin or end like another: one mistake leaves it either way. */
function createSimilar(terms: readonly string[]): (term: string) => string[] {
	const begin = (term: string) => term.slice(0, 2);
	const end = (term: string) => term.slice(-2);
	const byBeginning = Map.groupBy(terms, begin);
	const byEnd = Map.groupBy(terms, end);
	return (term) => [
		...(byBeginning.get(begin(term)) ?? []),
		...(byEnd.get(end(term)) ?? []).filter(
			(other) => begin(other) !== begin(term),
		),
	];
}

function isLatin(term: string): boolean {
	return /^[a-z]/.test(term);
}

/** The terms that begin with another, by halving. */
function listLonger(sorted: readonly string[], prefix: string): string[] {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] ?? "") < prefix) low = middle + 1;
		else high = middle;
	}
	const longer: string[] = [];
	for (let index = low; longer.length < prefixesAtMost; index++) {
		const term = sorted[index];
		if (!term?.startsWith(prefix)) break;
		if (term !== prefix) longer.push(term);
	}
	return longer;
}

/** Whether two words differ by one letter more, less, other, or by two neighbours exchanged. */
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
