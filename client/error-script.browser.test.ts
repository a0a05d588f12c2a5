import { expect, test } from "vitest";
import {
	borrowPage,
	openPage,
	stopClock,
	waitForHydration,
} from "../scripts/test/test-browser.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";
import { localeCodes, locales } from "../shared/locales.ts";
import { menu } from "../shared/pages/menu.ts";

const site = await sharedSite("production");

/** Opens a missing page with a stopped clock. */
async function openMissing(path: string) {
	const { page } = await openPage();
	await page.goto(`${site.origin}/en-US/about`);
	await stopClock(page);
	await page.goto(site.origin + path);
	await page.locator("[data-countdown]").waitFor();
	const seconds = () => page.locator("[data-seconds]").textContent();
	return { page, seconds };
}

test("the countdown ticks from eight and then opens the home page in the page's language", async () => {
	const { page, seconds } = await openMissing("/en-US/nope");
	expect(await seconds()).toBe("8");
	for (const left of ["7", "6", "5", "4", "3", "2", "1"]) {
		await page.clock.runFor(1000);
		expect(await seconds()).toBe(left);
	}
	await page.clock.runFor(1000);
	await page.waitForURL(`${site.origin}/en-US`);
	await waitForHydration(page);
	await page.goBack();
	await page.waitForURL(`${site.origin}/en-US/about`);
});

test("on a Chinese page, the countdown leads to the Chinese home page even if the browser prefers English", async () => {
	const { page } = await openPage({ locale: "en-US" });
	await page.goto(`${site.origin}/about`);
	await stopClock(page);
	await page.goto(`${site.origin}/nope`);
	await page.locator("[data-countdown]").waitFor();
	await page.clock.runFor(8000);
	await page.waitForURL(`${site.origin}/`);
	await page.locator("html[lang=zh-CN]").waitFor({ state: "attached" });
});

test("navigating back to a missing page does not restart the countdown", async () => {
	// With the real clock: a fake one would hide the navigation timing that reveals a return.
	const { page } = await borrowPage();
	await page.goto(`${site.origin}/en-US/nope`);
	await page.getByRole("link", { name: "Contact us" }).click();
	await page.waitForURL(`${site.origin}/en-US/contact`);
	await page.goBack();
	await page.getByText("You stay on this page.").waitFor();
	expect(await page.getByRole("button", { name: "Stay here" }).count()).toBe(0);
	expect(new URL(page.url()).pathname).toBe("/en-US/nope");
});

// A slow next page comes after the countdown would have ended, and a page may be restored from the
// back/forward cache. Playwright cannot advance the clock while a page is being left.
test("a visitor who clicks a link, sends a form, starts to leave or has left stops the countdown", async () => {
	const { page } = await openMissing("/en-US/nope");
	for (const type of ["click", "submit", "beforeunload", "pagehide"]) {
		await page.goto(`${site.origin}/en-US/nope?${type}`);
		await page.locator("[data-countdown]").waitFor();
		await page.clock.runFor(2000);
		await page.evaluate((event) => {
			const link = document.querySelector("main a");
			link?.dispatchEvent(new Event(event, { bubbles: true }));
		}, type);
		await page.clock.runFor(20_000);
		expect(await page.getByRole("status").textContent(), type).toBe(
			"You stay on this page.",
		);
		expect(new URL(page.url()).pathname).toBe("/en-US/nope");
	}
});

test.each(localeCodes)(
	"in the narrowest window that shows it, a missing page's menu has its names on one line in %s",
	async (locale) => {
		const { page } = await borrowPage({
			viewport: { width: 1024, height: 640 },
			javaScriptEnabled: false,
		});
		await page.goto(`${site.origin}${locales[locale].prefix}/nope`);
		const lines = await page.locator("header nav a").evaluateAll((links) =>
			links.map((link) => {
				const text = document.createRange();
				text.selectNodeContents(link);
				const tops = [...text.getClientRects()].map(({ top }) => top);
				return new Set(tops).size;
			}),
		);
		expect(lines).toEqual(menu.map(() => 1));
	},
);

test("the countdown is not printed and can be stopped; screen readers announce it twice, and that it was stopped", async () => {
	const { page, seconds } = await openMissing("/en-US/nope");
	const countdown = page.locator("[data-countdown]");
	await page.emulateMedia({ media: "print" });
	expect(await countdown.isVisible()).toBe(false);
	expect(await page.locator("h1").isVisible()).toBe(true);
	await page.emulateMedia({ media: "screen" });
	expect(await countdown.isVisible()).toBe(true);
	const status = page.getByRole("status");
	const spoken: (string | null)[] = [];
	await page.clock.runFor(0);
	for (let tick = 0; tick < 7; tick++) {
		if ((await status.getAttribute("aria-live")) === "polite")
			spoken.push(await seconds());
		await page.clock.runFor(1000);
	}
	expect(spoken).toEqual(["8", "3"]);
	expect(await status.getAttribute("aria-atomic")).toBe("true");
	await page.getByRole("button", { name: "Stay here" }).focus();
	await page.keyboard.press("Enter");
	expect(await status.getAttribute("aria-live")).toBe("polite");
	expect(
		await page.evaluate(() => document.activeElement?.getAttribute("role")),
	).toBe("status");
	await page.clock.runFor(20_000);
	expect(await status.textContent()).toBe("You stay on this page.");
	expect(new URL(page.url()).pathname).toBe("/en-US/nope");
});
