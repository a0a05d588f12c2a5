/** How to tokenize a language: into words, or into characters if it has no spaces. */
export interface Cut {
	readonly unit: "word" | "character";
	/** The number of units in a shingle. */
	readonly length: number;
}

/** A page's own text by paragraph, and its source. */
export interface Passage {
	readonly file: string;
	readonly key: string;
	readonly paragraphs: readonly string[];
	/** Headings and names of points: compared too, but two pages may share them. */
	readonly labels: readonly string[];
}

/** A tokenized passage. */
export interface CutPassage {
	readonly passage: Passage;
	/** The units of each paragraph, with names masked; labels are not included. */
	readonly units: readonly (readonly string[])[];
	readonly shingles: ReadonlySet<string>;
}

/** What two passages share: the part of the shorter one's shingles that the other contains. */
export interface Sharing {
	readonly pair: readonly [CutPassage, CutPassage];
	readonly share: number;
}

/** Replaces a masked name. */
const blank = "§";

/**
 * Creates a function that masks names, so that texts that differ only in names become equal. `&` in
 * a name also matches "and".
 */
export function createMask(names: readonly string[]): (text: string) => string {
	const patterns = [...new Set(names)]
		.sort((a, b) => b.length - a.length)
		.map((name) => {
			const escaped = name.split("&").map(RegExp.escape).join("(?:&|and)");
			return /^\p{Script=Han}/u.test(name) ? escaped : `\\b${escaped}\\b`;
		});
	if (patterns.length === 0) return (text) => text;
	const pattern = new RegExp(patterns.join("|"), "giu");
	return (text) => text.replace(pattern, blank);
}

/** A text's units in lower case, without punctuation. Consecutive names count as one. */
export function cutText(text: string, { unit }: Cut): string[] {
	const units =
		unit === "word"
			? text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?|§/gu)
			: text.toLowerCase().match(/[\p{L}\p{N}§]/gu);
	return (units ?? []).filter(
		(unit, index, all) => unit !== blank || all[index - 1] !== blank,
	);
}

/** Tokenizes a passage into shingles, which never cross paragraphs. */
export function cutPassage(
	passage: Passage,
	cut: Cut,
	mask: (text: string) => string,
): CutPassage {
	const unitsOf = (text: string): string[] => cutText(mask(text), cut);
	const units = passage.paragraphs.map(unitsOf);
	const all = [...units, ...passage.labels.map(unitsOf)];
	const shingles = new Set(all.flatMap((list) => shinglesOf(list, cut)));
	return { passage, units, shingles };
}

/** Compares all pairs of passages in a group. */
export function compareGroup(group: readonly CutPassage[]): Sharing[] {
	return group.flatMap((one, index) =>
		group.slice(index + 1).map((other): Sharing => {
			const [small, large] =
				one.shingles.size <= other.shingles.size ? [one, other] : [other, one];
			const shared = small.shingles.intersection(large.shingles).size;
			return {
				pair: [one, other],
				share: shared / Math.max(1, small.shingles.size),
			};
		}),
	);
}

/** The longest part of a paragraph that both passages contain, with names masked; may be empty. */
export function longestShared(
	[one, other]: readonly [CutPassage, CutPassage],
	cut: Cut,
): string {
	let longest: readonly string[] = [];
	for (const units of one.units) {
		let start = 0;
		for (const [index, shingle] of shinglesOf(units, cut).entries()) {
			if (!other.shingles.has(shingle)) start = index + 1;
			else if (index + cut.length - start > longest.length)
				longest = units.slice(start, index + cut.length);
		}
	}
	return longest.join(separatorOf(cut));
}

/** A paragraph that occurs twice, not counting names. */
export interface Twins {
	readonly places: readonly [Passage, Passage];
	readonly text: string;
}

/** Paragraphs that occur twice, if they are at least one shingle long. */
export function findTwins(passages: readonly CutPassage[], cut: Cut): Twins[] {
	const seen = new Map<string, Passage>();
	return passages.flatMap(({ passage, units }) =>
		units.flatMap((list): Twins[] => {
			const text = list.join(separatorOf(cut));
			const first = seen.get(text);
			if (list.length < cut.length) return [];
			if (!first) seen.set(text, passage);
			return first ? [{ places: [first, passage], text }] : [];
		}),
	);
}

function shinglesOf(units: readonly string[], cut: Cut): string[] {
	return Array.from(
		{ length: Math.max(0, units.length - cut.length + 1) },
		(_, index) => units.slice(index, index + cut.length).join(separatorOf(cut)),
	);
}

function separatorOf({ unit }: Cut): string {
	return unit === "word" ? " " : "";
}
