import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { isObject } from "../../shared/is-object.ts";
import { localeCodes } from "../../shared/locales.ts";
import type { ChartCopy } from "../../shared/pages/page-copy.ts";

/** How a text says that a total includes the notice period. */
const included =
	/notice\b[^.]*included|included[^.]*\bnotice|含.{0,6}通知期|没有通知期/i;
const notice = /notice|通知期/i;

const words = "one two three four five six seven eight nine".split(" ");
const numbers = new RegExp(
	`(?<![A-Za-z]|\\d)\\d+|(?:${words.join("|")})(?= weeks?\\b)`,
	"gi",
);
const numberOf = (word: string) =>
	Number(word) || words.indexOf(word.toLowerCase()) + 1;
/** Bulk hiring, whose range's end is the plan for groups of trades. */
const bulk = /10 (?:to|至) (?=14)/;

const root = new URL("../../locales/", import.meta.url);
const plans = (
	await Promise.all(
		localeCodes.map(async (locale) => {
			const files = await readdir(new URL(locale, root));
			return Promise.all(
				files
					.filter((file) => file.startsWith("industry-"))
					.map(async (file) => {
						const text = await readFile(
							new URL(`${locale}/${file}`, root),
							"utf8",
						);
						return [`${locale}/${file}`, JSON.parse(text)] as const;
					}),
			);
		}),
	)
)
	.flat()
	.map(([file, copy]) => ({ file, copy, pages: listPages(copy) }));

/** An industry's pages, each with its plans. */
function listPages(copy: unknown): { page: unknown; charts: ChartCopy[] }[] {
	if (!isObject(copy)) return [];
	return Object.values(copy).map((page) => ({
		page,
		charts:
			isObject(page) && Array.isArray(page.sections)
				? page.sections.flatMap(({ chart }) => (chart ? [chart] : []))
				: [],
	}));
}

const isTotal = (charts: readonly ChartCopy[], weeks: number) =>
	charts.some(({ rows, firstDay }) =>
		rows.some(({ values }) => sum(values.slice(0, Number(firstDay))) === weeks),
	);
/** Notice periods, and what follows the first day. */
const isPart = (charts: readonly ChartCopy[], weeks: number) =>
	charts.some(({ rows, firstDay }) =>
		rows.some(({ values }) =>
			values.slice(Number(firstDay) - 1).some((value) => +value === weeks),
		),
	);

test.each(plans)(
	"$file: a plan of weeks ends its count with the notice period",
	({ pages }) => {
		const charts = pages.flatMap((page) => page.charts);
		expect(charts.length).toBe(1);
		for (const { series, firstDay, caption } of charts) {
			expect(series.filter((name) => notice.test(name))).toEqual([
				series[Number(firstDay) - 1],
			]);
			expect(caption).toMatch(included);
		}
	},
);

test.each(plans)(
	"$file: each total of weeks in a lead is a plan's sum and says that notice is included",
	({ copy, pages }) => {
		const charts = pages.flatMap((page) => page.charts);
		const leads = [
			isObject(copy) ? copy.index : undefined,
			...pages.filter((page) => page.charts.length > 0).map(({ page }) => page),
		].flatMap((page) =>
			isObject(page) ? [page.introduction, page.description] : [],
		);
		for (const lead of leads) {
			const text = String(lead);
			const sentences = text.match(
				/[^.。；：]*(?:\bweeks?\b|\d+ 周)[^.。；：]*/gi,
			);
			for (const sentence of sentences ?? []) {
				const weeks = [...sentence.replace(bulk, "").matchAll(numbers)]
					.map(([word]) => numberOf(word))
					.filter((weeks) => !isPart(charts, weeks));
				expect(
					weeks.filter((weeks) => !isTotal(charts, weeks)),
					sentence,
				).toEqual([]);
				if (weeks.length > 0) expect(text).toMatch(included);
			}
		}
	},
);

/** Tables of weeks: the steps, the notice period and their total, in columns. */
const tables = (
	await Promise.all(
		localeCodes.flatMap((locale) =>
			["solutions", "articles"].map(async (folder) => {
				const files = await readdir(new URL(`${locale}/${folder}`, root));
				return Promise.all(
					files.map(async (file) => {
						const address = `${locale}/${folder}/${file}`;
						const text = await readFile(new URL(address, root), "utf8");
						return [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => ({
							file: address,
							rows: table
								.trim()
								.split("\n")
								.map((row) => row.split("|").slice(1, -1)),
						}));
					}),
				);
			}),
		),
	)
)
	.flat(2)
	.flatMap(({ file, rows: [head = [], , ...rows] }) => {
		const total = head.findIndex((cell) => included.test(cell));
		return total < 0 ? [] : [{ file, head, rows, total }];
	});

test("the tables that state totals are those of the pages that compare them", () => {
	expect(new Set(tables.map(({ file }) => file.split("/").at(-1)))).toEqual(
		new Set([
			"gulf-recruitment.md",
			"recruitment-agency-doha.md",
			"recruitment-agency-dubai.md",
			"recruitment-agency-riyadh.md",
		]),
	);
});

test.each(tables)(
	"$file: each total of weeks is the sum of its row",
	(table) => {
		const { head, rows, total } = table;
		expect(head.slice(1, total).some((cell) => notice.test(cell))).toBe(true);
		for (const row of rows) {
			const parts = row.slice(1, total);
			const stated = row[total] ?? "";
			// Alternatives and ranges: as many as the longest cell has.
			const lists = parts.map(listNumbers);
			const length = Math.max(...lists.map((list) => list.length));
			const sums = Array.from({ length }, (_, index) =>
				lists.reduce((all, list) => all + (list[index] ?? list[0] ?? 0), 0),
			);
			expect(listNumbers(stated), row.join("|")).toEqual(sums);
			// A part that nobody publishes is named beside the total it is missing from.
			if (lists.some((list) => list.length === 0))
				expect(stated).toMatch(/without|不含/);
		}
	},
);

function listNumbers(cell: string): number[] {
	return [...cell.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

function sum(values: readonly string[]): number {
	return values.reduce((all, value) => all + Number(value), 0);
}
