import { countryNames } from "./search-names.ts";

/** Visitors' words for a page's subject that its text lacks: by path, in both languages. */
const keywords: Readonly<Record<string, string>> = {
	"/locations":
		"office offices address phone number telephone opening hours map directions parking 办公室 地址 电话 营业时间 上班时间 地图 怎么去 联系方式 上海办公室 在哪里 怎么联系",
	"/contact":
		"contact phone number telephone email message quote how it works next steps 怎么合作 complaint scam fraud fake recruiter money fee passport 联系 电话 邮箱 报价 投诉 诈骗 骗子 冒充 收费 中介费 护照 扣押 核实 会说中文 中文顾问 怎么联系",
	"/about":
		"company profile how big firm partners directors leadership who are you 公司介绍 正规 管理团队 股东 规模 合伙人 靠谱 老板是谁 reliable",
	"/careers":
		"jobs job vacancies vacancy apply application benefits interview rounds part time internship salary send my cv resume 求职 应聘 面试 几轮 福利 实习 兼职 在招 招人 投简历 没有经验",
	"/services/executive-search":
		"headhunter headhunting ceo cfo director family business 猎头 高管 总经理 找总经理 财务总监 家族企业 沙特负责人",
	"/services/organizational-development":
		"merger merging companies joint venture culture 合资 文化 restructuring approval authority 并购 合并 重组 总部 审批 授权 审批太慢 决定太慢",
	"/services/hr-outsourcing":
		"pro services visa processing renewal government relations 人事代理 签证代办 签证办理 续签 换发 社保代缴",
	"/services/recruitment-services":
		"rpo employer branding 代招 技能测试 雇主品牌",
	"/services/flexible-staffing":
		"interim manager day labor vendor management 临时经理 点工 日结",
	"/services/organizational":
		"job evaluation grading job architecture 岗位评估 定岗定编 职级",
	"/services/training-development":
		"language safety team building leadership cross-cultural 团建 领导力 跨文化 语言 安全培训 行前培训 阿拉伯语培训",
	"/services/talent-management":
		"retention leadership pipeline talent review 留不住 人才盘点 胜任力",
	"/services/hr-consulting":
		"contract review policies handbook disciplinary job evaluation 合同审查 岗位评估 纪律 薪酬保密",
	"/terms": "legal notice 法律声明",
	"/timeline": "history milestones years in business 里程碑 开了几年",
	"/insights":
		"articles blog news newsletter rss feed subscribe reports research 文章 新闻 资讯 订阅 研究报告",
	"/guides":
		"sources citations official 出处 依据 compare comparison six gulf gcc countries rules law side by side 六国 海湾各国 对比 比较 规定 哪个国家",
	"/fees-and-terms":
		"refund candidate leaves quits how much does an agency charge employers cost price rates markup retainer success fee exclusivity 成功费 独家 vat guarantee 收费标准 多少钱 价格 猎头费 服务费 报价 增值税 账期 退费 退不退 招不到人 fees saudi",
	"/accessibility": "screen reader keyboard wcag 读屏 键盘 无障碍",
	"/candidates":
		"job seekers company closed bankrupt ban work visa permit steps check before signing a contract fake job offer rights visa refused rejected denied family visa dependents dependants spouse wife husband children failed medical exam unfit contract changed substitution after arrival safe safety 安全 局势 合同被换 求职 出国打工 签证步骤 工作许可 签合同前 假招聘 权利 中介费 倒闭 跑路 禁令 旅游签 访问签 先去上班 工作签证 合同先看什么 试用期多长 辞职 离职补偿金 国内社保 个税 个人所得税 交不交税 工签 办理流程 要准备哪些材料 多久能下来 不给办居留证 中东打工 被骗 换雇主 录用通知 真假 offer 战争 回国 撤离 技工 svp 拒签 被拒 签证没批 家属签证 家属 随任 老婆 妻子 配偶 孩子 体检 不合格 send money home remittance unpaid wages complaint poea dmw owwa beoe bmet emigrate ecr sim card free visa overstay amnesty embassy 手机卡 黑户 大赦 大使馆 汇款 汇钱 汇回国内 工资被拖欠 讨薪",
	"/chinese-contractors":
		"epc third-country nationals 属地化 第三国 tender mobilization demobilization 中资 工程企业 总包 投标 动员 撤场 外派 派员 凭什么派 国内社保 个税 每名外籍 许可成本 人头费 地区总部 rhq 政府采购 签证配额 宿舍标准 员工宿舍 备用金 备案 职业技能验证 svp 撤离 应急 增值税专用发票 总部汇报 要几名沙特人 沙特签证配额 怎么批",
	"/templates":
		"template sample form download word docx offer letter payslip secondment mobilization plan interview sheet sample contract 模板 范本 样本 合同 表格 下载 录用通知书 录用函 工资单 外派协议 动员计划 面试记录表",
	"/solutions/gulf-recruitment":
		"recruitment agency dubai abu dhabi riyadh doha gcc gulf recruiters 海湾招聘公司 中东招聘 招聘中介 海外招聘",
	"/solutions/payroll":
		"payroll provider late wages unpaid salary 拖欠工资 工资晚发 没发工资 几个月没发 迟发 代发工资 发薪 工资外包",
	"/services/global":
		"several countries at once 几个国家同时招人 多国招聘 科威特 阿曼 巴林 有公司吗",
	"/services/recruitment-services/service-overview":
		"replacement guarantee 保证期 推荐的人走了 补不补 补人",
	"/industries/hospitality-travel/key-roles-we-fill":
		"chefs housekeeping supervisors receptionist 中餐厨师 厨师 客房主管 前台会说中文",
	"/industries/retail-consumer-products":
		"electric cars after sales 新能源汽车 售后 电动车",
	"/industries/banking-finance": "fintech hiring 金融科技",
	"/solutions/employer-of-record":
		"no company yet without entity start before our license is issued 没有注册公司 没有公司 先招人 先用人 雇人",
	"/solutions/temporary-staffing":
		"is it legal for an agency to lend us workers borrow staff",
	"/solutions/saudization":
		"saudization quota engineers accountants procurement 沙特化 工程师配额 会计配额 采购配额 怎样计入 今年多少 雇一个沙特人 成本 工程师认证 sce 怎么办",
	"/solutions/labor-compliance":
		"labor compliance inspection audit passports midday break summer 夏天 中午 几点 不能干活 高温 午休 禁工 劳务合规 护照 统一保管 扣押 检查 自查 罚款",
	"/fair-recruitment":
		"who pays recruitment fees deposit grievance complaint employer took my passport modern slavery forced labor human trafficking ethical ilo 强迫劳动 现代奴役 人口贩卖 责任招聘 招聘费谁出 中介费谁付 保证金 押金 投诉 几天答复",
	"/industries/healthcare-life-sciences":
		"nurse doctor license dha doh scfhs 医护执照 护士执照 各国通用 互认",
	"/solutions/bulk-hiring":
		"bulk hiring mass recruitment workers labourers from india pakistan bangladesh 批量招工 招工人 国内招工 直接招 两百工人",
	"/insights/gratuity-calculator":
		"calculator calculate end of service benefits eosb indemnity severance resign 计算器 怎么算 离职金 离职补偿 服务终了金 辞职 resignation saudi after years",
	"/calculators/nitaqat":
		"how many saudis needed saudization percentage 沙特化比例 沙特化率 计算 要雇几个沙特人 要雇多少沙特人 外籍员工 计算器",
	"/calculators/overtime":
		"overtime pay rate hourly extra hours 加班费 加班 加班一小时 一个小时多少钱 计算器",
	"/insights/wage-payment-on-the-first":
		"wage protection wps salary late 工资保护系统 发薪日 拖欠工资",
	"/insights/emiratisation-after-the-first-cycle":
		"emiratisation fines contribution nafis 阿联酋本地化 罚款 缴费",
};

/** The subjects of every country guide. */
const guideKeywords =
	"labor law labor card work permit weekly rest hajj non-compete sponsor transfer change employer contribution rate quota notice sick maternity paternity leave terminate working hours local partner public holidays exit permit work injury accident 工伤 受伤 劳动法 劳工部 居留证 居留转移 换雇主 换工作 缴费比例 社保 本地化 配额 离职 辞职 提前通知 解除合同 通知期 年假 病假 产假 工时 许可费用 用人 休息日 朝觐 竞业限制";

/** Further words that a page is found by. */
export function keywordsOf(path: string): string {
	const own = keywords[path] ?? "";
	const [, country] = /^\/guides\/(.+)/.exec(path) ?? [];
	if (!country) return own;
	const names = countryNames.find(
		([name]) => name === country.replaceAll("-", " "),
	);
	return [guideKeywords, ...(names ?? [])].join(" ");
}
