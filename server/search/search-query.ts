import {
	isTrade,
	listConcepts,
	listCountries,
	type Named,
} from "./search-concepts.ts";
import { isAsking, isFaint, particles } from "./search-noise.ts";
import { foldText, isChinese, listTerms, type Term } from "./search-terms.ts";

/** One thing that a query asks for. */
export interface Asked {
	/** As it is said: a word, a pair of Chinese characters, or a name of several. */
	readonly term: string;
	/** What names of it mean. */
	readonly concepts: readonly string[];
	/** How much of what is asked it is, from 0 to 1. */
	readonly share: number;
}

/** Of a query. */
const askedAtMost = 40;

/** How much of what is asked faint terms are, parts of names, and characters of two words that are no word. */
const lesserShare = 0.4;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Reads what a query asks for, and of which countries. */
export function readQuery(query: string): {
	readonly asked: readonly Asked[];
	readonly countries: ReadonlySet<string>;
} {
	// In lower case it is a word that asks.
	const folded = foldText(
		query.replace(/\bIT\b/g, "information technology"),
	).replace(particles, "");
	const terms = listTerms(folded);
	const said = listAsked(folded, terms);
	const all = said.length > 0 ? said : terms.map(({ text }) => ask(text));
	// What was said twice, if in other words, is asked once.
	const asked = new Map(
		all.map((item) => [item.concepts.join() || item.term, item]),
	);
	const countries = listCountries(terms);
	// Who asks for a trade in a country asks for the trade.
	const isTraded = all.some(({ concepts }) => concepts.some(isTrade));
	const faint = new Set(isTraded ? countries.map(({ name }) => name) : []);
	return {
		asked: weighFaint([...asked.values()], faint).slice(0, askedAtMost),
		countries: new Set(isTraded ? [] : countries.map(({ text }) => text)),
	};
}

/** The names that a query says and the words between them. */
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

/** Of names that overlap the longest, in their order; each with its meanings. */
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

/** What words ask for that are no names. */
function listWords(text: string): Asked[] {
	const words = [...segmenter.segment(text)]
		.map(({ segment }) => segment)
		.filter((word) => !isChinese(word) || !isAsking(word));
	let end = 0;
	/** For each character, where its word starts and ends. */
	const places = words.flatMap((word) => {
		const place = { start: end, end: end + word.length };
		end = place.end;
		return Array.from({ length: word.length }, () => place);
	});
	return listTerms(words.join("")).flatMap(({ text, ...term }) => {
		if (!isChinese(text)) return isAsking(text) ? [] : [ask(text)];
		// A character alone is part of some word.
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
