import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, expect, test } from "vitest";
import {
	launchBrowser,
	openPage,
	waitForHydration,
} from "../scripts/test/test-browser.ts";
import { testBuild } from "../scripts/test/test-build.ts";
import { startSite } from "../scripts/test/test-site.ts";
import { localeCodes, localizePath } from "../shared/locales.ts";
import { themes } from "../shared/themes.ts";

const [browser, site] = await Promise.all([
	launchBrowser(),
	startSite(await testBuild("production")),
]);
afterAll(() => Promise.all([browser.close(), site.stop()]));

/** One page of every template. */
const templates = [
	"/",
	"/about",
	"/services",
	"/services/hr-consulting",
	"/services/hr-consulting/our-approach",
	"/industries",
	"/industries/oil-gas/key-roles-we-fill",
	"/contact",
	"/login?code=401",
];

const cases = localeCodes.flatMap((locale) =>
	themes.flatMap((theme) =>
		(["light", "dark"] as const).map((mode) => ({ locale, theme, mode })),
	),
);

test.each(cases)(
	"no template has an accessibility fault in $locale, $theme, $mode",
	async ({ locale, theme, mode }) => {
		const { page, problems } = await openPage(browser, {
			viewport: { width: 390, height: 800 },
		});
		await page.context().addCookies([
			{ name: "theme", value: `${theme}.${mode}`, url: site.origin },
			{ name: "locale", value: locale, url: site.origin },
		]);
		const faults: string[] = [];
		for (const path of templates) {
			const [pathname = "", search] = path.split("?");
			const address =
				localizePath(pathname, locale) + (search ? `?${search}` : "");
			await page.goto(site.origin + address);
			await waitForHydration(page);
			const root = page.locator(`html[data-theme=${theme}].${mode}`);
			expect(await root.count()).toBe(1);
			const { violations } = await new AxeBuilder({ page }).analyze();
			faults.push(
				...violations.map(
					({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`,
				),
			);
		}
		expect(faults).toEqual([]);
		expect(problems).toEqual([]);
	},
);

test.each(localeCodes)(
	"the error page has no accessibility fault in %s",
	async (locale) => {
		const { page } = await openPage(browser);
		await page.goto(site.origin + localizePath("/nope", locale));
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id }) => id)).toEqual([]);
	},
);
