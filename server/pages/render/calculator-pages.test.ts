import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../../scripts/test/test-app.ts";

const app = await createTestApp({ PAGE_CACHE_MB: "0" });

test.for<[string, string, string, string]>([
	[
		"/calculators/nitaqat",
		"saudis=5&foreigners=80&share=20",
		"15",
		"2026 年 11 月 22 日",
	],
	[
		"/en-US/calculators/overtime",
		"country=ae&pay=4800&day=2&night=1",
		"AED 80",
		"November 22, 2026",
	],
	[
		"/insights/gratuity-calculator",
		"country=kw&basic=10000&start=2019-01-01&end=2026-06-30&ending=resigned",
		"KWD 35,897.44",
		"2026 年 11 月 22 日",
	],
])(
	"%s shows a private, unindexed result for %s",
	async ([path, query, amount, checked]) => {
		const form = await request(app).get(path);
		expect(form.headers["x-robots-tag"]).toBeUndefined();
		expect(form.text).not.toContain('id="result"');
		// An example stands there instead.
		const [, example] = parse(form.text).querySelectorAll("header section");
		expect(example?.querySelector("strong")?.text).toMatch(/\d/);
		const { status, headers, text } = await request(app).get(
			`${path}?${query}`,
		);
		expect(status).toBe(200);
		expect(headers["x-robots-tag"]).toBe("noindex");
		expect(headers["cache-control"]).toBe("private, no-store");
		const result = parse(text).querySelector("#result");
		expect(result?.querySelector("strong")?.text).toBe(amount);
		expect(result?.text).toContain(checked);
	},
);

test("an invalid field shows its error and keeps the typed value", async () => {
	const { status, text } = await request(app).get(
		"/en-US/calculators/nitaqat?saudis=5&foreigners=many%22&share=20",
	);
	expect(status).toBe(200);
	const document = parse(text);
	expect(document.querySelector("#result")).toBeNull();
	const field = document.querySelector("#foreigners");
	expect(field?.getAttribute("value")).toBe('many"');
	expect(field?.getAttribute("aria-invalid")).toBe("true");
	expect(document.querySelector("#foreigners-error")?.text).toBe(
		"Enter a whole number from 0 to 1,000,000",
	);
});
