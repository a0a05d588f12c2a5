import { expect, test } from "vitest";
import { listAxeFaults, putOn } from "../scripts/test/test-axe.ts";
import { openPage, waitForHydration } from "../scripts/test/test-browser.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";
import {
	localeCodes,
	localizePath,
	unprefixedLocale,
} from "../shared/locales.ts";
import { defaultTheme, formatTheme, modes, themes } from "../shared/themes.ts";
import { listViewFaults } from "./test-view-faults.ts";

const site = await sharedSite("production");

/** One page of every template. The audit sees all pages, and each template in every look. */
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

const defaultLook = { ...defaultTheme, mode: "light" } as const;
const looks = themes.flatMap((name) => modes.map((mode) => ({ name, mode })));

/** Looks are dealt out to the pages, so that all of them occur. */
const cases = templates.flatMap((path, row) =>
	localeCodes.map((locale, column) => {
		const look = looks[(row * localeCodes.length + column) % looks.length];
		return { path, locale, look: look ?? defaultLook };
	}),
);

async function open({ path, locale, look }: (typeof cases)[number]) {
	const { page, problems } = await openPage({
		viewport: { width: 390, height: 800 },
		reducedMotion: "reduce",
	});
	await page.context().addCookies([
		{ name: "theme", value: formatTheme(look), url: site.origin },
		{ name: "locale", value: locale, url: site.origin },
	]);
	const [pathname = "", search = ""] = path.split(/(?=\?)/);
	await page.goto(site.origin + localizePath(pathname, locale) + search);
	await waitForHydration(page);
	const root = page.locator(`html[data-theme=${look.name}].${look.mode}`);
	expect(await root.count()).toBe(1);
	return { page, problems };
}

test.each(cases)(
	"$path has no accessibility fault in $locale, in $look.name, $look.mode",
	async (view) => {
		const { page, problems } = await open(view);
		expect(await listAxeFaults(page)).toEqual([]);
		expect(await listViewFaults(page)).toEqual([]);
		expect(problems).toEqual([]);
	},
);

test.each(["/", "/contact"])(
	"the colors of %s have enough contrast in every theme and mode",
	async (path) => {
		const locale = unprefixedLocale;
		const { page } = await open({ path, locale, look: defaultLook });
		for (const look of looks) {
			await putOn(page, look);
			const faults = await listAxeFaults(page, { about: "colors" });
			expect(faults, formatTheme(look)).toEqual([]);
		}
	},
);

test.each(localeCodes)(
	"the error page has no accessibility fault in %s",
	async (locale) => {
		const { page } = await openPage();
		await page.goto(site.origin + localizePath("/nope", locale));
		await page.getByRole("status").locator("..").getByRole("button").click();
		expect(await listAxeFaults(page)).toEqual([]);
		expect(await listViewFaults(page)).toEqual([]);
	},
);
