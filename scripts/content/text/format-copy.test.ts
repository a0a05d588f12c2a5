import { expect, test } from "vitest";
import { dayCopy, salaryCopy, spanCopy } from "./format-copy.ts";

test.each(["en-US", "zh-CN"])(
	"a salary range has an en dash in %s",
	(locale) => {
		const salary = { currency: "QAR", min: 20_000, max: 27_000 };
		expect(salaryCopy(salary, locale).text.replace(/\s/, " ")).toBe(
			"QAR 20,000–27,000",
		);
	},
);

test("a Chinese date breaks after its year only", () => {
	expect(dayCopy("2026-11-12", "zh-CN").text).toBe(
		"2026\u00a0年 11\u00a0月\u00a012\u00a0日",
	);
});

test.each([
	["en-US", ["2026-11-25", "2026-11-21", "2026-11-24"], "November 21–25, 2026"],
	["zh-CN", ["2026-11-25", "2026-11-21"], "2026 年 11 月 21 日–25 日"],
	["zh-CN", ["2026-11-25", "2026-09-30"], "2026 年 9 月 30 日–11 月 25 日"],
	["zh-CN", ["2026-11-25", "2026-11-25"], "2026 年 11 月 25 日"],
])("in %s, days %j are %s", (locale, days, text) => {
	const span = spanCopy(days, locale);
	expect(span?.text.replaceAll("\u00a0", " ")).toBe(text);
	expect(span?.iso).toBe("2026-11-25");
	expect(spanCopy([], locale)).toBeUndefined();
});
