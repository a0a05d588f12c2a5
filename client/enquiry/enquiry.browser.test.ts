import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { listAxeFaults } from "../../scripts/test/test-axe.ts";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { crosswise } from "../../scripts/test/test-crosswise.ts";
import { measureFields } from "../../scripts/test/test-field-places.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import type { Locale } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";

const site = await sharedSite("production");
// The development build reports hydration mismatches.
const development = await sharedSite("development");

const referencePattern = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/;
const phone = { width: 360, height: 740 };

async function open(
	locale: Locale,
	{ sent = "", ...options }: BrowserContextOptions & { sent?: string } = {},
	{ origin } = site,
) {
	const { page, problems } = await borrowPage(options);
	await page
		.context()
		.addCookies([{ name: "locale", value: locale, url: origin }]);
	const search = sent && `?sent=${sent}`;
	await page.goto(origin + hrefFor("contact", locale) + search);
	if (options.javaScriptEnabled !== false) await waitForHydration(page);
	return { page, problems, form: page.locator("form:has(textarea)") };
}

async function fill(page: Page, message: string): Promise<void> {
	await page.locator("[name=name]").fill("Li Wei");
	await page.locator("[name=email]").fill("li.wei@example.com");
	await page.locator("textarea[name=message]").fill(message);
}

async function tick(page: Page): Promise<void> {
	for (const box of await page.locator("form input[type=checkbox]").all())
		await box.check();
}

const submit = (page: Page) =>
	page.locator("form:has(textarea) .button-primary");

/** Stored enquiries with this message. */
function storedWith(message: string) {
	const database = new DatabaseSync(
		path.join(site.folder, "enquiries.sqlite"),
		{
			readOnly: true,
		},
	);
	try {
		return database
			.prepare("SELECT * FROM enquiries WHERE message = ?")
			.all(message);
	} finally {
		database.close();
	}
}

test.each(crosswise)(
	"in $locale, scripts: $javaScriptEnabled, an enquiry is stored and confirmed with its reference",
	async ({ locale, javaScriptEnabled }) => {
		const { page, problems } = await open(locale, { javaScriptEnabled });
		const message = `sent ${locale} ${javaScriptEnabled} 李 <b>`;
		await fill(page, message);
		await page.locator("select[name=topic]").selectOption("industry/oil-gas");
		expect(await page.locator("form :checked[type=checkbox]").count()).toBe(0);
		await tick(page);
		await submit(page).click();
		const sent = page.locator("#enquiry [role=status]", {
			hasText: referencePattern,
		});
		await sent.waitFor();
		const [reference] = referencePattern.exec(await sent.innerText()) ?? [];
		expect(storedWith(message)).toMatchObject([
			{
				reference,
				locale,
				topic: "industry/oil-gas",
				transfer_consent: locale === "zh-CN" ? 1 : 0,
			},
		]);
		if (javaScriptEnabled)
			expect(await sent.evaluate((e) => e === document.activeElement)).toBe(
				true,
			);
		else expect(new URL(page.url()).search).toBe(`?sent=${reference}`);
		if (javaScriptEnabled) expect(problems).toEqual([]);
	},
);

test.each(crosswise)(
	"in $locale, scripts: $javaScriptEnabled, errors show at fields, which they do not move, and in a summary that fits a phone, and input is kept",
	async ({ locale, javaScriptEnabled }) => {
		const { page, problems, form } = await open(locale, {
			javaScriptEnabled,
			viewport: phone,
			colorScheme: "dark",
		});
		const before = await form.evaluate(measureFields);
		const message = `kept ${locale}\n"<b>`;
		await page.locator("textarea[name=message]").fill(message);
		await page.locator("[name=email]").fill("nobody");
		await submit(page).click();
		const summary = page.getByRole("alert");
		await summary.waitFor();
		const count = locale === "zh-CN" ? 4 : 3;
		expect(await summary.getByRole("link").count()).toBe(count);
		expect(await page.locator("[aria-invalid=true]").count()).toBe(count);
		const after = await form.evaluate(measureFields);
		const moves = after.map((top, row) => Math.abs(top - (before[row] ?? 0)));
		expect(Math.max(...moves)).toBeLessThan(0.5);
		expect(await page.locator("[name=email]").inputValue()).toBe("nobody");
		expect(await page.locator("textarea[name=message]").inputValue()).toBe(
			message,
		);
		if (javaScriptEnabled)
			await page.waitForFunction(
				() => document.activeElement?.getAttribute("role") === "alert",
			);
		await expect.poll(() => summary.evaluate(isInView)).toBe(true);
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth,
		);
		expect(width).toBeLessThanOrEqual(phone.width);
		if (javaScriptEnabled)
			expect(await listAxeFaults(page, { within: "#enquiry" })).toEqual([]);
		await summary.getByRole("link").first().click();
		await page.waitForFunction(
			() => document.activeElement?.getAttribute("name") === "name",
		);
		if (javaScriptEnabled) expect(problems).toEqual([]);
	},
);

function isInView(element: Element): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return bottom > 0 && top < window.innerHeight;
}

test("the response to a native form post hydrates without warnings and keeps typed text", async () => {
	// Chinese has one consent more.
	const { page, problems, form } = await open("zh-CN", {}, development);
	await fill(page, "posted by hand");
	await page.locator("[name=email]").fill("nobody");
	await Promise.all([
		page.waitForEvent("load"),
		form.evaluate((element: HTMLFormElement) => element.submit()),
	]);
	await waitForHydration(page);
	expect(await page.getByRole("alert").getByRole("link").count()).toBe(3);
	expect(await page.locator("[name=email]").inputValue()).toBe("nobody");
	await page.locator("[name=email]").fill("li.wei@example.com");
	await tick(page);
	await submit(page).click();
	await page.getByText(referencePattern).waitFor();
	// The browser itself reports the refused post.
	expect(problems.filter((text) => !text.includes("422"))).toEqual([]);
});

test("the confirmation after a form post without scripts takes the focus and shows the reference", async () => {
	const reference = "7K3F-9QXM-2T6C-HB4W";
	const { page, problems } = await open("en-US", { sent: reference });
	await page.waitForFunction(
		(text) => document.activeElement?.textContent?.includes(text),
		reference,
	);
	expect(await listAxeFaults(page, { within: "#enquiry" })).toEqual([]);
	await page.locator("#enquiry [role=status] a").click();
	await page.locator("form textarea").waitFor();
	expect(problems).toEqual([]);
});

test("Arabic is typed from right to left, Chinese and numbers from left to right", async () => {
	const { form } = await open("en-US", { javaScriptEnabled: false });
	await form.locator("[name=name]").fill("\u0645\u062d\u0645\u062f");
	await form.locator("[name=company]").fill("联湾");
	await form.locator("[name=phone]").fill("+971 4 000 0100");
	await form.locator("[name=message]").fill("\u0645\u0631\u062d\u0628\u0627!");
	const directions = form
		.locator("[name=name], [name=company], [name=phone], [name=message]")
		.evaluateAll((fields) =>
			fields.map((field) => getComputedStyle(field).direction),
		);
	expect(await directions).toEqual(["rtl", "ltr", "ltr", "rtl"]);
});

test("typed text survives a reload, a visit elsewhere, and a language switch; ticked consent does not", async () => {
	const { page, problems } = await open("en-US");
	await fill(page, "outlives");
	await page.locator("[name=phone]").fill("+971 50 123 4567");
	await page.locator("select[name=topic]").selectOption("hiring");
	await tick(page);
	// The form reacts once its scripts have loaded, which the first interaction triggers.
	await expect
		.poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
		.toContain("outlives");
	await page.reload();
	await waitForHydration(page);
	const expectTyped = async () => {
		const value = (name: string) =>
			page.locator(`form [name=${name}]`).first().inputValue();
		await expect.poll(() => value("message")).toBe("outlives");
		expect(await value("phone")).toBe("+971 50 123 4567");
		expect(await value("topic")).toBe("hiring");
		expect(await page.locator("form :checked[type=checkbox]").count()).toBe(0);
	};
	await expectTyped();
	await page.goto(`${site.origin}/en-US/about`);
	await page.goto(`${site.origin}/en-US/contact`);
	await waitForHydration(page);
	await expectTyped();
	await tick(page);
	await page.getByRole("button", { name: "中文" }).first().click();
	await page.locator("html[lang=zh-CN]").waitFor({ state: "attached" });
	await waitForHydration(page);
	await page.locator("[name=transfer][type=checkbox]").waitFor();
	await expectTyped();
	expect(problems).toEqual([]);
});

test("a dropped connection loses no text, and retries store a single enquiry", async () => {
	const { page, form } = await open("en-US");
	const message = "dropped connection";
	await fill(page, message);
	await tick(page);
	let requests = 0;
	await page.route("**/api/enquiries", async (route) => {
		requests++;
		if (requests === 1) return route.abort("internetdisconnected");
		// Arrives, but the response is lost.
		if (requests === 2) await route.fetch();
		return requests === 2 ? route.abort("connectionreset") : route.continue();
	});
	await submit(page).click();
	const alert = page.getByRole("alert", { name: /No connection/ });
	await alert.waitFor();
	await alert.getByRole("button", { name: "Try again" }).click();
	await expect.poll(() => requests).toBe(2);
	await alert.waitFor();
	expect(await form.locator("textarea").inputValue()).toBe(message);
	await alert.getByRole("button", { name: "Try again" }).click();
	await page.getByText(referencePattern).waitFor();
	expect(storedWith(message)).toHaveLength(1);
});

test("an enquiry is sent even if its scripts are gone since it was typed", async () => {
	const { page } = await open("en-US");
	const loaded = page.waitForEvent("requestfinished", (request) =>
		request.url().includes("/assets/send-"),
	);
	await fill(page, "typed before a deployment");
	await loaded;
	await tick(page);
	await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
	await submit(page).click();
	await page.getByText(referencePattern).waitFor();
});

test("an enquiry cannot be submitted twice while it is sent, and the next form starts empty, in its first field", async () => {
	const { page } = await open("en-US");
	await fill(page, "once");
	await tick(page);
	const gate = Promise.withResolvers<void>();
	let requests = 0;
	await page.route("**/api/enquiries", async (route) => {
		requests++;
		await gate.promise;
		await route.continue();
	});
	const request = page.waitForRequest("**/api/enquiries");
	await submit(page).dblclick();
	await page.getByRole("button", { name: "Sending" }).waitFor();
	await request;
	await page.locator("[name=name]").press("Enter");
	gate.resolve();
	await page.getByText(referencePattern).waitFor();
	expect(requests).toBe(1);
	const again = page.getByRole("link", { name: "Write another message" });
	const [tab] = await Promise.all([
		page.context().waitForEvent("page"),
		again.click({ modifiers: ["Control"] }),
	]);
	await tab.close();
	await again.focus();
	await page.keyboard.press("Enter");
	await again.waitFor({ state: "detached" });
	expect(
		await page.evaluate(() => document.activeElement?.getAttribute("name")),
	).toBe("name");
	expect(await page.locator("textarea").inputValue()).toBe("");
	expect(await page.locator("[name=name]").inputValue()).toBe("");
});

test("validation rules load when a field is first left, and leaving it again updates its error, which stays above a checkbox until the pointer that ticks it is released", async () => {
	const { page, problems } = await open("en-US");
	const rules = () =>
		page.evaluate(
			() =>
				performance
					.getEntriesByType("resource")
					.filter(({ name }) => name.includes("enquiry-schema")).length,
		);
	expect(await rules()).toBe(0);
	const email = page.locator("[name=email]");
	await email.fill("nobody");
	await email.press("Tab");
	await page.locator("[name=email][aria-invalid=true]").waitFor();
	expect(await rules()).toBe(1);
	expect(await page.getByRole("alert").count()).toBe(0);
	await email.fill("li.wei@example.com");
	await email.press("Tab");
	await page.locator("[name=email][aria-invalid=false]").waitFor();
	await email.fill("nobody");
	await email.press("Tab");
	await page.locator("[name=email][aria-invalid=true]").waitFor();
	await email.fill("li.wei@example.com");
	const box = page.locator("[name=consent][type=checkbox]");
	await box.hover();
	await page.mouse.down();
	await page.evaluate(async () => {
		for (let frame = 0; frame < 10; frame++)
			await new Promise(requestAnimationFrame);
	});
	expect(await email.getAttribute("aria-invalid")).toBe("true");
	await page.mouse.up();
	expect(await box.isChecked()).toBe(true);
	await page.locator("[name=email][aria-invalid=false]").waitFor();
	expect(problems).toEqual([]);
});
