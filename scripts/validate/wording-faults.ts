import { say } from "../words/words.ts";
import { createWordingSearch, type MessageFault } from "./message-fault.ts";

/** A wording to avoid, and what to write instead. */
type Wording = readonly [wrong: RegExp, right: string];

/** Terms with a single approved form, and phrases that an editor has removed. */
const wordings: Readonly<Record<string, readonly Wording[]>> = {
	"en-US": [
		[/\balso when\b/i, "even when"],
		[/\benquir(?:y|ies|es?|ed|ing)\b/i, "inquire, inquiry"],
		[/\bLevantine\b/i, "a language, not an origin"],
		[/\balmost without exception\b/i, "a criterion, not an origin"],
		[/\bforbids agencies to\b/i, "bars agencies from"],
		[/\bour own searches\b/i, "no research that was not done"],
		// Not in attributes: compiled texts contain tags.
		[
			/(?<![^\s<>])[^\s<>]*(?:'(?![^<>]*>)|&#39;)[^\s<>]*/,
			"a curly apostrophe (’)",
		],
		[
			/(?:"(?![^<>]*>)|&quot;)[^"<>&]*(?:"|&quot;)?/,
			"curly quotation marks (“ ”)",
		],
		[/(?<!on )\bour side\b/i, "the licensed agency or service provider"],
		[/\ba licensed provider\b/i, "a licensed agency"],
		[/\bstand-in firm\b/i, "invented firm"],
		// One word for one requirement: Nitaqat has a rate, a profession a quota, the UAE targets, the
		// other states ratios.
		[/\bNitaqat (?:quota|ratio|share|target)s?\b/, "Nitaqat rate"],
		[/\bEmiratisation (?:rate|ratio|share)s?\b/, "Emiratisation target"],
		[/\b(?:Bahrain|Oman)isation (?:quota|rate|share)s?\b/, "ratio"],
		// Repeated on a dozen pages, a template shows more than what it says.
		[/\bTest: /, "a sentence that says what the candidate does"],
		[/\bfor a first answer\./, "For a first answer, …"],
		[
			/(?:\b(?:page|guides?|article)|\]\([^)]*\)|<\/a>) ha(?:s|ve) (?:the|each|both|our)\b/,
			"see …",
		],
	],
	"zh-CN": [
		[/顾问服务/, "咨询服务"],
		[/人员派遣|临时用工(?!与(?:外包|招聘中介))/, "劳务派遣"],
		[/国内价值/, "本地含量"],
		[/[一二两三四五六七另]+[个只]时?钟(?!头)/, "时间、阶段"],
		[
			/人力资源[与和](?!本地化部)[^，。；、]{0,6}化部|酋长国事务部/,
			"人力资源与本地化部",
		],
		[/(?<!（)离职金/, "离职补偿金"],
		[/工程师协会/, "沙特工程师委员会"],
		[/沙特注册会计师协会/, "沙特会计师组织"],
		[/短名单/, "推荐名单"],
		[/(?<!委托)授权书/, "授权委托书"],
		[/服务方(?![式面])/, "持牌机构或服务商"],
		// Coined for “national”: readers asked of which country.
		[/当地籍/, "本国公民、本国籍员工、阿联酋籍、沙特籍"],
		// A clipped invitation that stood on a page in three.
		[/(?<![\p{L}\p{N}])留言写/u, "请在留言里写明、请告诉我们"],
		[/[提递]辞(?:职(?!信)|呈)|提离职/, "辞职、提出辞职"],
		[/(?:先行|过渡)雇用|持牌过渡|机构先雇/, "持牌机构雇用"],
		[/录用通知(?!书)/, "录用函"],
		[/兑换公司/, "汇兑公司"],
		[/由其(?=签|告诉|处理|全面|示范)/, "写出是谁"],
		[/职称/, "职位名称，许可上的写登记的职业，医护写执业类别"],
		[/没有(?:查到|核实到)|未能查到|未见(?:公布|列明)/, "未查到、未公布"],
		[/沙特?化率(?!）)/, "沙特化比例"],
		[/持照的?(?=机构|中介|代理|人力公司|招聘|派遣|实体)/, "持牌"],
		[/(?<!延)迟付|晚发工资/, "迟发"],
		[/适当人选审查/, "任职资格审查"],
		[/粗估/, "估算"],
		[
			/(?<![码两开])头[一二三四五六七八九十几两\d ]+[个名批天周月年]/,
			"前、最初、首批",
		],
		[/换作真实公司/, "【真实公司】，页首写明一次"],
	],
};

const searches = Object.fromEntries(
	Object.entries(wordings).map(([locale, glossary]) => [
		locale,
		createWordingSearch(
			glossary.map(([pattern, right]) => ({
				pattern,
				tell: (excerpt) => say("faults.wording", { excerpt, right }),
			})),
		),
	]),
);

/** Messages with a wording that the glossary replaces. */
export function listWordingFaults(
	message: unknown,
	locale: string,
): MessageFault[] {
	return searches[locale]?.(message) ?? [];
}
