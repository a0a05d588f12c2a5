/**
 * What visitors call a page's subject where the page itself, well written, has another word: by
 * path, in both languages, which find the same.
 */
const keywords: Readonly<Record<string, string>> = {
	"/locations":
		"office offices address phone number telephone opening hours map directions parking 办公室 地址 电话 营业时间 上班时间 地图 怎么去 联系方式",
	"/contact":
		"contact phone number telephone email message quote complaint scam fraud fake recruiter money fee passport 联系 电话 邮箱 报价 投诉 诈骗 骗子 冒充 收费 中介费 护照 扣押 核实",
	"/about":
		"company profile licence registered leadership who are you 公司介绍 执照 资质 正规 管理团队 股东",
	"/careers":
		"jobs job vacancies vacancy apply application benefits annual leave flights interview rounds part time internship salary 求职 应聘 面试 几轮 福利 年假 机票 实习 兼职 在招 招人 投简历",
	"/services":
		"employer of record peo eor rpo recruitment process outsourcing labor supply manpower pro services visa fees pricing 名义雇主 劳务派遣 外包 代招 收费 价格 签证代办",
	"/services/hr-outsourcing":
		"payroll wps pro services visa processing government relations onboarding 薪酬代发 工资代发 发薪 人事代理 签证办理 社保代缴",
	"/services/flexible-staffing":
		"temporary staffing labor supply manpower contract workers shutdown seconded 劳务派遣 临时工 短期用工 人力供应 借调",
	"/services/recruitment-services":
		"hiring recruiters rpo skills test trade test 招人 招工 代招 技能测试 面试",
	"/services/executive-search":
		"headhunter headhunting ceo director 猎头 高管 总经理",
	"/services/organizational-development":
		"merger merging companies restructuring approval authority 并购 合并 重组 总部 审批 授权",
	"/services/hr-consulting":
		"labor law inspection fines handbook contract review 劳动法 检查 罚款 员工手册 合同审查",
	"/services/training-development":
		"courses language safety 课程 语言 安全培训",
	"/insights/gratuity-calculator":
		"calculator calculate end of service eosb indemnity severance resign 计算器 怎么算 离职金 离职补偿 服务终了金 辞职",
	"/insights/which-hiring-model-fits":
		"employer of record eor without entity no company yet 名义雇主 没有公司 未注册 先用人 用工模式",
	"/insights/emiratisation-after-the-first-cycle":
		"emiratisation fines contribution nafis 阿联酋本地化 罚款 缴费",
	"/insights/nitaqat-and-profession-quotas":
		"saudization nitaqat band color percentage 沙特化 沙特本地化 比例 评级",
	"/privacy":
		"personal data cookies gdpr pdpl delete retention transfer abroad 个人信息 出境 跨境 删除 隐私",
	"/timeline": "history milestones founded 历史 历程 成立 里程碑",
};

/** What a page is found by besides its own words. */
export function keywordsOf(path: string): string {
	return keywords[path] ?? "";
}
