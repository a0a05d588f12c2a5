import { expect, test } from "vitest";
import { listAxeFaults, putOn } from "../scripts/test/test-axe.ts";
import { openPage, waitForHydration } from "../scripts/test/test-browser.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";
import { localeCodes, localizePath } from "../shared/locales.ts";
import { formatTheme, modes, themes } from "../shared/themes.ts";

const site = await sharedSite("production");

/** One page of every template. The audit sees all pages, in more windows. */
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

const looks = themes.flatMap((name) => modes.map((mode) => ({ name, mode })));

/** Every template in every theme and mode, each in one of the languages, by turns. */
const cases = templates.flatMap((path, row) =>
	localeCodes.map((locale, column) => ({
		path,
		locale,
		looks: looks.filter(
			(_, index) => (row + index) % localeCodes.length === column,
		),
	})),
);

test.each(cases)(
	"$path has no accessibility fault in $locale, whatever its colors",
	async ({ path, locale, looks: [first, ...others] }) => {
		if (!first) throw new Error("no look");
		const { page, problems } = await openPage({
			viewport: { width: 390, height: 800 },
			reducedMotion: "reduce",
		});
		await page.context().addCookies([
			{ name: "theme", value: formatTheme(first), url: site.origin },
			{ name: "locale", value: locale, url: site.origin },
		]);
		const [pathname = "", search = ""] = path.split(/(?=\?)/);
		await page.goto(site.origin + localizePath(pathname, locale) + search);
		await waitForHydration(page);
		const root = page.locator(`html[data-theme=${first.name}].${first.mode}`);
		expect(await root.count()).toBe(1);
		expect(await listAxeFaults(page)).toEqual([]);
		for (const look of others) {
			await putOn(page, look);
			const faults = await listAxeFaults(page, { about: "colors" });
			expect(faults, formatTheme(look)).toEqual([]);
		}
		expect(problems).toEqual([]);
	},
);

test.each(localeCodes)(
	"the error page has no accessibility fault in %s",
	async (locale) => {
		const { page } = await openPage();
		await page.goto(site.origin + localizePath("/nope", locale));
		expect(await listAxeFaults(page)).toEqual([]);
	},
);
