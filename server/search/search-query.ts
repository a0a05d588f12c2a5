import {
	isTrade,
	listConcepts,
	listCountries,
	type Named,
} from "./search-concepts.ts";
import { isAsking, isFaint, particles } from "./search-noise.ts";
import { foldText, isChinese, listTerms, type Term } from "./search-terms.ts";

/** One term of a query. */
export interface Asked {
	/** A word, a pair of Chinese characters, or a name of several words. */
	readonly term: string;
	/** The meanings of the name. */
	readonly concepts: readonly string[];
	/** Its weight within the query, from 0 to 1. */
	readonly share: number;
}

/** The factor for the guide of a country that the query is about. */
const guideShare = 1.3;
/** The most terms of a query. */
const askedAtMost = 40;

/** The weight of faint terms, parts of names, and character pairs across word boundaries. */
const lesserShare = 0.4;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Parses a query into its terms and the countries that it names. */
export function readQuery(query: string): {
	readonly asked: readonly Asked[];
	/** The factor for the guide of each country. */
	readonly countries: ReadonlyMap<string, number>;
} {
	// In lower case, "it" would be dropped as a filler word.
	const folded = foldText(
		query.replace(/\bIT\b/g, "information technology"),
	).replace(particles, "");
	const terms = listTerms(folded);
	const said = listAsked(folded, terms);
	const all = said.length > 0 ? said : terms.map(({ text }) => ask(text));
	// Synonyms count once.
	const asked = new Map(
		all.map((item) => [item.concepts.join() || item.term, item]),
	);
	const countries = listCountries(terms);
	// With a trade, a country is only a weak hint: the visitor wants the trade.
	const isTraded = all.some(({ concepts }) => concepts.some(isTrade));
	const faint = new Set(isTraded ? countries.map(({ name }) => name) : []);
	return {
		asked: weighFaint([...asked.values()], faint).slice(0, askedAtMost),
		countries: new Map(
			countries.map(({ text }) => [text, isTraded ? 1 : guideShare]),
		),
	};
}

/** The names in a query, and the words between them. */
function listAsked(folded: string, terms: readonly Term[]): Asked[] {
	const asked: Asked[] = [];
	let end = 0;
	for (const [name, ...others] of chooseNames(listConcepts(terms))) {
		asked.push(...listWords(folded.slice(end, name.start)));
		const concepts = [name, ...others].map(({ text }) => text);
		asked.push(ask(name.name, concepts));
		if (name.count > 1)
			for (const { text } of terms.slice(name.from, name.from + name.count))
				if (!isAsking(text))
					asked.push(ask(text, [], lesserShare / name.count));
		end = name.end;
	}
	return [...asked, ...listWords(folded.slice(end))];
}

/** The longest of overlapping names, in order, each with its meanings. */
function chooseNames(names: readonly Named[]): [Named, ...Named[]][] {
	const chosen: [Named, ...Named[]][] = [];
	for (const name of names.toSorted((one, other) => other.count - one.count)) {
		const met = chosen.find(
			([{ start, end }]) => name.start < end && name.end > start,
		);
		if (!met) chosen.push([name]);
		else if (met[0].start === name.start && met[0].end === name.end)
			met.push(name);
	}
	return chosen.sort(([one], [other]) => one.start - other.start);
}

function ask(term: string, concepts: readonly string[] = [], share = 1): Asked {
	return { term, concepts, share };
}

/** The terms in a text without names. */
function listWords(text: string): Asked[] {
	const words = [...segmenter.segment(text)]
		.map(({ segment }) => segment)
		.filter((word) => !isChinese(word) || !isAsking(word));
	let end = 0;
	/** For each character, the start and end of its word. */
	const places = words.flatMap((word) => {
		const place = { start: end, end: end + word.length };
		end = place.end;
		return Array.from({ length: word.length }, () => place);
	});
	return listTerms(words.join("")).flatMap(({ text, ...term }) => {
		if (!isChinese(text)) return isAsking(text) ? [] : [ask(text)];
		// A single character is part of some other word.
		if ([...text].length === 1) return [];
		const [first, last] = [places[term.start], places[term.end - 1]];
		const isStray =
			first !== last &&
			first &&
			last &&
			last.end - first.start > term.end - term.start;
		return [ask(text, [], isStray ? lesserShare : 1)];
	});
}

function weighFaint(
	asked: readonly Asked[],
	places: ReadonlySet<string>,
): Asked[] {
	const isLess = ({ term }: Asked) => isFaint(term) || places.has(term);
	if (asked.every(isLess)) return [...asked];
	return asked.map((item) =>
		isLess(item) ? { ...item, share: item.share * lesserShare } : item,
	);
}
