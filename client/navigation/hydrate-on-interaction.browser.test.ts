import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { clientErrorsPath } from "../../shared/client-errors.ts";

const site = await sharedSite("production");

/** Holds back a chunk until it is released, and counts requests for it. */
async function holdBack(page: Page, chunk: string) {
	const { promise, resolve: letGo } = Promise.withResolvers<void>();
	const asked: string[] = [];
	await page.route(`**/assets/${chunk}-*.js`, async (route) => {
		asked.push(route.request().url());
		await promise;
		await route.continue();
	});
	return { letGo, asked };
}

test("text typed and submitted before a form hydrates is sent by React afterwards", async () => {
	const { page, problems } = await borrowPage({ locale: "en-US" });
	const scripts = await holdBack(page, "ContactPage");
	await page.goto(`${site.origin}/en-US/contact`);
	await waitForHydration(page);
	expect(scripts.asked).toEqual([]);
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	const form = page.locator("main form:has(textarea)");
	await form.locator("[name=name]").fill("Li Wei");
	await expect.poll(() => scripts.asked.length).toBe(1);
	await form.locator("[name=email]").fill("li.wei@example.com");
	await form.locator("[name=topic]").selectOption({ index: 2 });
	await form.locator("[name=message]").fill("A question");
	await form.locator("[name=consent][type=checkbox]").check();
	const posted = page.waitForRequest(/\/api\/enquiries$/);
	await form.locator(".button-primary").click();
	const shownFor = await page.evaluate(() => performance.now());
	scripts.letGo();
	const sent = (await posted).postDataJSON();
	expect(sent).toMatchObject({
		name: "Li Wei",
		email: "li.wei@example.com",
		message: "A question",
	});
	// Since the document was shown, not since hydration.
	expect(sent.elapsed).toBeGreaterThanOrEqual(Math.floor(shownFor));
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	expect(problems).toEqual([]);
});

test("a filter chosen before a list hydrates narrows it afterwards", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	const scripts = await holdBack(page, "text-pages");
	await page.goto(`${site.origin}/en-US/careers`);
	await waitForHydration(page);
	const rows = page.locator("#open-positions ul li");
	const all = await rows.count();
	const choice = page.getByLabel("Country");
	await choice.selectOption({ label: "Saudi Arabia" });
	await expect.poll(() => scripts.asked.length).toBe(1);
	expect(await rows.count()).toBe(all);
	scripts.letGo();
	await expect.poll(() => rows.count()).toBeLessThan(all);
	expect(await choice.inputValue()).toBe("SA");
});

test("a filter chosen while a list hydrates narrows it", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	await page.goto(`${site.origin}/en-US/careers`);
	await waitForHydration(page);
	const rows = page.locator("#open-positions ul li");
	const all = await rows.count();
	const choice = page.getByLabel("Country");
	await choice.evaluate((select: HTMLSelectElement) => {
		const main = document.getElementById("main");
		if (!main) return;
		// React adds listeners to the content before it renders it.
		const listen = (type: string, listener: () => void, options: boolean) => {
			Reflect.deleteProperty(main, "addEventListener");
			main.addEventListener(type, listener, options);
			queueMicrotask(() => {
				select.value = "SA";
				select.dispatchEvent(new Event("change", { bubbles: true }));
			});
		};
		Object.assign(main, { addEventListener: listen });
		select.focus();
	});
	await expect.poll(() => rows.count()).toBeLessThan(all);
	expect(await choice.inputValue()).toBe("SA");
});

test("a form whose scripts cannot be loaded is posted natively, and the failure is reported", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	await page.route("**/assets/ContactPage-*.js", (route) => route.abort());
	const reported = page.waitForRequest(`**${clientErrorsPath}`);
	await page.goto(`${site.origin}/en-US/contact`);
	await waitForHydration(page);
	const form = page.locator("main form:has(textarea)");
	await form.locator("[name=name]").fill("Li Wei");
	expect((await reported).postDataJSON()).toMatchObject({
		kind: "chunk",
		page: "contact",
		file: expect.stringContaining("ContactPage"),
	});
	const posted = page.waitForRequest(
		(request) => request.method() === "POST" && request.isNavigationRequest(),
	);
	await form.locator(".button-primary").click();
	expect((await posted).postData()).toContain("name=Li+Wei");
});

test("on a page that the browser has translated, what is typed into a form is kept, and the focus", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	const scripts = await holdBack(page, "ContactPage");
	await page.goto(`${site.origin}/en-US/contact`);
	await waitForHydration(page);
	// As browsers do, with other elements.
	await page.locator("main h1").evaluate((heading) => {
		const translation = document.createElement("i");
		translation.append(...heading.childNodes);
		heading.append(translation);
	});
	const form = page.locator("main form:has(textarea)");
	await form.locator("[name=topic]").selectOption({ index: 2 });
	const topic = await form.locator("[name=topic]").inputValue();
	await form.locator("[name=consent][type=checkbox]").check();
	const name = form.locator("[name=name]");
	await name.focus();
	await page.keyboard.type("\u0645\u062d\u0645\u062f");
	await expect.poll(() => scripts.asked.length).toBe(1);
	scripts.letGo();
	await page.locator("main h1 i").waitFor({ state: "detached" });
	await page.keyboard.type(" Ali");
	expect(await name.inputValue()).toBe("\u0645\u062d\u0645\u062f Ali");
	expect(await form.locator("[name=topic]").inputValue()).toBe(topic);
	expect(await form.locator("[name=consent][type=checkbox]").isChecked()).toBe(
		true,
	);
	const drafts = () => page.evaluate(() => JSON.stringify(sessionStorage));
	await expect.poll(drafts).toContain("Ali");
});

test("a form submitted without any touch, as by voice, is posted natively", async () => {
	const { page, problems } = await borrowPage({ locale: "en-US" });
	await page.goto(`${site.origin}/en-US/contact`);
	await waitForHydration(page);
	const posted = page.waitForRequest(
		(request) => request.method() === "POST" && request.isNavigationRequest(),
	);
	await page
		.locator("main form:has(textarea)")
		.evaluate((form: HTMLFormElement) => {
			form.noValidate = true;
			form.requestSubmit();
		});
	expect(new URL((await posted).url()).pathname).toBe("/en-US/contact");
	expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
});

test("a text page loads no scripts of its own and opens the consultation, even if React re-renders the document", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	const scripts = await holdBack(page, "service-pages");
	// As a browser extension may do.
	await page.route(`${site.origin}/en-US/services/global`, async (route) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill({
			response: answer,
			body: html.replace('<a class="skip-link"', '<i></i><a class="skip-link"'),
		});
	});
	await page.goto(`${site.origin}/en-US/services/global`);
	const text = await page.locator("main").innerText();
	await waitForHydration(page);
	await expect.poll(() => page.locator("header i").count()).toBe(0);
	expect(await page.locator("main").innerText()).toBe(text);
	await page.locator("main a[data-consultation]").first().click();
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(
		await page.evaluate(() =>
			document.activeElement?.hasAttribute("data-consultation"),
		),
	).toBe(true);
	expect(scripts.asked).toEqual([]);
});

test("what is typed before React re-renders the document is kept, and the focus", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	const { promise: typed, resolve: letGo } = Promise.withResolvers<void>();
	await page.route(/\/assets\/(?!start-).*\.js$/, async (route) => {
		await typed;
		await route.continue();
	});
	// As a browser extension may do.
	await page.route(`${site.origin}/en-US/contact`, async (route) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill({
			response: answer,
			body: html.replace('<a class="skip-link"', '<i></i><a class="skip-link"'),
		});
	});
	await page.goto(`${site.origin}/en-US/contact`, { waitUntil: "commit" });
	const form = page.locator("main form:has(textarea)");
	await form.locator("[name=consent][type=checkbox]").check();
	const name = form.locator("[name=name]");
	await name.focus();
	await page.keyboard.type("Li");
	letGo();
	await waitForHydration(page);
	expect(await page.locator("header i").count()).toBe(0);
	await page.keyboard.type(" Wei");
	expect(await name.inputValue()).toBe("Li Wei");
	expect(await form.locator("[name=consent][type=checkbox]").isChecked()).toBe(
		true,
	);
});

test("a field left before its form hydrates is validated afterwards", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	const scripts = await holdBack(page, "ContactPage");
	await page.goto(`${site.origin}/en-US/contact`);
	await waitForHydration(page);
	const email = page.locator("main [name=email]");
	await email.fill("nobody");
	await email.press("Tab");
	await expect.poll(() => scripts.asked.length).toBe(1);
	scripts.letGo();
	await page.locator("main [name=email][aria-invalid=true]").waitFor();
});

test("a form that the server returns after a native post is saved as a draft without any interaction", async () => {
	const { page } = await borrowPage();
	await page.goto(`${site.origin}/en-US/contact`);
	await page.evaluate(() => {
		const name = document.querySelector<HTMLInputElement>("main [name=name]");
		if (!name?.form) throw new Error("no form");
		name.value = "Ada";
		// Nobody hears of it.
		name.form.submit();
	});
	await page.waitForFunction(() =>
		Object.values(sessionStorage).some((draft) => draft.includes("Ada")),
	);
});
