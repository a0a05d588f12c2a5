import { expect, test } from "vitest";
import { inEnglish } from "../words/words.ts";
import { listWordingFaults } from "./wording-faults.ts";

test.each([
	["en-US", "Also when it is late", ["“Also when”: write “even when”"]],
	["en-US", "We also wrote when asked", []],
	["en-US", "We enquired", ["“enquired”: write “inquire, inquiry”"]],
	["en-US", "The address is /contact?enquirer=1", []],
	["en-US", "the firm's staff", ["“firm's”: write “a curly apostrophe (’)”"]],
	[
		"en-US",
		'a "fixed" term',
		['“"fixed"”: write “curly quotation marks (“ ”)”'],
	],
	["en-US", "the firm’s “fixed” term", []],
	[
		"en-US",
		"Employer: our side",
		["“our side”: write “the licensed agency or service provider”"],
	],
	["en-US", "a fault on our side", []],
	[
		"en-US",
		"Repairs pumps. Test: strip one",
		["“Test: ”: write “a sentence that says what the candidate does”"],
	],
	["en-US", "The test: strip one", []],
	[
		"en-US",
		"Send the role for a first answer.",
		["“for a first answer.”: write “For a first answer, …”"],
	],
	["en-US", "For a first answer, send the role.", []],
	[
		"en-US",
		"The [payroll page](/solutions/payroll) has the dates",
		["“](/solutions/payroll) has the”: write “see …”"],
	],
	["en-US", "A company has the choice", []],
	["en-US", "the Nitaqat share", ["“Nitaqat share”: write “Nitaqat rate”"]],
	["en-US", "Nitaqat and profession quotas", []],
	[
		"en-US",
		"meets the Emiratisation rate",
		["“Emiratisation rate”: write “Emiratisation target”"],
	],
	["en-US", "its Omanisation rate", ["“Omanisation rate”: write “ratio”"]],
	["zh-CN", "由服务方雇用", ["“服务方”: write “持牌机构或服务商”"]],
	["zh-CN", "换一种服务方式", []],
	[
		"zh-CN",
		"招当地籍员工",
		["“当地籍”: write “本国公民、本国籍员工、阿联酋籍、沙特籍”"],
	],
	["zh-CN", "留言写城市", ["“留言写”: write “请在留言里写明、请告诉我们”"]],
	["zh-CN", "第一次留言写什么", []],
	["zh-CN", "获批以后才提辞职", ["“提辞职”: write “辞职、提出辞职”"]],
	["zh-CN", "候选人提出辞职，递辞职信", []],
	["zh-CN", "旺季用临时用工", ["“临时用工”: write “劳务派遣”"]],
	["zh-CN", "持“临时用工与外包”执照", []],
	["zh-CN", "看国内价值评分", ["“国内价值”: write “本地含量”"]],
	["zh-CN", "高校走另一只钟", ["“另一只钟”: write “时间、阶段”"]],
	["zh-CN", "会议开三个钟头", []],
	[
		"zh-CN",
		"由人力资源与酋长国事务部发放",
		["“酋长国事务部”: write “人力资源与本地化部”"],
	],
	[
		"zh-CN",
		"人力资源与本国化部",
		["“人力资源与本国化部”: write “人力资源与本地化部”"],
	],
	["zh-CN", "人力资源与本地化部（MoHRE）", []],
	["zh-CN", "巴林的离职金", ["“离职金”: write “离职补偿金”"]],
	["zh-CN", "离职补偿金（离职金）", []],
	["zh-CN", "可由持牌机构先行雇用", ["“先行雇用”: write “持牌机构雇用”"]],
	["zh-CN", "可由持牌机构雇用", []],
	[
		"zh-CN",
		"您许可上的职称",
		["“职称”: write “职位名称，许可上的写登记的职业，医护写执业类别”"],
	],
	["zh-CN", "比例未见公布", ["“未见公布”: write “未查到、未公布”"]],
	["zh-CN", "沙特化率到了绿档", ["“沙特化率”: write “沙特化比例”"]],
	["zh-CN", "沙特化比例（国内叫沙化率）", []],
	["zh-CN", "持照中介", ["“持照”: write “持牌”"]],
	["zh-CN", "招聘持照护士", []],
	["zh-CN", "先签录用通知", ["“录用通知”: write “录用函”"]],
	["zh-CN", "录用函（offer、录用通知书）", []],
	["zh-CN", "银行或兑换公司", ["“兑换公司”: write “汇兑公司”"]],
	[
		"zh-CN",
		"沙特注册会计师协会（SOCPA）",
		["“沙特注册会计师协会”: write “沙特会计师组织”"],
	],
	["zh-CN", "2 日起算迟付", ["“迟付”: write “迟发”"]],
	["zh-CN", "延迟付款", []],
	["zh-CN", "新公司招头十个人", ["“头十个”: write “前、最初、首批”"]],
	["zh-CN", "头 12 个月实付", ["“头 12 个”: write “前、最初、首批”"]],
	["zh-CN", "一段码头一天完工", []],
	["zh-CN", "Also when it is late", []],
])("in %s, the text %o has the wording faults %o", (locale, text, faults) => {
	const found = listWordingFaults({ a: [text] }, locale);
	expect(found.map(({ message }) => inEnglish(message))).toEqual(faults);
	for (const { path } of found) expect(path).toEqual(["a", 0]);
});
