import { writeFile } from "node:fs/promises";
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
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { makePdf } from "../../server/uploads/test-upload-files.ts";
import { maximalCvBytes } from "../../shared/enquiry/enquiry-cv.ts";
import type { Locale } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";

const site = await sharedSite("production");

const referencePattern = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/;
const phone = { width: 360, height: 740 };
const position = { position: "consultant-china-desk" } as const;

async function open(locale: Locale, options: BrowserContextOptions = {}) {
	const { page, problems } = await borrowPage(options);
	await page
		.context()
		.addCookies([{ name: "locale", value: locale, url: site.origin }]);
	await page.goto(site.origin + hrefFor("position", locale, position));
	if (options.javaScriptEnabled !== false) await waitForHydration(page);
	return { page, problems };
}

const file = (buffer = makePdf(), name = "简历 CV.pdf") => ({
	name,
	mimeType: "application/pdf",
	buffer,
});

async function fill(page: Page, message: string): Promise<void> {
	await page.locator("[name=name]").fill("Li Wei");
	await page.locator("[name=email]").fill("li.wei@example.com");
	await page.locator("[name=message]").fill(message);
}

async function tick(page: Page): Promise<void> {
	for (const box of await page.locator("#apply [type=checkbox]").all())
		await box.check();
}

const submit = (page: Page) => page.locator("#apply .button-primary");

/** Stored applications with this message, and their files. */
function storedWith(message: string) {
	const database = new DatabaseSync(
		path.join(site.folder, "enquiries.sqlite"),
		{
			readOnly: true,
		},
	);
	try {
		return database
			.prepare(
				"SELECT e.*, a.file_name, a.size FROM enquiries e JOIN attachments a USING (reference) WHERE message = ?",
			)
			.all(message);
	} finally {
		database.close();
	}
}

test.each(crosswise)(
	"in $locale, scripts: $javaScriptEnabled, an application is stored with its CV and confirmed",
	async ({ locale, javaScriptEnabled }) => {
		const { page, problems } = await open(locale, { javaScriptEnabled });
		const message = `applied ${locale} ${javaScriptEnabled}`;
		await page.locator("a[href$='#apply']").first().click();
		await fill(page, message);
		await page.locator("[name=cv]").setInputFiles(file());
		await tick(page);
		await submit(page).click();
		const sent = page.locator("#apply [role=status]", {
			hasText: referencePattern,
		});
		await sent.waitFor();
		const [reference] = referencePattern.exec(await sent.innerText()) ?? [];
		expect(storedWith(message)).toMatchObject([
			{
				reference,
				locale,
				kind: "application",
				position: "LW-2611-05",
				file_name: "简历 CV.pdf",
				size: makePdf().length,
				transfer_consent: locale === "zh-CN" ? 1 : 0,
			},
		]);
		if (javaScriptEnabled) {
			expect(await sent.evaluate((e) => e === document.activeElement)).toBe(
				true,
			);
			expect(problems).toEqual([]);
		} else {
			const { search, hash } = new URL(page.url());
			expect(search + hash).toBe(`?sent=${reference}#apply`);
		}
	},
);

test.each([
	{ locale: "en-US", javaScriptEnabled: true },
	{ locale: "zh-CN", javaScriptEnabled: false },
] as const)(
	"in $locale, scripts: $javaScriptEnabled, an empty application lists the missing fields in order and fits a phone",
	async ({ locale, javaScriptEnabled }) => {
		const { page, problems } = await open(locale, {
			javaScriptEnabled,
			viewport: phone,
		});
		await submit(page).click();
		const summary = page.getByRole("alert");
		await summary.waitFor();
		const targets = await summary
			.getByRole("link")
			.evaluateAll((links) =>
				links.map((link) =>
					document
						.getElementById((link.getAttribute("href") ?? "").slice(1))
						?.getAttribute("name"),
				),
			);
		expect(targets).toEqual([
			"name",
			"email",
			"cv",
			"message",
			"consent",
			...(locale === "zh-CN" ? ["transfer"] : []),
		]);
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth,
		);
		expect(width).toBeLessThanOrEqual(phone.width);
		if (javaScriptEnabled) {
			await page.waitForFunction(
				() => document.activeElement?.getAttribute("role") === "alert",
			);
			expect(await listAxeFaults(page, { within: "#apply" })).toEqual([]);
			await summary.getByRole("link").nth(2).click();
			await page.waitForFunction(
				() => document.activeElement?.getAttribute("name") === "cv",
			);
			expect(problems).toEqual([]);
		}
	},
);

test("a CV that is too large or of the wrong type shows an error at its field, and typed text stays", async () => {
	const { page } = await open("zh-CN");
	await fill(page, "stays");
	await tick(page);
	const field = page.locator("[name=cv]");
	// As a path, which the browser reads by itself.
	const large = path.join(makeFolder(), "large.pdf");
	await writeFile(large, makePdf(maximalCvBytes + 1));
	const wrong = [
		[large, /5 MB/],
		[file(Buffer.from("MZ nothing else"), "cv.exe"), /DOCX/],
	] as const;
	for (const [chosen, message] of wrong) {
		await field.setInputFiles(chosen);
		await page.locator("[name=cv][aria-invalid=true]").waitFor();
		const error = page.locator("p[id$=cv-error]");
		await expect.poll(() => error.innerText()).toMatch(message);
		expect(await page.locator("[name=message]").inputValue()).toBe("stays");
	}
	// The server rejects what the browser cannot detect.
	await field.setInputFiles(file(Buffer.from("MZ nothing else")));
	await page.locator("[name=cv][aria-invalid=false]").waitFor();
	await submit(page).click();
	await page.getByRole("alert").waitFor();
	expect(await page.locator("p[id$=cv-error]").innerText()).toMatch(/DOCX/);

	await field.setInputFiles(file());
	await page.locator("[name=cv][aria-invalid=false]").waitFor();
	await submit(page).click();
	await page.getByText(referencePattern).waitFor();
});

test("a typed application survives a reload and a language switch, and is not shown for another position", async () => {
	const { page, problems } = await open("en-US");
	await fill(page, "outlives");
	// The form reacts once its scripts have loaded, which the first interaction triggers.
	await expect
		.poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
		.toContain("outlives");
	await page.reload();
	await waitForHydration(page);
	const message = page.locator("[name=message]");
	await expect.poll(() => message.inputValue()).toBe("outlives");
	await page.locator("[name=cv]").setInputFiles(file());
	await page.getByRole("button", { name: "中文" }).first().click();
	await page.locator("html[lang=zh-CN]").waitFor({ state: "attached" });
	await page.locator("[name=transfer][type=checkbox]").waitFor();
	await expect.poll(() => message.inputValue()).toBe("outlives");
	const chosen = () =>
		page
			.locator("[name=cv]")
			.evaluate((field: HTMLInputElement) => field.files?.length);
	expect(await chosen()).toBe(1);
	await page.goto(
		site.origin +
			hrefFor("position", "zh-CN", { position: "trainer-mixed-crews" }),
	);
	await waitForHydration(page);
	expect(await message.inputValue()).toBe("");
	expect(problems).toEqual([]);
});

test("a dropped connection loses neither text nor CV, and retries store a single application", async () => {
	const { page } = await open("en-US");
	const message = "dropped upload";
	await fill(page, message);
	await page.locator("[name=cv]").setInputFiles(file());
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
	await alert.getByRole("button", { name: "Try again" }).click();
	await page.getByText(referencePattern).waitFor();
	expect(storedWith(message)).toHaveLength(1);
});

test("while a CV uploads, the form says so and cannot be submitted again", async () => {
	const { page } = await open("en-US");
	await fill(page, "once");
	await page.locator("[name=cv]").setInputFiles(file());
	await tick(page);
	const gate = Promise.withResolvers<void>();
	let requests = 0;
	await page.route("**/api/enquiries", async (route) => {
		requests++;
		await gate.promise;
		await route.continue();
	});
	await submit(page).dblclick();
	await page.getByText("Your CV is being uploaded").waitFor();
	await expect.poll(() => requests).toBe(1);
	await page.locator("[name=name]").press("Enter");
	gate.resolve();
	await page.getByText(referencePattern).waitFor();
	expect(requests).toBe(1);
	expect(storedWith("once")).toHaveLength(1);
});
