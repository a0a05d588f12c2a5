/** How a language's text is cut: into words, or into characters where words are not spaced. */
export interface Cut {
	readonly unit: "word" | "character";
	/** How many units one shingle has. */
	readonly length: number;
}

/** One page's own text: paragraph by paragraph, and where it is written. */
export interface Passage {
	readonly file: string;
	readonly key: string;
	readonly paragraphs: readonly string[];
	/** Headings and names of points: compared too, but they may be equal. */
	readonly labels: readonly string[];
}

/** A passage made ready to be compared many times. */
export interface CutPassage {
	readonly passage: Passage;
	/** Each paragraph's units, names masked; those of labels are not among them. */
	readonly units: readonly (readonly string[])[];
	readonly shingles: ReadonlySet<string>;
}

/** What two passages share: of the shorter one's shingles the part that is in the other too. */
export interface Sharing {
	readonly pair: readonly [CutPassage, CutPassage];
	readonly share: number;
}

/** Stands for a masked name. */
const blank = "§";

/**
 * Makes a function that blanks names out, so that a text with only its names exchanged is the same
 * text. `&` in a name also matches "and".
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

/** A text's units in lower case, without punctuation; names that follow each other are one. */
export function cutText(text: string, { unit }: Cut): string[] {
	const units =
		unit === "word"
			? text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?|§/gu)
			: text.toLowerCase().match(/[\p{L}\p{N}§]/gu);
	return (units ?? []).filter(
		(unit, index, all) => unit !== blank || all[index - 1] !== blank,
	);
}

/** Cuts a passage into shingles, which never reach from one paragraph into the next. */
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

/** Compares every two passages of a group. */
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

/** The longest piece of a paragraph that two passages share, names blanked; empty if there is none. */
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

/** A paragraph that is the same, but for names, in two places. */
export interface Twins {
	readonly places: readonly [Passage, Passage];
	readonly text: string;
}

/** Paragraphs of at least one shingle's length that stand twice, anywhere. */
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
