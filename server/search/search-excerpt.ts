import type { ExcerptPart } from "../../shared/search.ts";
import { foldText, listTerms } from "./search-terms.ts";

/** Characters of an excerpt: about two lines, which Chinese fills with half as many. */
const lengths = { latin: 160, han: 80 } as const;
/** Characters before the first mark, so that it is read in its sentence. */
const lead = 30;

/** The part of a text where most of the terms stand close together, with them marked. */
export function makeExcerpt(
	text: string,
	terms: ReadonlySet<string>,
): ExcerptPart[] {
	const marks = listMarks(text, terms);
	const length = /\p{Script=Han}/u.test(text) ? lengths.han : lengths.latin;
	const from = startOf(text, marks, length);
	const to = endOf(text, from + length);
	const parts: ExcerptPart[] = from > 0 ? [plain("\u2026")] : [];
	let end = from;
	for (const [start, stop] of marks) {
		if (stop <= end || start < from || stop > to) continue;
		if (start > end) parts.push(plain(text.slice(end, start)));
		parts.push({
			text: text.slice(Math.max(start, end), stop),
			isMarked: true,
		});
		end = stop;
	}
	if (to > end) parts.push(plain(text.slice(end, to)));
	if (to < text.length) parts.push(plain("\u2026"));
	return parts;
}

function plain(text: string): ExcerptPart {
	return { text, isMarked: false };
}

/** What folds to its lower case, in runs, and all else by characters, which folding may lengthen. */
const pieces = /([ -~\u4e00-\u9fff]+)|./gsu;

/** Where the terms stand: start and end in the text itself, which folding may have lengthened. */
function listMarks(
	text: string,
	terms: ReadonlySet<string>,
): (readonly [number, number])[] {
	const places: number[] = [];
	let folded = "";
	for (const { 0: piece, 1: plain, index } of text.matchAll(pieces)) {
		const isPlain = plain !== undefined;
		const its = isPlain ? plain.toLowerCase() : foldText(piece);
		folded += its;
		for (let offset = 0; offset < its.length; offset++)
			places.push(isPlain ? index + offset : index);
	}
	places.push(text.length);
	return listTerms(folded)
		.filter((term) => terms.has(term.text))
		.map(({ start, end }) => [places[start] ?? 0, places[end] ?? text.length]);
}

function startOf(
	text: string,
	marks: readonly (readonly [number, number])[],
	length: number,
): number {
	let [best, most] = [0, 0];
	for (const [start] of marks) {
		const count = marks.filter(
			([other]) => other >= start && other < start + length - lead,
		).length;
		if (count > most) [best, most] = [start, count];
	}
	if (best <= lead) return 0;
	const early = best - lead;
	const space = text.slice(early, best).search(/[\s\u3001\u3002\uff0c\uff1b]/);
	return space < 0 ? early : early + space + 1;
}

/** A place near another at which no word is cut. */
function endOf(text: string, near: number): number {
	if (near >= text.length) return text.length;
	const tail =
		/[\s\u3001\u3002\uff0c\uff1b][^\s\u3001\u3002\uff0c\uff1b]*$/.exec(
			text.slice(Math.max(0, near - 25), near),
		);
	return tail ? Math.max(0, near - 25) + tail.index : near;
}
