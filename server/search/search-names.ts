import { readLines, tradeNames } from "./search-trades.ts";

/** Synonyms in both languages, including misspellings: one group per line, comma-separated. */
export const nameGroups = [
	...tradeNames,
	...readLines(`
saudization, 沙特化, 沙特本地化, nitaqat, saudisation, 沙特话, 沙化率, how many saudis, 几个沙特人, 多少沙特人, 尼塔卡特
emiratisation, 阿联酋本地化, 阿联酋化, nafis, emiratization, 酋长化, 酋长国化, 阿联酋本土化, how many emiratis, 几个阿联酋人, 多少阿联酋人, 纳菲斯, tawteen
nationalization, 本地化, 本土化, qatarization, omanization, kuwaitization, bahrainization, localization, 卡塔尔化, 阿曼化, 科威特化, 巴林化, 属地化, 属地化用工, 属地化管理
saudi nationals, 沙特人, 沙特籍, 沙特国民, 沙特员工, saudi employees
emiratis, 阿联酋人, 阿联酋籍, 阿联酋国民, 阿联酋本地人, 酋长国籍, emirati, uae nationals
nationals, 本国人, locals, local staff, 本地人, 本国员工, 本地员工, 本地雇员, 本国国民, citizens, local hires
foreigners, 外籍员工, expats, 外籍, 外国人, expatriates, foreign workers, foreign staff, 外劳
quota, 配额, 指标, 名额, required percentage
band, 评级, 等级, red, green, platinum, 红色, 绿色, 白金, 红区, 绿区, color, 绿带, 红带, 黄带, 绿标, 红标, 高绿, 中绿, 低绿, 黄区, 颜色
levy, 人头税, 人头费, 外籍税
employer of record, 名义雇主, eor, peo, 雇主代理, 名义顾主, 名义雇佣, umbrella company, 挂靠, contractor of record, umbrella, 代雇, 代为雇佣, 海外雇佣, 用工主体
without entity, 没有公司, no entity, without a company, without opening a company, without local entity, without a local entity, without a local company, no company yet, 不注册公司, 没注册公司, 没有注册公司, 未注册公司, 未注册, 不设公司, 不开公司, 没公司, 没注册, 还没设立, 没设公司, no legal entity, no branch
subsidiary, 子公司, legal entity, 当地公司, local company
outsourcing, 外包, bpo, 承揽, 外包团队
payroll, 薪酬, 工资代发, 代发工资, 薪酬代发, 发薪, 算薪
wage protection, 工资保护, wps, 工资保护系统, sif
gratuity, 离职金, end of service, eosb, eos, 服务终了金, 离职补偿, 离职补偿金, 离职赔偿, 补偿金, 赔偿金, severance, indemnity, 遣散费, 经济补偿, 期满奖金, 合同到期, 合同期满, 期满, end of contract, finished my contract, contract ends
temporary staffing, 灵活用工, 临时用工, 劳务派遣, 派遣, temp, 派遗, 临时工, 短期用工, temporary staff, temporary workers, contract staff, casual labor, 小时工, 临时人员, event staff, event staffing, cover for, stand-in, 顶岗, 急招, 急需, urgent hiring, 短工, 季节工, 顶班, seasonal, short term staff, interim, interim manager, interim management, 点工, 日结, 日工, day labor, 几天活, 顶几天
labor supply, 劳务派遣, labour supply, manpower, manpower supply, supply company, supply of workers, labor supplier, staff supply, worker supply, 供人, 人力供应, staff leasing, 劳务公司, 借人, 借用, lend workers, lending workers, borrow workers, 人员租赁, 租赁, leasing, employee leasing, 包清工, 清包, lend my employee, lend staff, lend employees, 借员工
recruitment, 招聘, hiring, recruiting, 招人, 招工, 委托招聘
pro services, 签证代办, 人事代理, government relations
bulk hiring, 批量招聘, mass recruitment, mass hiring, volume hiring, 批量招工, 批量招, 大批量, 大量招人, 上百人, 几百人, 大规模, 几十个, 一批工人, hundreds of workers, large numbers
shortlist, 推荐名单, 短名单, 候选人名单, 入围名单, short list
executive search, 高管寻访, 猎头, headhunter, headhunting, head hunter, 高管招聘, retained search, executives, 高管, 挖人, 挖角, poach, 找高管, 挖高管, 高层
chief executive, 首席执行官, ceo, 总裁
training, 培训, course, workshop, 课程, 课, 上课, 培训班, classes, 课堂, 英语课, lesson, lessons, 怎么带, 安全教育, induction, 培训课程, 讲课, 带教, coaching, leadership development, 领导力, 领导力培训, team building, 团建, 团队建设, cross-cultural, cross cultural, 跨文化
succession, 接班, successor, 继任, 接班人, retire, retirement, 退休, 继任者, 后备, 二把手, deputy
merger, 合并, 并购, merging, acquisition, joint venture, 合资, 合资公司, jv
restructuring, 重组, 组织架构, org chart, organization chart, organizational structure, 架构调整, 组织调整, 部门设置, 定岗, 定编, 定岗定编, 定级, 职级, 岗级, 职等, job grades, grading, 薪级, 薪级表, pay grades, job levels, job evaluation, 岗位评估, 职位评估, job architecture, 岗位体系
workforce plan, 人员计划, 用工计划, manpower plan, 人力规划, headcount plan, staffing plan
visa, 签证, work permit, 工作许可, 工签, 签正, 签証, 劳工证, work visa, 工作签证, 劳务签, 工作签, entry permit, 入境许可, 入境签, 打工签, 劳签
labor card, 劳工卡, work card, 工卡
residence permit, 居留, iqama, 伊卡马, 伊卡玛, 居留证, 居住证, residency, residence visa, 居留许可
family visa, 家属签证, 家属签, spouse visa, dependents, dependants, dependent, 随行家属, 家属, spouse, wife, husband, kids, children, 老婆, 妻子, 丈夫, 老公, 孩子, family, 家人, 家里人, 亲属, relatives, 随迁, 带娃, 娃, 小孩, 媳妇, 爱人, 陪读, 带家属, baby, 父母, parents
refused, 拒签, rejected, denied, 被拒, refusal, rejection, 签证被拒, 拒绝, 没过, 没批, 没通过, 不批, turned down, declined, 被拒签, 打回来
medical examination, 体检, medical test, medical exam, health check, hiv, hepatitis, 乙肝, tuberculosis, blood test, unfit, 体检没过, 体检不过
absconding, 逃跑, huroob, 失联, run away, ran away, runaway
absence, 旷工, absent, awol
exit permit, 出境许可, exit visa, 离境签, exit re-entry, 出境签, 返程签
overstay, 逾期, overstayed, 黑户, amnesty, 大赦, 非法滞留, 逾期滞留
embassy, 大使馆, consulate, 领事馆, consular, 领事保护, 12308, 使馆
free visa, 自由签, azad visa
discrimination, 歧视, diversity, inclusion, equal opportunity, 多元化
kafala, 担保, sponsor, sponsorship, 担保人, 担保制, 担保制度, kafeel, kafil
change of employer, 换雇主, 换工作, change employer, change jobs, change job, switch jobs, sponsorship transfer, transfer of sponsorship, employer transfer, 转担保, 转雇主, 跳槽, 跳到, 换公司, 换一家, 另一家公司, 换工地, 跳到别家, move to another company, new employer
no objection, 无异议, noc, release letter
licence, 执照, license, 资质, 牌照, licensed, 许可证
careers, 工作机会, current openings, 在招职位, jobs, vacancies, 求职, 职位, 找工作, 应聘, openings, work for you, 招聘启事, 招聘信息, 怎么投, 投递, 报名, 应征, 招不招人, 缺人, 上班, opening, how to join, 你们招人, 招人吗, 岗位空缺, join your team, 想去, 想来, 想进, 想到
internship, 实习, intern, interns, trainee, 实习生
graduates, 毕业生, 应届生, fresh graduate, 校招, entry level, 管培, 管培生, management trainee, 毕业生招聘, 校招生, 应届, 零基础, no experience, 没有经验, 无经验
salary, 薪资, pay, 工资, wages, 薪水, remuneration, paycheck, 月薪, 工钱, 开工资, 薪金, 底薪, 待遇, 挣多少, 挣, 赚, earn, earnings, income, 薪级, 薪级表, 工资表, 月钱, 开多少钱, 多少钱一个月, 年薪
minimum wage, 最低工资, lowest salary, lowest wage, minimum salary, 最低薪资, 工资下限
payslip, 工资单, 工资条, pay slip, salary slip, paystub
late wages, 拖欠, 欠薪, unpaid salary, late salary, 拖欠工资, wages not paid, salary not paid, not paid, not pay, didn't pay, doesn't pay, unpaid wages, salary late, late payment, salary delay, delayed salary, 工资晚发, 没发工资, 不发工资, 迟发, underpaid, 少发, 少发工资, 工资没到, short pay, paid less, 少发钱, 工资没发, 工资不发, 压工资, 拖工资, 欠工资, 讨薪, late pay, pay is late, wages late, 不给工资, 不给钱, 压着工资, 要不到工资
wage deduction, 扣款, 扣工资, 扣薪, salary deduction, 降薪, 减薪, salary cut, pay cut, cut salary, cut my salary, cut pay, 罚工资, 克扣
overtime, 加班, 加班费, time and a half, double pay, extra hours, 加点, 加钟, 超时, 调休, 补休, time off in lieu
working hours, 工时, 工作时间, hours per week, 每周工时, 几个小时, 一天几小时, 上班时长, daily hours, 几点下班, 几点上班, 上到几点
ramadan, 斋月
midday break, 午间禁工, 午休, 中午, 高温, midday ban, heat, hot, outdoor work, 夏天, 夏季, summer, 禁工, 中暑, heat stroke
annual leave, 年假, vacation, 休假, holidays, pto, 年休假, time off, 假期, 请假, leave entitlement, leave days, 婚假, 丧假, marriage leave, bereavement, 探亲, 探亲假, 回国休假, home leave, 休年假, 放年假, 几天假, 多少天假, days off
public holiday, 公共假日, 法定假日, 节假日, eid, 开斋节, 国庆, 国庆节, 放假, national day
sick leave, 病假, sick, sick pay, illness, 生病, 看病, 住院, hospitalized, 请病假, 病了
maternity, 产假, pregnant, pregnancy, 怀孕, 生孩子, 孩子出生, birth
paternity, 陪产假, parental leave, 育儿假
social insurance, 社会保险, 社保, gosi, 社宝, pension, 养老金, 养老保险, social security, 社会保障, gpssa, sio, pifss, spf, retirement age, 退休年龄, 退休金
unemployment insurance, 失业保险, 失业险, iloe
health insurance, 医疗保险, 医保, medical insurance, 医保卡, 看病报销, health cover
notice period, 通知期, notice, 提前通知, 提前多久, 提前几天, 提前一个月
probation, 试用期, trial period, 试用, 转正
non-compete, 竞业限制, noncompete, 竞业禁止
termination, 终止, 解除, 解雇, 辞退, dismissal, fired, 开除, sacked, laid off, layoff, 裁员, redundancy, 炒, 炒鱿鱼, 被炒, 劝退, 不要我, let go, terminated, sack, 打架, 违纪, 偷东西, misconduct, theft
resignation, 辞职, 离职, resign, quit, resigned, 不干了, 不想干, 辞工, leave my job, leave the company, leaving job, 提前走, 自离, 违约, 违约金, 毁约, break contract, breach of contract
final settlement, 结清, 离职结算, 结算, final pay
contract, 合同
contract substitution, 合同被换, contract changed, different contract, 换合同, 合同不一样, 和合同不一样, 跟合同不一样, 阴阳合同
fixed-term, 固定期限, fixed term, limited contract
dual contract, 双合同, 两份合同, split payroll
fines, 罚款, penalty, penalties, 处罚, 罚金, 罚多少, 被罚
inspection, 劳动监察, inspectors, 检查, 监察, 抽查, 突击检查, 突查, 查劳工, 来查, 被查, 查工地
labor compliance, 劳动合规, 用工合规, 用工风险, 劳务合规, employment risk, hr compliance, hr audit, 用工审计
joint liability, 连带责任, 连带, 担责, 谁负责, who is liable, jointly liable
handbook, 员工手册, hr policy, hr policies, 规章制度, 员工守则, 厂规, 制度, company rules, 人事制度, disciplinary, disciplinary procedure, 纪律处分
passport, 护照, 证件, 收护照, 押护照, 护照不给, keeps my passport
agent, 中介, broker, sub-agent, subagent, 下级中介, 黑中介, 劳务中介, 介绍人, 介绍工作, 劳务派遣公司, 包工头, 介绍费, 中介费
deposit, 押金, 保证金, 抵押
complaint, 投诉, complain, grievance, 申诉, 举报, 罢工, 闹事, 工会, strike, union, 告公司, 告老板, 维权, report my employer, 反映
scam, 诈骗, fraud, 骗局, fake, 假招聘, 假的, 骗子, 被骗, 冒充, 真假, legit, 上当, 骗, genuine, real or fake, 是真的吗, 能信吗, 可信, is it real, is this real, 老板跑路, 跑路
job offer, 录用通知, offer, offer letter, 录用函, 聘书, 聘用通知, 聘用
employer, 雇主, 老板, boss
fees, 收费, 费用, cost, price, 价格, commission, 多少钱, 佣金, 服务费, 猎头费, price list, 价目, 价目表, 报价, quote, quotation, rate card, 百分之几, 几个点, 费率, 收钱, 要钱, 交钱, 先交, money, dollars, 定金, 预付, 首付, 手续费, processing fee, 多少费用, 要多少钱, 怎么收费, 收多少, 服务费率, how much do you charge, free of charge, for free, 免费, free for workers, success fee, 成功费, contingency fee
vat, 增值税
tax, 税务
income tax, 个税, 个人所得税, 缴税, 报税, 交税, 税后
replacement, 补人, 替换, 包换, 换人, 走人, guarantee, 保证期, 补招, replace, doesn't work out, does not work out, 走了, quits, leaves after, 不合适, 换一个, 补一个, replace candidate, 推荐的人, 干不满, 没干满, 做不满
refund, 退费, 退款, 退钱, money back
retention, 留任, 留住, 留不住, retain, turnover, 流失, leaving, 留人, 员工流失, attrition, keep people, keep staff, keep good people, 挽留, 就走, 干不长, quitting, quit after, 留不下, 留不下来, don't stay, 稳定性, 流失率, 留才, 离职率, 流动率, 人员流动, attrition rate
contact, 联系, phone, 电话, email, whatsapp, 微信, 邮箱, hotline, press, media, partnership, 合作, 商务合作, 打电话, 加微信, 联系你们, call you, reach you, response time, reply time, 答复, 回复, 多久回复, spokesperson, 采访, journalist, 记者
offices, 办公室, locations, 地址, address, 办事处, 分公司, branch, where are you based, 几号楼, 哪条路, 总部, headquarters, head office
opening hours, 营业时间, 上班时间, open hours, business hours, office hours
privacy, 隐私, data protection, 个人信息, gdpr, pdpl, pipl, personal data, 数据保护, 个人资料, 我的资料, my data, my details, database, 数据库, 信息泄露, 泄露, 数据安全
delete, 删除, erase, erasure, 删掉, remove me, 注销, 删简历, 删掉简历, remove my cv
accessibility, 无障碍, screen reader, 读屏, wcag
disclaimer, 免责声明, 免责, terms of use, 使用条款, liability, copyright, 版权, 转载, reuse
history, 发展历程, timeline, 成立, founded, established, 历史, milestones
team, 团队, leadership, 领导, management team, 管理层, founder, 创始人, partners, 合伙人, directors, 董事
case studies, 案例, success stories
key roles, 关键岗位, 岗位
engineer, 工程师
calculator, 计算器, 计算, calculate, calc
compare, 对比, comparison, difference, 区别
certificates, 证书, certifications, 哪些证, 什么证
attestation, 认证, apostille, 公证, 学历认证, 认正, 海牙认证, legalization, 双认证, 领事认证, 附加证明书, notarized, stamp, 盖章, 使馆认证, 双认, 认证费
degree, 学历, diploma, 毕业证, 文凭, 学位, transcript, 成绩单, 学信网, chsi, 学籍, 大专, 本科, 中专, 专科, 学历证书, 毕业证书, equivalency, 学历等值
template, 模板, 模版, 摸板, 范本, sample, 样本, 范例
interview sheet, 面试记录表, interview form, 面试评分表, 面试评估表, scorecard
interview, 面试, 面谈, 面试题
cv, 简历, resume, curriculum
housing, 住宿, accommodation, 宿舍, labor camp, 劳工营, camp, 营地, 包吃包住, 包住, 吃住, food and housing, 板房, 宿舍条件, 住哪, 食宿, 公寓, dormitory, dorm, 营地管理, 营地管理员, 住宿条件, 房补, housing allowance
flight, 机票, air ticket, airfare, ticket home, 回国机票, 飞机票, 来回机票, 路费, plane ticket, return ticket
free zone, 自由区, freezone, difc, adgm, jafza, 自贸区, 自由贸易区, 保税区
seconded, 派驻, 外派, secondment, 借调, 驻外, 常驻, 派出去, 外派人员, 派人, 派员工, expatriate assignment, 派遣函, assignment letter, 母公司, 派过去, 派过来
mobilization, 动员, 进场, 上人, 人员进场
demobilization, 撤场, 项目结束, 安置, project ends, end of project, 撤人, 移交, 撤出, 退出市场, market exit, pull out, pulling out
subcontractor, 分包, 分包商
chinese companies, 中资企业, 中国企业, 出海, 中企, 中资, 国企, 央企, 中国公司, chinese firms, chinese contractors, soe, state-owned, state owned, 中字头, 走出去, 国内总包, 中方企业
chinese-speaking, 中文, mandarin, bilingual, 双语, 汉语, 普通话
translator, 翻译, interpreter, 口译, 译员, 中英文
data protection officer, 数据保护负责人, dpo
anti-money laundering, 反洗钱, aml, mlro
know your customer, 尽职调查, kyc
payment company, 支付公司, fintech, 金融科技
islamic insurance, takaful, 伊斯兰保险
gulf, 海湾, gcc, 海合会, 中东, middle east
dubai, 迪拜
abu dhabi, 阿布扎比, 阿布达比
riyadh, 利雅得, 利雅德
jeddah, 吉达
dammam, 达曼
doha, 多哈
shanghai, 上海
sharjah, 沙迦
saudi arabia, 沙特, ksa, saudi, 沙乌地, 沙地
united arab emirates, 阿联酋, uae, 阿连酋, 阿联酉
qatar, 卡塔尔, 卡达尔, 卡塔耳
oman, 阿曼
bahrain, 巴林
kuwait, 科威特, 科威持
india, 印度, indian, mumbai, delhi, 孟买, kerala
nepal, 尼泊尔, nepali, kathmandu, 加德满都
philippines, 菲律宾, filipino, manila, 马尼拉
pakistan, 巴基斯坦, pakistani, karachi, 卡拉奇
bangladesh, 孟加拉, dhaka, 达卡
china, 中国, chinese
workers, 工人, 劳务, labourers, laborers, blue collar, 蓝领, helper, helpers, laborer, 民工, 农民工, 杂工, 队伍, 工友, 劳动力, 第三国劳工, third-country nationals, 印巴工, 劳务队, 施工队
finance, 金融
medical license, 医护执照, 护士执照, 医生执照, dha, doh, scfhs, 行医执照, moh, mohap, moph, qchp, haad, nhra, mumaris
primary source verification, dataflow, prometric, psv
compliance officer, 合规官, 合规经理
technician, 技师, 技工, technicians
maintenance, 维护, 维修, 检修
turnaround, 大检修, 停工检修, shutdown, 大修
automation, 自动化, plc, dcs, scada, 自控
general manager, 总经理, gm, managing director, country manager
chief financial officer, 财务总监, cfo
electric car, 电动车, 新能源汽车, electric vehicle, ev
after-sales, 售后, aftersales
e-commerce, 电商, ecommerce, online shop
event, 展会, exhibition, expo
supervisor, 主管, 班组长, foreman, 工长, 工头, 带班
drone, 无人机, uav
weekly rest, 休息日, rest day, day off, friday off, weekend, 周末, 双休, 每周休息, 单休, 礼拜天, 周日, 周五, 礼拜五, 休几天, 做六休一, 单双休
shift work, 倒班, 轮班, night shift, 夜班, rotation, 轮休, 夜班补贴, 夜班津贴, night allowance
hajj, 朝觐
work injury, 工伤, injury at work, workplace accident, 受伤, injured, accident, 工伤保险, 出事, 事故, 摔伤, 伤残, 死亡, hurt, injury, died, death, 车祸, 砸伤, 骨折, 雇主责任险, workmen compensation, workers compensation, 工伤赔偿
part time, 兼职
remote work, 远程, work from home, 居家办公, working from home, wfh, 在家办公
visit visa, 访问签, tourist visa, 旅游签, 旅游签证, 商务签证, 商务签, business visa
visa quota, 签证配额, block visa, 签证名额
regional headquarters, 地区总部, rhq, hq, regional hq
commercial registration, 商业登记, cr, 营业执照, trade license
labor dispute, 劳动仲裁, labor court, 纠纷, 起诉, 打官司, lawsuit, dispute, disputes
labor ministry, 劳工部, 劳动部, ministry of labor, hrsd, mol, mhrsd, 人力资源部, 劳动局
evacuation, 撤离, war, 战争, 局势
background check, 背景调查, 背调, reference check
performance, 绩效, kpi, appraisal, 考核, 绩效考评, 打分
salary structure, 薪酬体系, pay structure, 薪酬制度, 薪酬结构, 工资体系, 薪酬架构, compensation structure, pay scale
bank account, 银行账户, 银行卡, 开户, bank card, 工资卡, 银行账号
salary survey, 薪酬调查, salary benchmark, 薪酬对标, salary guide, 薪资报告, 薪资水平, 行情, 市场价, 薪资行情, market rate, going rate
basic salary, 基本工资, basic pay, basic wage
allowance, 补贴, 津贴
bonus, 奖金
engagement survey, 员工满意度, employee survey, 敬业度
assessment, 测评, assessment center, psychometric, competency, competency framework, 胜任力, 胜任力模型, 人才盘点, talent review
job description, 职位描述, 岗位说明书, jd
delegation of authority, 授权, approval authority, 审批权限
women, 女性, female, 女员工, 女工, 女生
confidential, 保密, nda, confidentiality, 悄悄, quietly, discreetly
payment terms, 账期, 付款方式
invoice, 发票, 专票, 增值税专用发票, 开票, 普票
candidates, 候选人, applicants, 求职者, job seekers, 打工, 出国打工, 出国工作, 海外工作, work abroad, overseas job, jobs abroad
shortage, 短缺, 招不到人, 难招, 缺口, hard to fill, hard to find, 用工荒
onboarding, 入职, induction, 到岗, 上岗, 新人, 新员工
trade test, 技能测试, skills test, 技能考试
solar, 光伏, renewable energy, 新能源
power plant, 电厂, 电站
automotive, 汽车, car
real estate, 房地产, property
facilities management, 物业, facility management
customer service, 客服, call center
procurement, 采购, buyer, purchasing
sales, 销售
secretary, 秘书, 助理, assistant
hr manager, 人事经理, hr, 人力资源, human resources
domestic worker, 家政, maid, 保姆, housemaid, nanny
arabic, 阿拉伯语
english, 英语
family business, 家族企业, family-owned, family office
leave encashment, 折现, carry over, unused leave, 没休完
market entry, 进入市场, open a branch, 开分公司, set up a company, 设立公司, enter the market, 市场进入, 进入沙特, misa
safety training, 安全培训, 安全课, safety course, toolbox talk
hindi, 印地语, urdu, 乌尔都语
slow approvals, 审批太慢, 审批慢, 决策慢, 决定太慢, decisions take too long, slow decisions, 扯皮, 推诿
conflict, 矛盾, 冲突, 不配合, silo, 闹矛盾, 不和, 打架, 吵架, team problems, 合不来, 闹情绪, 情绪, 抱怨, 不公平
company profile, 公司介绍, 公司规模, 规模, how big, about you, who are you, 关于你们, 公司简介, company size, 靠谱, 背景, 什么公司
candidate sourcing, 人才来源, talent sourcing, where do you find, where do candidates come from, 从哪里来, 从哪里找, 哪里找人
egypt, 埃及
jordan, 约旦
police clearance, 无犯罪记录, criminal record, police certificate, good conduct, 无犯罪
arabic text, 阿拉伯文, 阿语, arabic version, arabic contract
`),
];

/** Names of countries: first the one in our paths, then synonyms, cities and institutions. */
export const countryNames = readLines(`
united arab emirates, uae, emirates, 阿联酋, 阿连酋, 阿联酉, dubai, 迪拜, abu dhabi, 阿布扎比, 阿布达比, sharjah, 沙迦, ajman, difc, adgm, jafza, mohre, gpssa, iloe, emirates id, ras al khaimah, fujairah, al ain, gdrfa
saudi arabia, saudi, ksa, 沙特, riyadh, 利雅得, 利雅德, jeddah, 吉达, dammam, 达曼, jubail, 朱拜勒, neom, gosi, qiwa, mudad, musaned, iqama, ajeer, muqeem, huroob, absher, tamheer, hrsd, mhrsd
qatar, 卡塔尔, 卡达尔, 卡塔耳, doha, 多哈, lusail, metrash, qid, qatarization, 卡塔尔化
kuwait, 科威特, 科威持, pifss, article 18, kuwaitization, 科威特化
bahrain, 巴林, manama, 麦纳麦, lmra, sio, cpr, bahrainization, 巴林化
oman, 阿曼, muscat, 马斯喀特, sohar, salalah, duqm, spf, omanization, 阿曼化
`);
