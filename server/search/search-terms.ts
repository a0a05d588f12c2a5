/**
 * A text as it is compared: no case, no accents, no full-width forms, no stray halves of surrogates
 * and no marks that only steer direction. A number's separators stay out of it.
 */
export function foldText(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFKD")
		.replace(/[\p{Mark}\p{Cf}\p{Cc}\uFFFD]/gu, (mark) =>
			/\s/.test(mark) ? " " : "",
		)
		.toLowerCase();
}

/** Words that ask, and say nothing of what is asked. */
const askingWords = new Set(
	(
		"a an and any are as at be by can could do does for from get give got has have how i if in " +
		"into is it its me my no not of on or our out should so some someone than that the their them " +
		"then there they this to too up us want was we what when where which who why will with would " +
		"you your keeping need needed about after am before been did had just much now or us whether tell"
	).split(" "),
);
// No pattern as such, for the bundle is to stay in ASCII.
const askingPhrases = new RegExp(
	"怎么办|怎么样|怎么|怎样|如何|什么|能不能|可不可以|可以|是不是|有没有|多久|要不要|" +
		"多长时间|一个|你们|我们|他们|遇到|现在|以前|以后|之前|之后|[吗呢吧的了么要能]",
	"g",
);

/** What all of the site is about, so that it tells little beside another word. */
const faintTerms = new Set(
	(
		"job career vacancy position hire hiring recruit recruiting recruitment recruiter agency company staff employee worker " +
		"招聘 招人 职位 岗位 公司 工作 员工 人员 " +
		"day week month year january february march april may june july august september october november december"
	).split(" "),
);
const faintShare = 0.35;

/** How much of what is asked for each of its terms is, from 0 to 1. */
export function weighAsked(
	asked: readonly string[],
): (readonly [term: string, share: number])[] {
	const isFaint = (term: string) =>
		faintTerms.has(term) || /^\d{1,3}$/.test(term);
	const isAllFaint = asked.every(isFaint);
	return asked.map((term) => [
		term,
		isFaint(term) && !isAllFaint ? faintShare : 1,
	]);
}

/** The terms that a query asks for; all of its terms where it has none else. */
export function listAskedTerms(folded: string): string[] {
	const said = listTerms(folded.replace(askingPhrases, " "))
		.map(({ text }) => text)
		.filter((text) => !askingWords.has(text));
	return [
		...new Set(
			said.length > 0 ? said : listTerms(folded).map(({ text }) => text),
		),
	];
}

/** A word in Latin or its like, or a run of Chinese characters. */
const run =
	/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['\u2019]\p{L}+)?/gu;
const isHan = /^\p{Script=Han}/u;

/** Whether a term is of Chinese characters. */
export const isChinese = (term: string): boolean => isHan.test(term);

/** What a text is looked up by, with its place in the text. */
export interface Term {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** The terms of a text as it is written, with their places in it. */
export function readTerms(text: string): Term[] {
	const terms = listTerms(foldText(text));
	if (steady.test(text)) return terms;
	const places = listPlaces(text);
	return terms.map((term) => ({
		text: term.text,
		start: places[term.start] ?? text.length,
		end: places[term.end] ?? text.length,
	}));
}

/** What folds character by character, punctuation of both languages included. */
const steady = /^[ -~\u2013-\u201d\u3001-\u3015\u4e00-\u9fff\uff01-\uff5e]*$/;

/** What folds to its lower case, in runs, and all else by characters, which folding may lengthen. */
const pieces = /([ -~\u4e00-\u9fff]+)|./gsu;

/** Where in a text each character of the folded one comes from. */
function listPlaces(text: string): number[] {
	return [...text.matchAll(pieces)].flatMap(({ 0: piece, 1: plain, index }) =>
		Array.from(
			{ length: plain?.length ?? foldText(piece).length },
			(_, offset) => (plain === undefined ? index : index + offset),
		),
	);
}

/**
 * The terms of a folded text: words without a plural's or possessive's ending, and of Chinese each
 * two neighbours, for a dictionary of words would break names that it does not know, such as
 * 沙特化. A character that stands alone is a term of its own.
 */
export function listTerms(folded: string): Term[] {
	return [...folded.matchAll(run)].flatMap(({ 0: found, index }) =>
		isChinese(found)
			? listPairs(found, index)
			: [{ text: stem(found), start: index, end: index + found.length }],
	);
}

function listPairs(found: string, index: number): Term[] {
	const characters = [...found];
	if (characters.length === 1)
		return [{ text: found, start: index, end: index + found.length }];
	let start = index;
	return characters.slice(1).map((second, position) => {
		const first = characters[position] ?? "";
		const text = first + second;
		const term = { text, start, end: start + text.length };
		start += first.length;
		return term;
	});
}

/** Takes off what differs between an American's and a Briton's word, one thing and many, and who owns it. */
export function stem(word: string): string {
	const bare = word.replace(/['\u2019]s?$/, "").replaceAll(/['\u2019]/g, "");
	if (bare.length < 4) return bare;
	return bare
		.replace(/isation(s?)$/, "ization$1")
		.replace(/ise(d|r|s)?$/, "ize$1")
		.replace(/(?<=[^aeiou])ies$/, "y")
		.replace(/(?<=[^us])s$/, "")
		.replace(/our(?=$|ed$|er$)/, "or")
		.replace(/centre/, "center");
}
