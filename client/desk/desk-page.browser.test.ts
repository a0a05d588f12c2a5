import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { listAxeFaults, putOn } from "../../scripts/test/test-axe.ts";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import type { TestMode } from "../../scripts/test/test-build.ts";
import { crosswise } from "../../scripts/test/test-crosswise.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { openSqliteDatabase } from "../../server/database/sqlite/sqlite-database.ts";
import { createDesk } from "../../server/desk/desk-store.ts";
import {
	insertCv,
	insertDeadDelivery,
	insertEnquiries,
	testActor,
	testReference,
} from "../../server/desk/test-enquiries.ts";
import {
	addAccountSession,
	removeAccounts,
} from "../../server/staff/test-accounts.ts";
import { localeCodes } from "../../shared/locales.ts";
import { listMotion, listUnnamedForms } from "../test-view-faults.ts";

const token = "t".repeat(43);
const site = await openSite("production");
const development = await openSite("development");

/**
 * A shared site, with an account that is signed in until these tests end, and with enough enquiries
 * for several pages.
 */
async function openSite(mode: TestMode) {
	const { origin, folder } = await sharedSite(mode);
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	await addAccountSession(database, token);
	afterAll(async () => {
		await removeAccounts(database);
		await database.close();
	});
	await insertEnquiries(
		database,
		Array.from({ length: 120 }, (_, number) => ({
			name: number % 3 ? `Person ${number}` : `王小明 ${number}`,
			email: `p${number}@example.com`,
			company: number % 2 ? "Gulf Steel Fabrication Company LLC" : null,
			kind: ["consultation", "expert", "application"][number % 3] ?? "",
			state: number % 5 === 0 ? "closed" : "new",
			phone: "+971 50 123 4567",
			topic: "industry/oil-gas",
			locale: number % 3 ? "en-US" : "zh-CN",
		})),
	);
	return { origin, database, desk: createDesk(database) };
}

const texts = {
	"en-US": {
		home: "/en-US",
		desk: "/en-US/desk",
		search: "Name, company, email",
		submit: "Search",
		done: "Mark as closed",
		changed: "The status has been changed.",
		note: "Add a note",
		save: "Save the note",
		saved: "The note has been saved.",
		retry: "Try again: Webhook",
		retryAll: "Try all of it again",
		tried: "will be tried again within a minute.",
		again: "It will be delivered again within a minute.",
		download: "Download cv.pdf",
		open: "There is a request for erasure",
		type: "to confirm",
		erase: "Erase for good",
		mismatch: "Nothing was erased",
		erased: "1 inquiry has been erased.",
		signOut: "Sign out",
		missing: "There is no such inquiry",
	},
	"zh-CN": {
		home: "/",
		desk: "/desk",
		search: "姓名、公司、邮箱",
		submit: "搜索",
		done: "标为已办结",
		changed: "状态已更改。",
		note: "添加备注",
		save: "保存备注",
		saved: "备注已保存。",
		retry: "重新发送：Webhook",
		retryAll: "全部重新发送",
		tried: "将在一分钟内重新发送。",
		again: "将在一分钟内重新发送。",
		download: "下载 cv.pdf",
		open: "此人要求删除其数据",
		type: "以确认",
		erase: "永久删除",
		mismatch: "未删除任何数据",
		erased: "已删除 1 封来信。",
		signOut: "退出登录",
		missing: "没有这封来信",
	},
} as const;
type Locale = keyof typeof texts;

let next = 1000;

/** Adds an enquiry with a CV and a dead delivery, for one test only. */
async function addEnquiry({ database } = site): Promise<{
	reference: string;
	email: string;
}> {
	const reference = testReference(next++);
	const email = `wei${next}@example.com`;
	await insertEnquiries(database, [
		{ reference, email, name: `Wei ${next}`, message: "one\ntwo <b>three</b>" },
	]);
	await insertCv(database, reference);
	await insertDeadDelivery(database, reference, "webhook", "status 500");
	return { reference, email };
}

async function openDesk(
	locale: Locale,
	options: Parameters<typeof borrowPage>[0] = {},
	origin = site.origin,
): Promise<{ page: Page; problems: string[] }> {
	const opened = await borrowPage(options);
	await opened.page.context().addCookies([
		{ name: "token", value: token, url: origin, httpOnly: true },
		{ name: "locale", value: locale, url: origin },
	]);
	return opened;
}

test.each(crosswise)(
	"staff find, process, and erase an enquiry in $locale, scripts: $javaScriptEnabled",
	async ({ locale, javaScriptEnabled }) => {
		const text = texts[locale];
		const { reference, email } = await addEnquiry();
		const { page, problems } = await openDesk(locale, { javaScriptEnabled });
		const ready = async () => {
			if (javaScriptEnabled) await waitForHydration(page);
		};
		const notice = page.locator("main .notice");
		await page.goto(site.origin + text.desk);
		await ready();
		await page.getByLabel(text.search).fill(email.toUpperCase());
		await page.getByRole("button", { name: text.submit, exact: true }).click();
		await page.waitForURL(/search=/);
		await ready();
		expect(await page.locator("tbody tr").count()).toBe(1);
		await page.locator("tbody a").click();
		await page.waitForURL(new RegExp(`ref=${reference}`));
		await ready();
		expect(await page.locator("main p[lang]").innerText()).toBe(
			"one\ntwo <b>three</b>",
		);
		// Some write in Arabic.
		expect(await page.locator("main p[lang]").getAttribute("dir")).toBe("auto");

		await page.getByRole("button", { name: text.done }).click();
		expect(await notice.textContent()).toBe(text.changed);
		await ready();
		await page.getByLabel(text.note).fill("called\nagain <i>soon</i>");
		await page.getByRole("button", { name: text.save }).click();
		await page.waitForURL(/done=note/);
		expect(await notice.textContent()).toBe(text.saved);
		await ready();
		expect(await page.getByLabel(text.note).inputValue()).toBe("");
		expect(await page.locator("main section ol").innerText()).toContain(
			"called\nagain <i>soon</i>",
		);
		await page.getByRole("button", { name: text.retry }).click();
		await page.waitForURL(/done=retry/);
		expect(await notice.textContent()).toBe(text.again);
		await ready();

		const download = page.waitForEvent("download");
		await page.getByRole("link", { name: text.download }).click();
		expect((await download).suggestedFilename()).toBe("cv.pdf");

		await page.getByText(text.open).click();
		await page.getByLabel(text.type).fill("somebody@example.com");
		await page.getByRole("button", { name: text.erase }).click();
		expect(await notice.textContent()).toContain(text.mismatch);
		await ready();
		expect(await page.getByLabel(text.type).inputValue()).toBe(
			"somebody@example.com",
		);
		await page.getByLabel(text.type).fill(email);
		await page.getByRole("button", { name: text.erase }).click();
		await page.waitForURL(/count=1/);
		expect(await notice.textContent()).toBe(text.erased);
		expect(await site.desk.find(reference)).toBeUndefined();
		await page.goto(`${site.origin}${text.desk}?ref=${reference}`);
		expect(await notice.textContent()).toContain(text.missing);
		if (javaScriptEnabled)
			expect(problems.filter((text) => !/status of 4\d\d/.test(text))).toEqual(
				[],
			);
	},
);

test("staff retry all failed deliveries and see actions in the audit log", async () => {
	const text = texts["en-US"];
	const { reference } = await addEnquiry();
	const { page, problems } = await openDesk("en-US");
	await page.goto(`${site.origin}${text.desk}?ref=${reference}`);
	await page.goto(`${site.origin}${text.desk}?failed=1`);
	await page.getByRole("button", { name: text.retryAll }).click();
	await page.waitForURL(/done=retryAll/);
	expect(await page.locator("main .notice").textContent()).toContain(
		text.tried,
	);
	const download = page.waitForEvent("download");
	await page.goto(`${site.origin}${text.desk}?ref=${reference}`);
	await page.locator(`main a[href$='/person/${reference}']`).click();
	expect((await download).suggestedFilename()).toBe(`person-${reference}.zip`);
	await page.goto(`${site.origin}${text.desk}/audit`);
	await page.locator("main input[name=reference]").fill(reference);
	await page.locator("main search button").click();
	await page.waitForURL(/reference=/);
	expect(await page.locator("tbody tr").count()).toBe(3);
	expect(problems).toEqual([]);
});

test("links to and from the desk load full documents, and the desk is never prefetched", async () => {
	const { page } = await openDesk("en-US", { loadsAhead: true });
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await page.goto(`${site.origin}/en-US/desk`);
	await waitForHydration(page);
	await page.evaluate(() => Object.assign(window, { isSame: true }));
	await page.locator("footer a[href='/en-US/about']").first().click();
	await page.waitForURL(/about$/);
	await waitForHydration(page);
	expect(await page.evaluate(() => "isSame" in window)).toBe(false);
	expect(await page.content()).not.toContain("Person 1");

	await page.evaluate(() => {
		Object.assign(window, { isSame: true });
		const link = document.createElement("a");
		link.href = "/en-US/desk?state=new";
		link.textContent = "to the desk";
		document.querySelector("main")?.prepend(link);
	});
	requested.length = 0;
	await page.getByText("to the desk").hover();
	await page.getByText("to the desk").click();
	await page.waitForURL(/desk\?state=new$/);
	await waitForHydration(page);
	expect(await page.evaluate(() => "isSame" in window)).toBe(false);
	expect(requested.filter((url) => url.includes("/_i18n/en-US/desk"))).toEqual(
		[],
	);
});

test("a note's draft survives an expired session in its tab, but not signing out", async () => {
	const { reference } = await addEnquiry();
	const { page } = await openDesk("en-US");
	const address = `${site.origin}/en-US/desk?ref=${reference}`;
	await page.goto(address);
	await waitForHydration(page);
	await page.getByLabel("Add a note").fill("not to be lost");
	await page.context().clearCookies({ name: "token" });
	await page.getByRole("button", { name: "Save the note" }).click();
	await page.waitForURL(/login/);
	const own = "o".repeat(43);
	await addAccountSession(site.database, own, "own@example.com");
	await page
		.context()
		.addCookies([{ name: "token", value: own, url: site.origin }]);
	await page.goto(address);
	await expect
		.poll(() => page.getByLabel("Add a note").inputValue())
		.toBe("not to be lost");
	await page.getByRole("button", { name: "Sign out" }).click();
	await page.waitForURL(/code=signed-out/);
	await expect
		.poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
		.not.toContain("not to be lost");
});

test("signing out in one tab takes persons' data and drafts from the others at once", async () => {
	const { reference } = await addEnquiry();
	const own = "s".repeat(43);
	await addAccountSession(site.database, own, "tabs@example.com");
	const { page } = await openDesk("en-US");
	await page
		.context()
		.addCookies([{ name: "token", value: own, url: site.origin }]);
	await page.goto(`${site.origin}/en-US/desk?ref=${reference}`);
	await waitForHydration(page);
	await page.getByLabel("Add a note").fill("about a person");
	const other = await page.context().newPage();
	await other.goto(`${site.origin}/en-US/desk/sessions`);
	await other.getByRole("button", { name: "Sign out" }).click();
	await page.waitForURL(/\/login\?/);
	expect(
		await page.evaluate(() => JSON.stringify(sessionStorage)),
	).not.toContain("about a person");
	await other.close();
});

test("signing out in one tab also takes untouched pages of every kind from the others", async () => {
	const own = "u".repeat(43);
	await addAccountSession(site.database, own, "untouched@example.com");
	const { page } = await openDesk("en-US");
	const context = page.context();
	await context.addCookies([{ name: "token", value: own, url: site.origin }]);
	const tabs = [];
	for (const rest of ["", "/audit", "/sessions", "/staff"]) {
		const tab = await context.newPage();
		await tab.goto(`${site.origin}/en-US/desk${rest}`);
		await waitForHydration(tab);
		tabs.push(tab);
	}
	await page.goto(`${site.origin}/en-US/desk/sessions`);
	await page.getByRole("button", { name: "Sign out" }).click();
	for (const tab of tabs) await tab.waitForURL(/\/login\?/);
});

/** Shows a page as if it had been away. Returns whether it is hidden. */
function showAgain(page: Page, type: string): Promise<boolean> {
	return page.evaluate((name) => {
		if (name === "pageshow")
			dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
		else document.dispatchEvent(new Event(name, { bubbles: true }));
		return document.body.hidden === true;
	}, type);
}

test("a desk page asks whether its session holds only once it is shown again", async () => {
	const { page } = await openDesk("en-US");
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "HEAD") asked.push(request.url());
	});
	await page.goto(`${site.origin}/en-US/desk`);
	await waitForHydration(page);
	await page.locator("main input[type=search]").focus();
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);
	await showAgain(page, "visibilitychange");
	await expect.poll(() => asked).toHaveLength(1);
});

test.each(["visibilitychange", "pageshow"])(
	"a desk page whose session has ended elsewhere is left at %s, and its draft is kept",
	async (type) => {
		const { reference } = await addEnquiry();
		const { page } = await openDesk("en-US");
		await page.goto(`${site.origin}/en-US/desk?ref=${reference}`);
		await waitForHydration(page);
		await page.getByLabel("Add a note").fill("about a person");
		await page.waitForLoadState("networkidle");
		expect(await showAgain(page, type)).toBe(type === "pageshow");
		await page.locator("body:not([hidden])").waitFor();
		await page.context().clearCookies({ name: "token" });
		await showAgain(page, type);
		await page.waitForURL(/\/login\?/);
		expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(
			"about a person",
		);
	},
);

test.each(localeCodes)(
	"every other desk page hydrates without warnings, is accessible, and does not overflow in %s, the rest in the other language",
	async (locale) => {
		const { reference } = await addEnquiry(development);
		const { desk, origin } = development;
		await desk.setState(reference, "progress", testActor);
		await desk.addNote(reference, "note", testActor);
		const { page, problems } = await openDesk(
			locale,
			{
				viewport: { width: 390, height: 900 },
				// Server-rendered text must not depend on the browser's time zone and locale.
				timezoneId: "America/New_York",
				locale: "de-DE",
			},
			origin,
		);
		const addresses = [
			"",
			`?ref=${reference}`,
			"?search=nobody",
			"?failed=1",
			"/audit",
		];
		for (const [index, search] of addresses.entries()) {
			if (locale !== localeCodes[index % localeCodes.length]) continue;
			await page.setViewportSize({ width: 390, height: 900 });
			await page.goto(origin + texts[locale].desk + search);
			await waitForHydration(page);
			const mode = index < 2 ? "dark" : "light";
			await putOn(page, { name: "blueWhite", mode });
			expect(await listAxeFaults(page), search).toEqual([]);
			expect(await page.evaluate(listUnnamedForms), search).toEqual([]);
			expect(await page.evaluate(listMotion), search).toEqual([]);
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 900 });
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - window.innerWidth,
				);
				expect(overflow, search).toBeLessThanOrEqual(0);
			}
		}
		expect(problems).toEqual([]);
	},
);
