import { expect, test } from "vitest";
import { lengthen, listHeadingFaults } from "./layout.ts";

test.each([
	[[1, 2, 3, 3, 2, 3], []],
	[[1], []],
	[[], ["0 h1 elements"]],
	[[1, 2, 1], ["2 h1 elements"]],
	[[1, 3], ["heading 2 is an h3 after an h1"]],
	[[2, 1], ["heading 1 is an h2 after none"]],
])("heading levels %j produce the faults %j", (levels, faults) => {
	expect(listHeadingFaults(levels)).toEqual(faults);
});

test.each([
	["Careers", "CareersCar"],
	["Find work today", "Find work today Find"],
	[" Menu ", " MenuMe "],
	["人才与招聘服务", "人才与招聘服务人才与"],
	["\n  ", "\n  "],
])("lengthen turns %j into %j", (text, longer) => {
	expect(lengthen(text)).toBe(longer);
});
