import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { crosswise } from "../../scripts/test/test-crosswise.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { calculatorIds } from "../../shared/calculators/calculators.ts";

const site = await sharedSite("production");

const texts = {
	"en-US": {
		path: "/en-US/insights/gratuity-calculator",
		wage: "Wage a month",
		start: "First day of work",
		end: "Last day of work",
		resigned: "The employee resigned",
		submit: "Calculate",
		order: "The last day is before the first day",
	},
	"zh-CN": {
		path: "/insights/gratuity-calculator",
		wage: "月工资",
		start: "第一个工作日",
		end: "最后一个工作日",
		resigned: "员工主动辞职",
		submit: "计算",
		order: "最后一个工作日早于第一个工作日",
	},
} as const;

test.each(crosswise)(
	"the calculator solves the worked example in $locale, scripts: $javaScriptEnabled",
	async ({ locale, javaScriptEnabled }) => {
		const text = texts[locale];
		const { page, problems } = await borrowPage({ javaScriptEnabled });
		await page.goto(site.origin + text.path);
		if (javaScriptEnabled) await waitForHydration(page);
		await page.getByLabel(text.wage).fill("10,000");
		await page.getByLabel(text.start).fill("2019-01-01");
		await page.getByLabel(text.end).fill("2026-06-30");
		await page.getByLabel(text.resigned).check();
		await page.getByRole("button", { name: text.submit }).click();
		await page.waitForURL(/#result$/);
		expect(await page.locator("#result").textContent()).toContain(
			"AED 59,178.08",
		);
		expect(await page.getByLabel(text.wage).inputValue()).toBe("10,000");
		expect(await page.getByLabel(text.resigned).isChecked()).toBe(true);
		// A printed result names what it was calculated from.
		await page.emulateMedia({ media: "print" });
		expect(await page.getByLabel(text.start).isVisible()).toBe(true);
		// Without scripts, each blocked script counts as a problem.
		if (javaScriptEnabled) expect(problems).toEqual([]);
	},
);

test.each(crosswise)(
	"in $locale, scripts: $javaScriptEnabled, an end date before the start date shows an error on its field and keeps the input",
	async ({ locale, javaScriptEnabled }) => {
		const text = texts[locale];
		const { page } = await borrowPage({ javaScriptEnabled });
		await page.goto(
			`${site.origin}${text.path}?country=sa&basic=9000&start=2026-06-30&end=2019-01-01&ending=ended`,
		);
		if (javaScriptEnabled) await waitForHydration(page);
		const end = page.getByLabel(text.end);
		expect(await end.getAttribute("aria-invalid")).toBe("true");
		const described = (await end.getAttribute("aria-describedby")) ?? "";
		const error = page.locator(`#end + #${described}`);
		expect(await error.textContent()).toBe(text.order);
		expect(await page.locator("#result").count()).toBe(0);
		expect(await page.getByLabel(text.wage).inputValue()).toBe("9000");
	},
);

test.each(["/calculators", "/en-US/calculators"])(
	"%s describes each calculator",
	async (path) => {
		const { page } = await borrowPage({ javaScriptEnabled: false });
		await page.goto(site.origin + path);
		const rows = await page
			.locator("main li:has(> a + p)")
			.evaluateAll((items) =>
				items.map((item) => item.querySelector("p")?.textContent.length ?? 0),
			);
		expect(rows).toHaveLength(calculatorIds.length);
		expect(Math.min(...rows)).toBeGreaterThan(15);
	},
);
