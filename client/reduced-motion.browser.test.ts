import { afterAll, expect, test } from "vitest";
import { openPage, waitForHydration } from "../scripts/test/test-browser.ts";
import { testBuild } from "../scripts/test/test-build.ts";
import { startSite } from "../scripts/test/test-site.ts";
import { testPassword, testPasswordHash } from "../server/session/test-hash.ts";
import { defaultLocale, localeCodes, localizePath } from "../shared/locales.ts";
import { pages } from "../shared/pages/page-paths.ts";
import { routes } from "../shared/routes.ts";
import { listMotion } from "./test-view-faults.ts";

const site = await startSite(await testBuild("production"), {
	STAFF_PASSWORD_HASH: testPasswordHash,
});
afterAll(() => site.stop());

/** One page of every row of the route table, and the two that no row has. */
const templates = [
	...new Map(pages.map(({ id, path }) => [id, path])).values(),
	`/login/invite/${"x".repeat(43)}`,
	"/nowhere",
];

test("every row of the route table has a page here", () => {
	expect(templates).toHaveLength(Object.keys(routes).length + 1);
});

test("nothing moves in any template where less motion is wanted", async () => {
	const { page } = await openPage({ reducedMotion: "reduce" });
	const signIn = await page.request.post(`${site.origin}/api/session`, {
		data: { password: testPassword },
		headers: { Origin: site.origin },
	});
	expect(signIn.status()).toBe(200);
	const moving: Record<string, string[]> = {};
	for (const [row, path] of templates.entries()) {
		// Styles are the same in all languages, so that a template is seen in one.
		const locale = localeCodes[row % localeCodes.length] ?? defaultLocale;
		const href = site.origin + localizePath(path, locale);
		await page.goto(href, { waitUntil: "commit" });
		await waitForHydration(page);
		const faults = await page.evaluate(listMotion);
		if (faults.length > 0) moving[path] = faults;
	}
	expect(moving).toEqual({});
});
