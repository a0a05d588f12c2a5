import { listConcepts, listCountries, type Named } from "./search-concepts.ts";
import {
	foldText,
	isChinese,
	listTerms,
	stem,
	type Term,
} from "./search-terms.ts";

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

/** Words that ask, and say nothing of what is asked. */
const askingWords = new Set(
	(
		"a about after all allowed am an and another any anyone are around as ask at be because been before being best but by can cant come could " +
		"did didnt do does doesnt doing done dont each else ever every explain find for from get getting give go going good got had happen has have havent " +
		"he her here him his how i id if im in into is isnt it its ive just keeping know let like long look looking make many may me mean " +
		"might more most much must my need needed no not now of off ok on once one only or other our out over own people please possible properly " +
		"put really required same say see shall she should show so some someone something still such take tell than thank thanks that the their them then there these they thing " +
		"this those through to too try under until up us use using vs versus via want was way we well were what whats when where whether which while who whom whose why " +
		"will wont would yes yet you your"
	)
		.split(" ")
		.map(stem),
);

/** The same in Chinese, as they are told apart from other words. */
const askingSegments = new Set(
	(
		"怎么 怎么样 怎样 怎 如何 什么 啥 哪 哪些 哪里 哪儿 哪个 谁 呀 啊 得 地 着 过 是 不是 是不是 能 不能 能不能 可以 可不可以 要 要不要 需要 应该 " +
		"有 有没有 多 多久 多少 多少个 多长 几 几个 个 我 我要 我们 你 你们 您 您们 他 他们 自己 在 给 被 把 让 去 来 会 想 想要 请问 知道 办 找 到 从 对 跟 和 与 " +
		"遇到 现在 以前 以后 之前 之后 后 前 还 还是 都 也 就 才 又 再 一下 这 那 这个 那个 请 点 算 适用 部 人家 们"
	).split(" "),
);
// No patterns as such, for the bundle is to stay in ASCII.
const askingCount =
	/^[一二两三四五六七八九十百千万半几]+[个名位年月天周块倍]?$/;
const particles = /[吗呢吧了么的]/g;

/** What all of the site is about, so that it tells little beside another word. */
const faintTerms = new Set(
	(
		"job career vacancy position hire recruit recruitment recruiter agency company staff employee worker " +
		"招聘 招人 职位 岗位 公司 工作 员工 人员 " +
		"day week month year january february march april may june july august september october november december"
	)
		.split(" ")
		.map(stem),
);
/** How much of what is asked such terms are, parts of names, and characters of two words that are no word. */
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
	return {
		asked: weighFaint([...asked.values()]).slice(0, askedAtMost),
		countries: new Set(listCountries(terms).map(({ text }) => text)),
	};
}

/** The names that a query says, of those that overlap the longest, and the words between them. */
function listAsked(folded: string, terms: readonly Term[]): Asked[] {
	const starting = Map.groupBy(listConcepts(terms), ({ from }) => from);
	const asked: Asked[] = [];
	let [next, end] = [0, 0];
	for (const [index, { start }] of terms.entries()) {
		const said = index < next ? [] : longest(starting.get(index) ?? []);
		const [name] = said;
		if (!name) continue;
		asked.push(...listWords(folded.slice(end, start)));
		const concepts = said.map(({ text }) => text);
		asked.push(ask(name.name, concepts));
		if (name.count > 1)
			for (const { text } of terms.slice(index, index + name.count))
				if (!askingWords.has(text))
					asked.push(ask(text, [], lesserShare / name.count));
		next = index + name.count;
		end = name.end;
	}
	return [...asked, ...listWords(folded.slice(end))];
}

function ask(term: string, concepts: readonly string[] = [], share = 1): Asked {
	return { term, concepts, share };
}

/** What words ask for that are no names. */
function listWords(text: string): Asked[] {
	const words = [...segmenter.segment(text)]
		.map(({ segment }) => segment)
		.filter((word) => !askingSegments.has(word) && !askingCount.test(word));
	/** For each character, where its word starts and ends. */
	const places = words.flatMap((word, index) => {
		const start = words.slice(0, index).join("").length;
		return Array.from({ length: word.length }, () => ({
			start,
			end: start + word.length,
		}));
	});
	return listTerms(words.join("")).flatMap(({ text, start, end }) => {
		if (!isChinese(text)) return askingWords.has(text) ? [] : [ask(text)];
		// A character alone is part of some word.
		if ([...text].length === 1) return [];
		const [first, last] = [places[start], places[end - 1]];
		const isStray =
			first !== last && first && last && last.end - first.start > end - start;
		return [ask(text, [], isStray ? lesserShare : 1)];
	});
}

function longest(names: readonly Named[]): Named[] {
	const most = Math.max(...names.map(({ count }) => count));
	return names.filter(({ count }) => count === most);
}

function weighFaint(asked: readonly Asked[]): Asked[] {
	const isFaint = ({ term }: Asked) =>
		faintTerms.has(term) || /^\d{1,3}$/.test(term);
	if (asked.every(isFaint)) return [...asked];
	return asked.map((item) =>
		isFaint(item) ? { ...item, share: item.share * lesserShare } : item,
	);
}
