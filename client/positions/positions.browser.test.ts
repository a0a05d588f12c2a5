import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

test("a filter choice narrows the list at once, is announced, and is kept in the URL", async () => {
	const { page, problems } = await borrowPage();
	await page.goto(`${site.origin}/en-US/careers#open-positions`);
	await waitForHydration(page);
	const rows = page.locator("#open-positions ul li");
	const all = await rows.count();
	expect(all).toBeGreaterThanOrEqual(12);
	await page.getByLabel("Country").selectOption({ label: "Saudi Arabia" });
	await expect.poll(() => rows.count()).toBeLessThan(all);
	const left = await rows.count();
	expect(await page.getByRole("status").first().textContent()).toBe(
		`${left} sample positions`,
	);
	expect(new URL(page.url()).search).toBe("?country=SA");
	for (const text of await rows.allTextContents())
		expect(text).toContain("Riyadh");

	await page.reload();
	await waitForHydration(page);
	expect(await rows.count()).toBe(left);
	const reset = page.getByRole("link", { name: "Show all" });
	const [tab] = await Promise.all([
		page.context().waitForEvent("page"),
		reset.click({ modifiers: ["Control"] }),
	]);
	await tab.close();
	expect(await rows.count()).toBe(left);
	await reset.focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => rows.count()).toBe(all);
	// The link is gone.
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(
		"SELECT",
	);
	expect(new URL(page.url()).search).toBe("");
	expect(problems).toEqual([]);
});

test.each([
	[
		"/en-US",
		"Illustrative example",
		"Trainer, Supervisors of Mixed Crews",
		"Riyadh · Fixed term",
	],
	["", "示例", "多国籍班组长培训师", "利雅得 · 固定期限"],
])(
	"the head of a vacancy below %s/ says that it is an example, what it is, and where",
	async (prefix, badge, job, place) => {
		const { page } = await borrowPage();
		await page.goto(`${site.origin}${prefix}/careers/trainer-mixed-crews`);
		const head = page.locator("main header").first();
		expect(await head.locator("> small").innerText()).toBe(badge);
		expect(await head.locator("h1").innerText()).toBe(`${job}\n${place}`);
	},
);

test("a filter that matches no positions shows a message", async () => {
	const { page } = await borrowPage();
	await page.goto(
		`${site.origin}/careers?function=training&country=QA&level=lead`,
	);
	await waitForHydration(page);
	expect(await page.locator("#open-positions ul li").count()).toBe(0);
	await page.getByText("没有符合条件的示例职位").waitFor();
});

test("without scripts, the server filters the positions in the page's language", async () => {
	const { page } = await borrowPage({ javaScriptEnabled: false });
	await page.goto(`${site.origin}/careers`);
	await page.getByLabel("国家").selectOption("CN");
	await page.getByRole("button", { name: "查看" }).click();
	await page.waitForURL(/country=CN.*#open-positions$/);
	const rows = await page.locator("#open-positions ul li").allTextContents();
	expect(rows.length).toBeGreaterThan(0);
	for (const text of rows) expect(text).toContain("上海");
	expect(await page.getByLabel("国家").inputValue()).toBe("CN");
});

test("a position links to its page, and Back returns to the filtered list", async () => {
	const { page, problems } = await borrowPage();
	await page.goto(`${site.origin}/en-US/careers?country=CN`);
	await waitForHydration(page);
	const link = page.locator("#open-positions ul a").first();
	const title = (await link.textContent()) ?? "";
	await link.click();
	await page.waitForURL(/\/en-US\/careers\/[a-z-]+$/);
	await page.getByRole("heading", { level: 1, name: title }).waitFor();
	await page.goBack();
	await page.waitForURL(/country=CN/);
	await waitForTitle(page, "careers");
	expect(await page.getByLabel("Country").inputValue()).toBe("CN");
	expect(problems).toEqual([]);
});

test("a link within the page leaves the filtered list as it is", async () => {
	const { page } = await borrowPage();
	await page.goto(`${site.origin}/en-US/careers`);
	await waitForHydration(page);
	const rows = page.locator("#open-positions ul li");
	const all = await rows.count();
	await page.getByLabel("Country").selectOption("CN");
	await expect.poll(() => rows.count()).toBeLessThan(all);
	await rows.first().evaluate((row) => {
		row.id = "same";
	});
	await page
		.locator("main a[href='#application-process']")
		.first()
		.evaluate((link: HTMLElement) => link.click());
	await page.waitForURL(/\?country=CN#application-process$/);
	await page.waitForFunction(
		() => document.activeElement?.id === "application-process",
	);
	expect(await page.locator("#same").count()).toBe(1);
});

test.each([
	[1440, 900],
	[390, 844],
])(
	"while a vacancy of %d pixels is read, the link to its form stays in sight",
	async (width, height) => {
		const { page } = await borrowPage({
			javaScriptEnabled: false,
			viewport: { width, height },
		});
		await page.goto(
			`${site.origin}/en-US/careers/payroll-officer-wps-settlements`,
		);
		const link = page.locator("a[href$='#apply']");
		for (const part of await page.locator("h1, .prose h2").all()) {
			await part.evaluate((heading) =>
				heading.scrollIntoView({ block: "center", behavior: "instant" }),
			);
			const box = await link.boundingBox();
			expect(box?.y).toBeGreaterThan(0);
			expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
		}
	},
);

test("a salary stays on one line, and in a low window the link to the form does not stick", async () => {
	const { page } = await borrowPage({ javaScriptEnabled: false });
	await page.goto(
		`${site.origin}/en-US/careers/payroll-officer-wps-settlements`,
	);
	const pay = page.locator("main dd > span").first();
	for (const width of [320, 390, 768, 960, 1024, 1280, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const [isOneLine, isInside] = await pay.evaluate((text) => {
			const end = text.parentElement?.getBoundingClientRect().right ?? 0;
			const { right } = text.getBoundingClientRect();
			return [text.getClientRects().length === 1, right <= end];
		});
		expect([width, isOneLine, isInside]).toEqual([width, true, true]);
	}
	const position = () =>
		page
			.locator("main p", { has: page.locator('a[href$="#apply"]') })
			.first()
			.evaluate((link) => getComputedStyle(link).position);
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await position()).toBe("sticky");
	await page.setViewportSize({ width: 844, height: 390 });
	expect(await position()).toBe("static");
});
