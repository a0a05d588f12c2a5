import { expect, test } from "vitest";
import { endingOf } from "./kept-ending.ts";

test.each([
	["六个国家各有自己的规定，签字之前逐项讲清。", "逐项讲清。"],
	["先核对执照，再谈人数和审核。模板", "审核。模板"],
	["合同到期日写在第一页，即 2026 年 11 月", "年 11 月"],
	["小数最多保留到小数点后面第 2 位", "面第 2 位"],
	["求职者不论哪国人，都一分钱不收。", "一分钱不收。"],
	["从哪个国家来的人都一样，我们不收他们一分钱。", "们一分钱。"],
	["不同意的话，最高罚款是每人 5,000 里亚尔。", "5,000 里亚尔。"],
	["负责过程安全的工程师须过目 HAZOP、LOPA", "LOPA"],
])("the last characters of %j stay on one line", (text, expected) => {
	expect(text.slice(endingOf(text))).toBe(expected);
});

test.each([
	"一行的话。",
	"No line of ours ends with a word of its own.",
	"来信寄到这个地址：recruitment_of_engineers_and_crews",
])("%j has no ending to keep on one line", (text) =>
	expect(endingOf(text)).toBe(-1),
);
