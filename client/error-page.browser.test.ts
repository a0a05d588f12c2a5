import { afterAll, expect, inject, test } from "vitest";
import { launchBrowser, openPage } from "../scripts/test-browser.ts";
import { startSite } from "../scripts/test-site.ts";

const [browser, site] = await Promise.all([
	launchBrowser(),
	startSite(inject("builds").production),
]);
afterAll(() => Promise.all([browser.close(), site.stop()]));

/** Opens a missing page with its clock in the test's hands. */
async function openMissing(path: string) {
	const { page } = await openPage(browser);
	await page.goto(`${site.origin}/en-US/about`);
	await page.clock.install();
	await page.goto(site.origin + path);
	await page.locator("[data-countdown]").waitFor();
	const seconds = () => page.locator("[data-seconds]").textContent();
	return { page, seconds };
}

test("the countdown ticks from eight and goes home in the page's language", async () => {
	const { page, seconds } = await openMissing("/en-US/nope");
	expect(await seconds()).toBe("8");
	for (const left of ["7", "6", "5", "4", "3", "2", "1"]) {
		await page.clock.runFor(1000);
		expect(await seconds()).toBe(left);
	}
	await page.clock.runFor(1000);
	await page.waitForURL(`${site.origin}/en-US`);
	await page.goBack();
	expect(new URL(page.url()).pathname).toBe("/en-US/about");
});

test("it can be stopped", async () => {
	const { page } = await openMissing("/nope");
	await page.clock.runFor(2000);
	await page.getByRole("button", { name: "留在本页" }).click();
	await page.clock.runFor(20_000);
	expect(await page.getByRole("status").textContent()).toBe("您将留在本页。");
	expect(new URL(page.url()).pathname).toBe("/nope");
});
