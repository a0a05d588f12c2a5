import { listTerms, stem } from "./search-terms.ts";

/** Question and filler words. */
const askingWords = new Set(
	(
		"a about after all allowed am an and another any anyone are around as ask at be because been before being best but by can cant come could current currently " +
		"did didnt do does doesnt doing done dont each else ever every explain find for from get getting give go going good got had happen has have havent " +
		"he her here him his how i id if im in into is isnt it its ive just keeping know latest let like long look looking make many may me mean " +
		"might more most much must my need needed no not now of off ok on once one only or other our out over own people please possible properly " +
		"put really required same say see shall she should show so some someone something still such take tell than thank thanks that the their them then there these they thing " +
		"this those through to too try under until up us use using vs versus via want was way we well were what whats when where whether which while who whom whose why " +
		"will with wont would yes yet you your"
	)
		.split(" ")
		.map(stem),
);

/** The Chinese equivalents, as the segmenter splits them. */
const askingSegments = new Set(
	(
		"怎么 怎么样 怎样 怎 如何 什么 啥 哪 哪些 哪里 哪儿 哪个 谁 呀 啊 是 不是 是不是 能 不能 能不能 可以 可不可以 要 要不要 需要 应该 " +
		"有 有没有 多 多久 多少 多少个 多长 几 几个 个 我 我要 我们 你 你们 您 您们 他 他们 自己 在 给 被 把 让 去 来 会 想 想要 请问 知道 办 找 到 从 对 跟 和 与 " +
		"遇到 注意 合法 违法 现在 以前 以后 之前 之后 还 还是 都 也 就 才 又 再 一下 这 那 这个 那个 请 点 算 适用 最新 目前 当前 " +
		"时候 还有 怎么办 办法 家里 帮 帮忙 会不会 要不要 别的 那边 这边 出去 过来 下来 起来 一般 大概 到底 有点 听说 觉得 问 问问 说 说好 事 事情 东西 情况 问题 " +
		"然后 因为 所以 但是 如果 的话 万一 已经 正在 一直 马上 尽快 直接 必须 一定 只能 只 真 为什么 干嘛 咋 咋办 行 好 做 里 上 下 用 不 " +
		"什么时候 什么样 几月 几月份 几年 不到 不算 不行 找个 我在 我能 没办 意思 才能 这样 那样 这么 那么 贵司 贵公司"
	).split(" "),
);
// Strings, because esbuild leaves non-ASCII regex literals and the bundle must be ASCII.
const [numerals, measures] = [
	"一二两三四五六七八九十百千万半几",
	"个名位年月天周块倍",
];
const askingCount = new RegExp(`^[${numerals}]+[${measures}]?$`);
const particle = "吗呢吧了的";
/** Question and grammar particles, which are hardly ever part of a word. */
export const particles: RegExp = new RegExp(`[${particle}]`, "g");

/** Subjects of the whole site, which say little beside other words. */
const faintTerms = new Set(
	(
		"job career vacancy position hire recruit recruitment recruiter agency company firm staff employee worker " +
		"engineer manager technician " +
		"dubai abu-dhabi riyadh jeddah dammam doha sharjah 迪拜 阿布扎比 利雅得 吉达 达曼 多哈 沙迦 " +
		"招聘 招人 职位 岗位 公司 工作 员工 人员 工程师 经理 技术员 " +
		"day week month year january february march april may june july august september october november december"
	)
		.split(" ")
		.map((word) =>
			listTerms(word)
				.map(({ text }) => text)
				.join(" "),
		),
);

/** Whether a term, or a Chinese word, is a question or filler word. */
export function isAsking(term: string): boolean {
	return (
		askingWords.has(term) || askingSegments.has(term) || askingCount.test(term)
	);
}

/** Whether a term is a subject of the whole site. */
export function isFaint(term: string): boolean {
	return faintTerms.has(term) || /^\d{1,3}$/.test(term);
}
