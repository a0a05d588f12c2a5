import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { listAxeFaults } from "../../scripts/test/test-axe.ts";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { crosswise } from "../../scripts/test/test-crosswise.ts";
import { measureFields } from "../../scripts/test/test-field-places.ts";
import { startSite } from "../../scripts/test/test-site.ts";
import {
	testPassword,
	testPasswordHash,
} from "../../server/session/test-hash.ts";
import type { Locale } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";

const site = await startSite(await testBuild("production"), {
	STAFF_PASSWORD_HASH: testPasswordHash,
	GUARD_EXEMPT_PATHS: "/about,/contact",
	TRUST_PROXY: "true",
});
afterAll(() => site.stop());

const phone = { width: 360, height: 740 };
let opened = 0;

/** Opens a page from a unique IP address, because wrong passwords are counted by address. */
async function open(
	locale: Locale,
	path: string,
	options: BrowserContextOptions = {},
) {
	opened++;
	const { page, problems } = await borrowPage({
		...options,
		extraHTTPHeaders: { "X-Forwarded-For": `192.0.2.${opened}` },
	});
	await page
		.context()
		.addCookies([{ name: "locale", value: locale, url: site.origin }]);
	await page.goto(site.origin + path);
	if (options.javaScriptEnabled !== false) await waitForHydration(page);
	return { page, problems };
}

const fieldOf = (page: Page) => page.locator("[name=password]");

async function submit(page: Page, password: string): Promise<void> {
	await fieldOf(page).fill(password);
	await page.locator("form:has([name=password]) .button-primary").click();
}

async function tokensOf(page: Page) {
	const cookies = await page.context().cookies();
	return {
		cookie: cookies.find(({ name }) => name === "token"),
		stored: await page.evaluate(() => sessionStorage.getItem("session")),
	};
}

/** Whether the form with its error fits a phone and, with scripts, is accessible. */
async function expectSound(page: Page, hasScripts = true): Promise<void> {
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(phone.width);
	if (hasScripts)
		expect(await listAxeFaults(page, { within: "main" })).toEqual([]);
}

// Except what the browser itself reports about a refused request.
const isUnexpected = (text: string) => !/status of (401|429)/.test(text);

test.each(crosswise)(
	"in $locale, scripts: $javaScriptEnabled, a wrong password shows an error that fits a phone, the right one opens the requested page",
	async ({ locale, javaScriptEnabled }) => {
		const careers = `${hrefFor("careers", locale)}?country=qatar`;
		const { page, problems } = await open(locale, careers, {
			javaScriptEnabled,
			viewport: phone,
			colorScheme: "dark",
		});
		const login = hrefFor("login", locale);
		expect(new URL(page.url()).pathname).toBe(login);
		// Without scripts, a show button would do nothing.
		const show = page.locator("button[aria-controls=password]");
		expect(await show.isVisible()).toBe(javaScriptEnabled);
		const form = page.locator("form:has([name=password])");
		const places = await form.evaluate(measureFields);
		await submit(page, "secret guess");
		const error = page.locator("#password-error");
		await error.waitFor();
		expect(await form.evaluate(measureFields)).toEqual(places);
		expect(await fieldOf(page).getAttribute("aria-invalid")).toBe("true");
		if (javaScriptEnabled)
			await page.waitForFunction(
				() => document.activeElement?.getAttribute("name") === "password",
			);
		else expect(await fieldOf(page).inputValue()).toBe("");
		await expectSound(page, javaScriptEnabled);
		await submit(page, testPassword);
		await page.waitForURL(({ href }) => href === site.origin + careers);
		const { cookie, stored } = await tokensOf(page);
		expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
		if (javaScriptEnabled)
			expect(JSON.parse(stored ?? "").token).toBe(`Bearer ${cookie?.value}`);
		else expect(stored).toBe(null);
		expect(site.output()).not.toContain(cookie?.value);
		expect(site.output()).not.toContain("secret guess");
		if (javaScriptEnabled) expect(problems.filter(isUnexpected)).toEqual([]);
	},
);

test("the response to a refused native post hydrates without warnings and shows its error once", async () => {
	const { page, problems } = await open("en-US", "/en-US/careers");
	await Promise.all([
		page.waitForEvent("load"),
		page.locator("form:has([name=password])").evaluate((form) => {
			if (!(form instanceof HTMLFormElement)) return;
			form.action = "/en-US/login";
			HTMLFormElement.prototype.submit.call(form);
		}),
	]);
	await waitForHydration(page);
	const error = page.locator("#password-error");
	expect(await error.innerText()).toBe("Enter the staff password");
	const next = page.locator("form [name=next]");
	expect(await next.getAttribute("value")).toBe("/en-US/careers");
	await page.locator('main a[href="/en-US/contact"]').first().click();
	await page.waitForURL(/\/contact$/);
	await page.locator("footer a[href='/en-US/login']").first().click();
	await fieldOf(page).waitFor();
	expect(await error.count()).toBe(0);
	expect(problems.filter((text) => !text.includes("422"))).toEqual([]);
});

test("a new tab without a stored token opens guarded links with the cookie alone", async () => {
	const { page } = await open("en-US", "/en-US/careers");
	await submit(page, testPassword);
	await page.waitForURL(/\/en-US\/careers$/);
	const tab = await page.context().newPage();
	await tab.goto(`${site.origin}/en-US/about`);
	await waitForHydration(tab);
	expect((await tokensOf(tab)).stored).not.toContain("token");
	await tab.locator('footer a[href="/en-US/careers"]').first().click();
	await waitForTitle(tab, "careers");
	expect(new URL(tab.url()).pathname).toBe("/en-US/careers");
});

test("signing out clears the cookie and the tab's token and locks guarded pages", async () => {
	const { page } = await open("en-US", "/en-US/login");
	await submit(page, testPassword);
	await page.waitForURL(/\/en-US\/desk$/);
	await page.goto(`${site.origin}/en-US/about`);
	await page.evaluate(() => {
		const form = document.createElement("form");
		Object.assign(form, { method: "post", action: "/en-US/login" });
		const action = document.createElement("input");
		form.append(Object.assign(action, { name: "action", value: "sign-out" }));
		document.body.append(form);
		form.submit();
	});
	await page.waitForURL(/\/en-US\/login\?code=signed-out$/);
	await page.locator("main header [role=status]").waitFor();
	await waitForHydration(page);
	await expect
		.poll(async () => (await tokensOf(page)).stored)
		.not.toContain("token");
	expect((await tokensOf(page)).cookie).toBeUndefined();
	await page.goto(`${site.origin}/en-US/careers`);
	expect(new URL(page.url()).pathname).toBe("/en-US/login");
});

test("the login form warns about Caps Lock, can show the password, and hides it again while signing in", async () => {
	const { page } = await open("en-US", "/en-US/login");
	const press = (isOn: boolean) =>
		fieldOf(page).evaluate(
			(field, modifierCapsLock) =>
				field.dispatchEvent(
					new KeyboardEvent("keydown", {
						key: "A",
						bubbles: true,
						modifierCapsLock,
					}),
				),
			isOn,
		);
	const hint = page.locator("#password-caps-lock");
	await press(true);
	await expect.poll(() => hint.innerText()).toBe("Caps Lock is on.");
	await press(false);
	await expect.poll(() => hint.innerText()).toBe("");

	const typeOf = () => fieldOf(page).getAttribute("type");
	await fieldOf(page).fill("secret guess");
	await page.getByRole("button", { name: "Show password" }).click();
	expect(await typeOf()).toBe("text");
	await page.getByRole("button", { name: "Hide password" }).click();
	expect(await typeOf()).toBe("password");
	await page.getByRole("button", { name: "Show password" }).click();
	const gate = Promise.withResolvers<void>();
	let requests = 0;
	await page.route("**/api/session", async (route) => {
		requests++;
		await gate.promise;
		await route.continue();
	});
	await fieldOf(page).press("Enter");
	await page.getByRole("button", { name: "Signing in" }).waitFor();
	expect(await typeOf()).toBe("password");
	await fieldOf(page).press("Enter");
	gate.resolve();
	await page.locator("#password-error").waitFor();
	expect(requests).toBe(1);
	await page.setViewportSize(phone);
	await expectSound(page);
});

test("too many wrong passwords show the wait until the next attempt, and a lost connection shows an error", async () => {
	const { page, problems } = await open("en-US", "/en-US/login");
	const error = page.locator("#password-error");
	await page.route("**/api/session", (route) => route.abort());
	await submit(page, "guess");
	await error.filter({ hasText: "No connection" }).waitFor();
	await page.unroute("**/api/session");
	for (let count = 0; count < 5; count++) {
		const answered = page.waitForResponse("**/api/session");
		await submit(page, `guess ${count}`);
		expect((await answered).status()).toBe(401);
		await error.filter({ hasText: "not the staff password" }).waitFor();
	}
	await submit(page, testPassword);
	await error
		.filter({ hasText: "Minutes until you can try again: 15" })
		.waitFor();
	expect((await tokensOf(page)).cookie).toBeUndefined();
	expect(
		problems.filter((text) => isUnexpected(text) && !text.includes("FAILED")),
	).toEqual([]);
});
