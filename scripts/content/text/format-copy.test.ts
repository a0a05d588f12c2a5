import { expect, test } from "vitest";
import { salaryCopy } from "./format-copy.ts";

test.each(["en-US", "zh-CN"])(
	"a salary range has an en dash in %s",
	(locale) => {
		const salary = { currency: "QAR", min: 20_000, max: 27_000 };
		expect(salaryCopy(salary, locale).text.replace(/\s/, " ")).toBe(
			"QAR 20,000–27,000",
		);
	},
);
