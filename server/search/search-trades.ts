/**
 * Synonyms of each industry, with trades that pages do not list, one industry per line; then trades
 * that pages do list. Separated by commas, in both languages.
 */
export const tradeNames: readonly string[][] = readLines(`
oil gas, 石油天然气, 石油, 油气, petroleum, oil and gas, oil & gas, petroleum engineer, driller, offshore, 海上平台, 钻工, 采油, pipeline, lng, 天然气, oilfield, 油田, derrickman, roustabout, roughneck, reservoir, 油藏, well engineer, drill, corrosion, 防腐, hot tapping, subsea, 水下, rope access, 探伤, 地质, geologist, 测井, 修井, aramco, 阿美, adnoc, 阿布扎比国家石油, qatarenergy, 卡塔尔能源, fpso, 固井, 录井, 氩弧焊, 试压, 打磨工, 海工, 法兰, 储罐, 燃机, gas turbine, turbine
banking, 银行, bank, branch manager, 支行, 行长, teller, tellers, 柜员, loan officer, 信贷, investment banker, 投行, wealth management, 理财, private banking, 风控, mortgage, 贷款, loans, private equity, 私募, equity, wealth, securities, 证券, 研究员, fund, 基金, trader, 交易员, credit, 催收, derivatives, 衍生品, stock broker, 券商, crypto, 加密货币, cashier bank, 投资经理, wealth manager, 财富管理, portfolio
healthcare, radiology, radiologist, 医疗, 医院, hospital, clinic, 诊所, icu, 重症监护, surgeon, 外科, radiographer, midwife, 助产士, caregiver, 护工, paramedic, 急救, psychologist, medical device, 医疗器械, pharma, 制药, 医药, phlebotomist, optometrist, 验光, dietitian, nutritionist, 营养师, biomedical, medical representative, 医药代表, veterinarian, vet, 兽医, 心理咨询, acupuncture, 针灸, lab technician, 检验师, 月嫂, anesthesia, 麻醉, x-ray, xray, 放射, b超, ultrasound, 核磁, mri, dermatologist, 皮肤科, gynecologist, 妇产科, 产科, urologist, 泌尿科, ent, 耳鼻喉, family medicine, medical secretary, ambulance, 救护车, homecare, home care, elderly care, 养老院, 院长, 急诊, oncology, 肿瘤, 体检科, med rep, 医药销售, 医护, 医护人员, physio
information technology, 信息技术, data center, 数据中心, 5g, 基站, 软件, it jobs, it recruitment, it staff, it engineer, it company, it support, 运维, network engineer, 网络工程师, sysadmin, help desk, frontend, backend, 前端, 后端, java, sap, erp, machine learning, 算法, ai engineer, system administrator, database administrator, 数据库管理员, dba, software, product manager, 产品经理, graphic designer, ui, ux, ui 设计师, scrum, mobile app, app developer, solution architect, cloud architect, salesforce, it manager, fiber, 光缆, telecom, 通信, 测试工程师, 爬虫, 人工智能, artificial intelligence, devops, ccna, cisco, 思科, dynamics, oracle, 甲骨文, business analyst, 业务分析师, project manager it, embedded, 嵌入式, power bi, full stack, 全栈, programmer, 等保, web developer
construction, 建筑, 工程, epc, builder, mason, masons, 瓦工, bricklayer, 油漆工, site engineer, bim, surveyor, 测量员, 工地, 基建, architect, 建筑师, draftsman, draughtsman, 绘图, cad, plasterer, 抹灰, site supervisor, contracts manager, 合约, 预算员, bulldozer, 推土机, excavator, 挖掘机, 挖机, asphalt, 沥青, geotechnical, 岩土, 保温工, insulator, tiler, tile, 瓷砖, painter, glazier, 模板工, formwork, 钢构, 钢结构, hvac, 暖通, 空调, lift, 电梯, 泥工, 小工, plumber, 水电工, 水暖, ceiling, 吊顶, marble, 大理石, paver, land surveying, rebar, waterproofing, 防水, landscape architect, landscaping, 园林, road roller, 压路机, loader operator, 装载机, bridge, 桥梁, tunnel, 隧道, metro, 地铁, cost engineer, 成本工程师, site clerk, 总监理, 技术负责人, 项目总工, 安装队, 施工, 施工员, ac technician, air conditioning, 公路, highway, roads, document controller, 资料员, megaproject, mega project, 装修, fit-out
manufacturing, 制造, 工厂, factory, production line, 产线, 生产线, cnc, machine operator, 操作工, 车间, assembly, 装配, process engineer, 工艺工程师, 普工, 流水线, 注塑, injection molding, 钢厂, steel mill, 机修, six sigma, 精益, textile, 纺织, food factory, 食品厂, lathe, 车床, milling, 铣床, electroplating, 电镀, line leader, 线长, food technologist, 钣金, 总装, 汽车总装, 冶炼, smelter, 搬运工, production planner, 计划员
hospitality, 酒店, hotel, barista, bartender, 调酒师, concierge, 礼宾, banquet, 宴会, spa, 宾馆, butler, 管家, bellboy, porter, 行李员, hostess, reservation agent, 预订, ski, lifeguard, 救生员, 传菜, 按摩, massage, 西点, pastry, 面点, 服务生, 咖啡, 咖啡师, commis, 帮厨, dishwasher, 洗碗, sommelier, cafe, 寿司, sushi, flight booking, 厨子, 帮工, food and beverage, 餐饮经理
retail, 零售, 消费品, 超市, supermarket, shop, store, cashier, 导购, 店员, merchandiser, 陈列, boutique, 专卖店, mall, 商场, luxury, 奢侈品, baker, butcher, promoter, 促销, 直播, livestream, 时装, fashion, stylist, beauty advisor, 美妆, jewelry, 珠宝, florist, 收银, 收银员, marketing, 市场经理, 市场部, 柜姐, 专柜, 化妆品, cosmetics, makeup, bakery, 面包, 服装, clothing, beauty salon, 美容院, 美容, 美甲, 美甲师, hairdresser, 理发师, salon
education, 教育, 学校, school, professor, 教授, lecturer, 讲师, tutor, 家教, university, librarian, 图书, ielts, 雅思, sen, special needs, 特教, 对外汉语, trainer for schools, nursery assistant, teaching assistant, 助教, 幼师, headmaster, coach, 教练, researcher, phd, 博士, doctorate
legal, 法律, paralegal, 律师助理, company secretary, 公司秘书, law firm, 律所, management consultant, 管理咨询, transfer pricing, 转让定价, valuer, valuation, 评估师, arbitrator, 仲裁员, bookkeeper, 记账, 四大, big four, patent, 知识产权, intellectual property, 法务, cpa, 注会, 注册会计师, acca, liquidator, 清算, mediator, 战略咨询, vat specialist, 增值税专员
insurance, 保险, insurance broker, 保险经纪, bancassurance, catastrophe, 巨灾, insurance agent, 查勘, 医疗保险公司, 保险公司, insurer
logistics, 物流, shipping, 航运, forklift, 叉车, truck, 卡车, 货车, freight, 货运, 货代, dispatcher, 调度, stevedore, 装卸工, seafarer, 船员, supply chain, 供应链, deckhand, sailor, 水手, 海员, captain, 船长, 库管, 库管员, storekeeper, packer, 打包, reach stacker, 正面吊, able seaman, shipping agent, 船代, fleet, 车管, 车队, taxi, 出租车, 搬运工, 仓管
aerospace, 航空航天, aviation, 航空, aircraft, 飞机, avionics, 航电, airport, 机场, ground handling, 地勤, satellite, 卫星, defense, 国防, 军工, airline, 航空公司, pilot, pilots, 飞行员, helicopter, 直升机, load master, loadmaster, 空管, air traffic, composite, 复合材料, flight dispatcher, 签派, cabin crew, flight attendant, 空乘, 空姐, 乘务员, boeing, 波音, airbus, 空客, stewardess, turbine blade, 叶片, 空军, 机长, security screening, 安检, aeronautical
chemicals, 化工, petrochemicals, 石化, polymer, 聚合物, fertilizer, 化肥, plastics, 塑料, desalination, 海水淡化, ethylene, 乙烯, methanol, 甲醇, 涂料, paint factory, sabic, 沙特基础工业, 萨比克, borouge
refinery, 炼厂, 炼油厂, 炼化
drilling, 钻井, rig
nurse, 护士, nursing, 护理
restaurant, 餐厅, 餐饮
tourism, 旅游, travel, 旅行, tour guide, 导游
teacher, 教师, 老师, teaching
kindergarten, 幼儿园, nursery, early years, 幼教
lawyer, 律师, attorney, solicitor, advocate
port, 港口, 码头
warehouse, 仓库, 仓储, picker, 分拣
mechanic, 机务, 飞机维修
laboratory, 化验, lab, 实验室, chemist
loss adjuster, 公估, 公估人, 公估师, 海损, 理算, marine loss, general average
claims, 理赔
actuary, 精算师, 精算, actuarial
underwriter, 核保
accountant, 会计, accounting, 财务
auditor, 审计, 内审, internal audit
general counsel, 总法律顾问, 法务总监, legal director, 法务, in-house counsel, legal counsel
quantity surveyor, 工料测量师, 造价工程师, qs, 造价师, 造价
hse, 安全经理, 安全员, safety officer, ehs
scaffolder, 架子工, 脚手架工
crane operator, 塔吊司机, 吊车司机, 起重机司机
welder, 焊工, 电焊工, welding
electrician, 电工
pipefitter, 管工, 管道工, plumber
carpenter, 木工
steel fixer, 钢筋工
civil engineer, 土建, 土木
driver, 司机, 驾驶员
rider, 骑手, 快递员, courier, 外卖员, 送外卖, 送快递
quality inspector, 质检, 质检员, 检验员, quality control, qc
cloud engineer, 云与平台工程师, 云计算, 云工程师, devops
software tester, 测试与自动化, 软件测试, qa engineer
software engineer, 开发, developer, programmer, 程序员, software developer
cyber security, 网络安全, cybersecurity, 信息安全, penetration, 渗透, 渗透测试
data scientist, 数据科学家, 数据分析师, data analyst, data engineer, 数据工程师
pharmacist, 药师, 药剂师
physician, 医师, 医生, doctor, dr, general practitioner, gp
dentist, 牙医, 口腔, 牙科, dental
physiotherapist, 康复师, 理疗师, therapist, 治疗师
principal, 校长, headteacher, head teacher
chef, 厨师, 总厨, cook
waiter, 服务员, waitress
housekeeping, 客房, housekeeper
receptionist, 前台, front desk, 前厅
store manager, 店长, shop manager
plant manager, 厂长, plant director, factory manager
site manager, 工地经理, 现场经理
warehouse manager, 仓库经理, 仓库主管, warehouse supervisor
relationship manager, 客户经理
customs declarant, 报关员, customs broker, customs clearance, 清关, 报关
security guard, 保安
cleaner, 保洁, cleaning
lathe operator, 车工, machinist, 机加工
`);

/** Splits lines of comma-separated words. */
export function readLines(text: string): string[][] {
	return text
		.trim()
		.split("\n")
		.map((line) => line.split(", "));
}
