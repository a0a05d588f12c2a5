import { expect, test } from "vitest";
import { breakMark } from "../../../shared/break-mark.ts";
import { markHeadings } from "./mark-headings.ts";

test("the footer's text and the cells of the hiring models break between words", async () => {
	const text = "派驻期满的安排由机构和您商定";
	const [marked] = await markHeadings([
		{
			locale: "zh-CN",
			namespaces: new Map([
				["common", { footer: { about: text } }],
				["services", { rows: [{ watch: text, model: text }] }],
			]),
		},
	]);
	const shown = JSON.stringify([...(marked?.namespaces.values() ?? [])]);
	expect(shown.replaceAll(breakMark, "|")).toBe(
		JSON.stringify([
			{ footer: { about: "派驻|期满的|安排|由机构|和您商定" } },
			{ rows: [{ watch: "派驻|期满的|安排|由机构|和您商定", model: text }] },
		]),
	);
});

test("closing sentences break between words, as headings do, and paragraphs anywhere", async () => {
	const page = {
		heading: "海湾人才管理的四个部分",
		paragraphs: ["有签字权的是哪几个岗位？接班风险先看这几个。"],
		closing: "有签字权的是哪几个岗位？接班风险先看这几个。",
	};
	const [marked] = await markHeadings([
		{
			locale: "zh-CN",
			namespaces: new Map([["about", { page }]]),
		},
	]);
	expect(
		JSON.parse(
			JSON.stringify(marked?.namespaces.get("about")).replaceAll(
				breakMark,
				"|",
			),
		),
	).toEqual({
		page: {
			heading: "海湾|人才|管理的|四个部分",
			paragraphs: page.paragraphs,
			closing: "有签字权的是|哪几个|岗位？|接班风险先看这几个。",
		},
	});
});
