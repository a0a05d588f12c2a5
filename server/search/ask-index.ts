import type { ExcerptPart, SearchResult } from "../../shared/search.ts";
import type { Found, SearchIndex } from "./search-index.ts";
import { foldText } from "./search-terms.ts";

/** The shortest prefix of a word worth searching for. */
const shortestBeginning = 3;
/** The longest one: each shorter prefix is another search. */
const longestBeginning = 30;

/** Finds what matches a query or, failing that, a prefix of its words. */
export function askIndex(
	find: SearchIndex,
	query: string,
): (Found & { readonly isNear: boolean }) | undefined {
	const found = find(query);
	if (found.entries.length > 0) return { ...found, isNear: false };
	const near = findNear(find, query);
	return near && { ...near, isNear: true };
}

/** The shown part of what was found. */
export function describeResults({ entries, listMarks }: Found): SearchResult[] {
	return entries.map((entry) => ({
		href: entry.href,
		title: entry.title,
		section: entry.section,
		excerpt: makeExcerpt(entry.text, listMarks(entry)),
	}));
}

/** Shortens the query's words until their prefixes match. */
function findNear(find: SearchIndex, query: string): Found | undefined {
	let words = foldText(query)
		.split(" ")
		.filter(Boolean)
		.map((word) => word.slice(0, longestBeginning));
	while (words.some((word) => word.length > shortestBeginning)) {
		words = words.map((word) =>
			word.length > shortestBeginning ? word.slice(0, -1) : word,
		);
		const found = find(words.join(" "));
		if (found.entries.length > 0) return found;
	}
	return undefined;
}

/** Excerpt lengths in characters: about two lines. Chinese characters are twice as wide. */
const lengths = { latin: 160, han: 80 } as const;
/** Characters of context before the first mark. */
const lead = 30;

/**
 * The part of a text with the densest marks.
 *
 * @param marks in order.
 */
export function makeExcerpt(
	text: string,
	marks: readonly (readonly [start: number, end: number])[],
): ExcerptPart[] {
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

function startOf(
	text: string,
	marks: readonly (readonly [number, number])[],
	length: number,
): number {
	let [best, most] = [0, 0];
	let next = 0;
	for (const [index, [start]] of marks.entries()) {
		while ((marks[next]?.[0] ?? Infinity) < start + length - lead) next++;
		if (next - index > most) [best, most] = [start, next - index];
	}
	if (best <= lead) return 0;
	const early = best - lead;
	const space = text.slice(early, best).search(/[\s\u3001\u3002\uff0c\uff1b]/);
	return space < 0 ? early : early + space + 1;
}

/** The last word boundary before a position. */
function endOf(text: string, near: number): number {
	if (near >= text.length) return text.length;
	const tail =
		/[\s\u3001\u3002\uff0c\uff1b][^\s\u3001\u3002\uff0c\uff1b]*$/.exec(
			text.slice(Math.max(0, near - 25), near),
		);
	return tail ? Math.max(0, near - 25) + tail.index : near;
}
