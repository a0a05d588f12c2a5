import { foldText } from "./search-terms.ts";

/**
 * Names that mean the same to those who ask, in both languages and as they are typed. The first of
 * each group is what our own pages say in English, the second in Chinese.
 */
const groups: readonly (readonly string[])[] = [
	["saudization", "沙特化", "沙特本地化", "nitaqat", "saudisation"],
	["emiratisation", "阿联酋本地化", "阿联酋化", "nafis", "emiratization"],
	["nationalization", "本地化", "qatarization", "omanization"],
	["employer of record", "名义雇主", "eor", "peo", "雇主代理"],
	["outsourcing", "外包", "bpo"],
	["payroll", "薪酬", "工资代发", "薪酬代发", "发薪", "算薪"],
	["wage protection", "工资保护", "wps"],
	["gratuity", "离职金", "end of service", "eosb", "服务终了金"],
	["temporary staffing", "临时用工", "劳务派遣", "派遣", "temp"],
	["recruitment", "招聘", "hiring", "recruiting"],
	["pro services", "签证代办", "人事代理", "government relations"],
	["labor supply", "劳务派遣", "labour supply", "manpower"],
	["bulk hiring", "批量招聘", "mass recruitment"],
	["executive search", "高管寻访", "猎头", "headhunter", "headhunting"],
	["training", "培训"],
	["visa", "签证", "work permit", "工作许可", "工签"],
	["licence", "执照", "license", "资质"],
	["careers", "工作机会", "jobs", "vacancies", "求职", "职位", "找工作"],
	["salary", "薪资", "pay", "工资"],
	["contact", "联系", "phone", "电话", "email"],
	["offices", "办公室", "locations", "地址", "address"],
	["privacy", "隐私", "data protection", "个人信息"],
	["oil gas", "石油天然气", "石油", "油气", "petroleum"],
	["banking", "银行", "金融", "finance"],
	["healthcare", "医疗", "nurse", "护士", "医院", "hospital"],
	["information technology", "信息技术", "it", "软件"],
	["construction", "建筑", "工程", "epc"],
	["manufacturing", "制造", "工厂", "factory"],
	["hospitality", "酒店", "hotel", "旅游"],
	["retail", "零售", "消费品"],
	["education", "教育", "teacher", "教师", "学校", "school"],
	["legal", "法律", "律师", "lawyer"],
	["insurance", "保险"],
	["logistics", "物流", "shipping", "航运"],
	["aerospace", "航空航天", "aviation", "航空"],
	["chemicals", "化工"],
	["fees", "收费", "费用", "cost", "price", "价格"],
	["scam", "诈骗", "fraud", "骗局"],
	["handbook", "员工手册"],
	["notice period", "通知期"],
	["contract", "合同"],
	["history", "发展历程", "timeline"],
	["certificates", "证书", "certifications", "认证"],
	["team", "团队", "leadership", "领导"],
	["case studies", "案例", "success stories"],
	["key roles", "关键岗位", "岗位"],
	["dubai", "迪拜"],
	["abu dhabi", "阿布扎比"],
	["riyadh", "利雅得"],
	["doha", "多哈"],
	["shanghai", "上海"],
	["saudi arabia", "沙特", "ksa"],
	["united arab emirates", "阿联酋", "uae"],
	["qatar", "卡塔尔"],
	["oman", "阿曼"],
	["bahrain", "巴林"],
	["kuwait", "科威特"],
	["chinese companies", "中资企业", "中国企业", "出海"],
];

/** A name, folded, and how a query says it: Latin ones as words of their own, Chinese ones anywhere. */
const known = groups.map((group) =>
	group.map((name) => {
		const text = foldText(name);
		const isWordy = /^[a-z0-9]/.test(text);
		const said = isWordy ? `(?<![a-z0-9])${text}(?![a-z0-9])` : text;
		return { text, pattern: new RegExp(said) };
	}),
);

/**
 * The query said in other words: with one of its names exchanged for another of the same meaning.
 * Of a group only the first of each script is tried, and what the query does not have.
 *
 * @param query folded.
 */
export function listMeanings(query: string): string[] {
	return known.flatMap((group) => {
		const said = group
			.filter(({ pattern }) => pattern.test(query))
			.toSorted((a, b) => b.text.length - a.text.length)[0];
		if (said === undefined) return [];
		return group
			.filter((name) => name !== said)
			.map(({ text }) => query.replace(said.text, ` ${text} `));
	});
}
