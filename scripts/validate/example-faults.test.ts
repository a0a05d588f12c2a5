import { expect, test } from "vitest";
import { say } from "../words/words.ts";
import {
	listClaims,
	listExampleFaults,
	mostExamples,
	type Telling,
} from "./example-faults.ts";

const telling: Telling = {
	fault: (field, message) => ({
		file: "oil-gas.json",
		line: 1,
		column: 1,
		field,
		message,
	}),
	title: "Oil and gas (example)",
	description: "Illustrative example: welders.",
	cases: 1,
	isExample: false,
};

test("a page with a made-up case is a fault if its description does not say so", () => {
	const bare = { ...telling, description: "Welders." };
	expect(listExampleFaults([telling], "Illustrative example")).toEqual([]);
	expect(listExampleFaults([bare], "Illustrative example")).toEqual([
		telling.fault(
			"description",
			say("faults.unmarked", { mark: "illustrative example" }),
		),
	]);
});

test("an article with made-up figures is a fault if its title does not say so", () => {
	const report = { ...telling, title: "Report", cases: 0, isExample: true };
	expect(listExampleFaults([report], "Illustrative example")).toHaveLength(1);
	expect(
		listExampleFaults(
			[{ ...report, isExample: false }],
			"Illustrative example",
		),
	).toEqual([]);
});

test("the number of made-up cases is limited across the whole site", () => {
	const all = Array.from({ length: mostExamples }, () => telling);
	expect(listExampleFaults(all, "Illustrative example")).toEqual([]);
	expect(listExampleFaults([...all, telling], "Illustrative example")).toEqual([
		telling.fault(
			"sections",
			say("faults.cases", { count: mostExamples + 1, most: mostExamples }),
		),
	]);
});

test.each([
	["en-US", "Three mandates, told with permission."],
	["en-US", "We went back to each of these clients."],
	["en-US", "A report from 240 files."],
	["zh-CN", "三个委托，隐去名字，征得同意"],
	["zh-CN", "翻了本公司 186 份执照案卷"],
	["zh-CN", "每个客户我们都在半年以后回访过。"],
	["zh-CN", "六份电话记录"],
	["zh-CN", "我们经手的十一家公司，四家误期。"],
	["zh-CN", "就我们的项目看，几类最先缺人。"],
])("in %s, the text %s is reported as a claim", (locale, text) => {
	expect(listClaims({ sections: [{ text }] }, locale)).not.toEqual([]);
});

test.each([
	["en-US", "Your CV is kept in our files for two years."],
	["en-US", "With the candidate's consent."],
	["zh-CN", "征得候选人同意后联系。"],
	["zh-CN", "我们见面时先谈雇主是谁。"],
])("in %s, the text %s is not reported as a claim", (locale, text) => {
	expect(listClaims(text, locale)).toEqual([]);
});
