import { expect, test } from "vitest";
import { bindCounts, bindCountsIn, splitCounts } from "./bind-counts.ts";

test("a date breaks after its year only", () => {
	expect(bindCounts("2023 年 11 月 7 日起")).toBe(
		"2023\u00a0年 11\u00a0月\u00a07\u00a0日起",
	);
});

test("an ordinal's number stays with its sign and what it counts", () => {
	expect(bindCounts("依第 598 号决议")).toBe("依第\u00a0598\u00a0号决议");
});

test("a currency's name is a part of its own", () => {
	expect(splitCounts("罚 5000 里亚尔起，另加 2 个百分点")).toEqual([
		"罚 5000 ",
		"里亚尔",
		"起，另加 2 个",
		"百分点",
		"",
	]);
	expect(splitCounts("SAR 5,000")).toEqual(["SAR 5,000"]);
});

test("in HTML, elements keep such names whole, but neither in attributes nor twice", () => {
	expect(
		bindCountsIn(
			'<p title="3 里亚尔">每人 3 里亚尔，<bdi>共 9 里亚尔。</bdi></p>',
		),
	).toBe(
		'<p title="3\u00a0里亚尔">每人 3\u00a0<bdi>里亚尔</bdi>，<bdi>共 9\u00a0里亚尔。</bdi></p>',
	);
});
