import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, expect, inject, test } from "vitest";
import {
	launchBrowser,
	openPage,
	waitForHydration,
} from "../scripts/test-browser.ts";
import { startSite } from "../scripts/test-site.ts";
import { localeCodes, localizePath } from "../shared/locales.ts";

const [browser, site] = await Promise.all([
	launchBrowser(),
	startSite(inject("builds").production),
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
	(["light", "dark"] as const).map((mode) => ({ locale, mode })),
);

test.each(cases)(
	"no template has an accessibility fault in $locale, $mode",
	async ({ locale, mode }) => {
		const { page, problems } = await openPage(browser, {
			viewport: { width: 390, height: 800 },
		});
		await page.context().addCookies([
			{ name: "theme", value: `blueWhite.${mode}`, url: site.origin },
			{ name: "locale", value: locale, url: site.origin },
		]);
		const faults: string[] = [];
		for (const path of templates) {
			const [pathname = "", search] = path.split("?");
			const address =
				localizePath(pathname, locale) + (search ? `?${search}` : "");
			await page.goto(site.origin + address);
			await waitForHydration(page);
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

test.each(["blackGold", "blueWhite", "darkGreen", "darkRed", "earthYellow"])(
	"the theme %s is readable in both modes",
	async (theme) => {
		const { page } = await openPage(browser);
		const faults: string[] = [];
		for (const mode of ["light", "dark"]) {
			await page
				.context()
				.addCookies([
					{ name: "theme", value: `${theme}.${mode}`, url: site.origin },
				]);
			for (const path of [
				"/en-US",
				"/en-US/services",
				"/en-US/contact",
				"/en-US/nope",
			]) {
				await page.goto(site.origin + path);
				expect(await page.locator("html").getAttribute("data-theme")).toBe(
					theme,
				);
				const { violations } = await new AxeBuilder({ page })
					.withRules(["color-contrast"])
					.analyze();
				faults.push(
					...violations.flatMap(({ nodes }) =>
						nodes.map((node) => `${path} ${mode}: ${node.html.slice(0, 120)}`),
					),
				);
			}
		}
		expect(faults).toEqual([]);
	},
);
