import { expect, test } from "vitest";
import { breakMark, withoutMarks } from "../../../shared/break-mark.ts";
import {
	loadWords,
	markBreaks,
	markCellBreaks,
	markTextBreaks,
} from "./mark-breaks.ts";

const cut = await loadWords();
const mark = (text: string) => markBreaks(text, cut).replaceAll(breakMark, "|");

test.each(
	Object.entries({
		"在海湾招聘，先看利雅得": "在海湾招聘，|先看利雅得",
		海湾各国的执照与装置检修计划: "海湾|各国的|执照|与装置|检修计划",
		会中文又会阿拉伯语的厂商岗位: "会中文|又会|阿拉伯语的|厂商岗位",
		"沙特籍、阿联酋籍导购留不住": "沙特籍、|阿联酋籍导购留不住",
		"海湾临时用工：劳务派遣怎么用、怎么算钱":
			"海湾临时用工：|劳务派遣怎么用、|怎么算钱",
		"迪拜、沙特人力资源外包：薪酬代发与工签":
			"迪拜、沙特|人力资源外包：|薪酬代发与工签",
		"海湾银行与金融招聘：先查监管批准": "海湾银行与金融招聘：|先查监管批准",
		"中东医护招聘先查执照，再送简历": "中东|医护|招聘|先查执照，|再送简历",
		从一个拖得太久的决定谈起: "从一个拖得太久的|决定谈起",
		"2022 至 2026 年的指标是什么": "2022\u00a0至 2026\u00a0年的|指标是什么",
	}),
)("line breaks never split the words of %j", (text, expected) => {
	expect(mark(text)).toBe(expected);
});

test.each([
	["配额没达标由谁付费", "配额|没达标|由谁付费"],
	["任何人不得以我们的名义收钱。", "任何人|不得|以我们的|名义收钱。"],
	["我们要招{{role}}到{{city}}工作", "我们要招{{role}}到{{city}}工作"],
	["找人的地方不同", "找人的地方不同"],
])("a short text breaks between words: %j", (text, expected) => {
	expect(markTextBreaks(text, cut).replaceAll(breakMark, "|")).toBe(expected);
});

test.each(
	Object.entries({
		'<th scope="col">客户执照上合计</th>':
			'<th scope="col">客户<wbr>执照上<wbr>合计</th>',
		"<td>三个月，其他员工<bdi>一个月</bdi> <small><a>[6] 网页</a></small></td>":
			"<td>三个月，其他<wbr>员工<wbr>一个月 <small><a>[6] 网页</a></small></td>",
		"<td>Own &amp; 他人的执照</td>": "<td>Own &amp; 他人的执照</td>",
		"<td>6 月 15 日至 9 月 15 日</td>":
			"<td>6\u00a0月\u00a015\u00a0日至<wbr> 9\u00a0月\u00a015\u00a0日</td>",
		"<td>12:00 至 15:00 停工</td>":
			"<td>12:00\u00a0至<wbr> 15:00\u00a0停工</td>",
		"<td>罚款 1,000 里亚尔，编号 LW-2611-05</td>":
			"<td>罚款<wbr> 1,000\u00a0里亚尔，<wbr>编号<wbr> LW-2611-05</td>",
		"<td>由公式按行业和人数算出</td>":
			"<td>由公式<wbr>按行业<wbr>和人数算出</td>",
		"<td>2025 年 3 月</td>": "<td>2025\u00a0年\u00a03\u00a0月</td>",
		"<p>客户执照上合计</p>": "<p>客户执照上合计</p>",
	}),
)("a table's cells break between words: %s", (html, expected) => {
	expect(markCellBreaks(html, cut)).toBe(expected);
});

test("short clauses break only after a comma, never inside", () => {
	expect(mark("先修补，后重建")).toBe("先修补，后重建");
	expect(mark("四个层级，四种找法")).toBe("四个层级，|四种找法");
});

test("the last line has at least four characters", () => {
	expect(
		mark("没有办公室的国家怎么办").split("|").at(-1)?.length,
	).toBeGreaterThan(3);
	expect(mark("中小企业用人的四件事？").split("|").at(-1)).toMatch(/.{4}？$/u);
});

test("no line begins with a particle or ends with a preposition", () => {
	const parts = mark("我们在海湾的候选人从哪里来和到哪里去工作").split("|");
	expect(parts.slice(1).join(" ")).not.toMatch(/(^| )[的了着]/u);
	expect(parts.slice(0, -1).join(" ")).not.toMatch(/[在从和到]( |$)/u);
	const closing = markTextBreaks("决定之前想核实哪一句，请告诉我们。", cut);
	expect(closing).toMatch(/哪一句/u);
});

test("text in Latin script gets no break marks", () => {
	expect(mark("Hire well in the Gulf")).toBe("Hire well in the Gulf");
});

test("a number and its unit stay on one line, and withoutMarks restores the original text", () => {
	const marked = markBreaks("发展历程：2011 年至今的海湾用工", cut);
	expect(marked).toContain("2011\u00a0年至今");
	expect(withoutMarks(marked)).toBe("发展历程：2011 年至今的海湾用工");
});
