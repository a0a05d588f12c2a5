import { expect, test } from "vitest";
import { plainCharacters, widenPunctuation } from "./plain-characters.ts";

test.each([
	["２３，０００", "23，000"],
	["顾问\u00A0 ２ 级", "顾问 2 级"],
	[
		"•\tone\n ·\u00A0two\n1.\tthree\n2)\tfour",
		"- one\n- two\n1. three\n2. four",
	],
	["a · b • c\n1. d", "a · b • c\n1. d"],
])("plainCharacters turns %o into %o", (typed, saved) => {
	expect(plainCharacters(typed)).toBe(saved);
});

test.each([
	["算缺口,招人. 好吗?", "算缺口，招人。好吗？"],
	["用 Nafis,招人;再报", "用 Nafis，招人；再报"],
	["斋月,2027 年:UAE", "斋月，2027 年：UAE"],
	["- 阿联酋: 两小时", "- 阿联酋：两小时"],
	["第一段.\n\n第二段", "第一段。\n\n第二段"],
	[
		"见 https://a.b/c?d=1, 3:30, {{facts: ae-pdpl}}",
		"见 https://a.b/c?d=1, 3:30, {{facts: ae-pdpl}}",
	],
	["看图![图](/pictures/a.png)", "看图![图](/pictures/a.png)"],
	["<!-- sample -->\n## 例", "<!-- sample -->\n## 例"],
])("widenPunctuation turns %o into %o", (typed, saved) => {
	expect(widenPunctuation(typed)).toBe(saved);
});
