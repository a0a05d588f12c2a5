import { expect, test } from "vitest";
import { dayCopy, salaryCopy } from "./format-copy.ts";

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
