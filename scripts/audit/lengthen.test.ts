import { expect, test } from "vitest";
import { lengthen } from "./lengthen.ts";

test.each([
	["Careers", "CareersCar"],
	["Find work today", "Find work today Find"],
	[" Menu ", " MenuMe "],
	["人才与招聘服务", "人才与招聘服务人才与"],
	["\n  ", "\n  "],
])("lengthen turns %j into %j", (text, longer) => {
	expect(lengthen(text)).toBe(longer);
});
