import { afterAll, expect, test } from "vitest";
import {
	launchBrowser,
	waitForHydration,
	watchProblems,
} from "../scripts/test/test-browser.ts";
import { testBuild } from "../scripts/test/test-build.ts";
import { startSite } from "../scripts/test/test-site.ts";
import { listAddresses } from "../shared/pages/page-paths.ts";

const [browser, site] = await Promise.all([
	launchBrowser(),
	startSite(await testBuild("development"), { LOG_LEVEL: "info" }),
]);
afterAll(() => Promise.all([browser.close(), site.stop()]));

const tabs = 3;

test("every page hydrates in both languages without a word on the console", {
	timeout: 600_000,
}, async () => {
	const addresses = listAddresses().map(({ href, locale }) => ({
		href,
		locale,
	}));
	const problems: string[] = [];
	const visited: string[] = [];
	await Promise.all(
		Array.from({ length: tabs }, async () => {
			const context = await browser.newContext();
			const page = await context.newPage();
			const found = watchProblems(page);
			for (let next = addresses.pop(); next; next = addresses.pop()) {
				const { href, locale } = next;
				await context.addCookies([
					{ name: "locale", value: locale, url: site.origin },
				]);
				await page.goto(site.origin + href);
				await waitForHydration(page);
				visited.push(href);
				problems.push(...found.splice(0).map((text) => `${href} ${text}`));
			}
			await context.close();
		}),
	);
	expect(problems).toEqual([]);
	expect(visited).toHaveLength(listAddresses().length);
});
