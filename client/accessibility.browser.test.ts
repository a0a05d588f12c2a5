import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listAxeFaults, putOn } from "../scripts/test/test-axe.ts";
import { borrowPage, waitForHydration } from "../scripts/test/test-browser.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";
import {
	type Locale,
	localeCodes,
	localizePath,
	unprefixedLocale,
} from "../shared/locales.ts";
import {
	defaultTheme,
	formatTheme,
	modes,
	type Theme,
	themes,
} from "../shared/themes.ts";
import { listViewFaults } from "./test-view-faults.ts";

const site = await sharedSite("production");

/** One page per template. `npm run audit` covers all pages and each template in every theme. */
const templates = [
	"/",
	"/about",
	"/services",
	"/services/hr-consulting",
	"/services/hr-consulting/our-approach",
	"/industries",
	"/industries/oil-gas/key-roles-we-fill",
	"/solutions/payroll",
	"/contact",
	"/login?code=401",
];

const defaultLook = { ...defaultTheme, mode: "light" } as const;
const looks = themes.flatMap((name) => modes.map((mode) => ({ name, mode })));

interface View {
	readonly path: string;
	readonly locale: Locale;
	readonly look: Required<Theme>;
}

/** Distributes languages and themes over the pages so that each occurs. */
const views: readonly View[] = templates.map((path, row) => ({
	path,
	locale: localeCodes[(row >> 1) % localeCodes.length] ?? unprefixedLocale,
	look: looks[row % looks.length] ?? defaultLook,
}));

const phone = {
	viewport: { width: 390, height: 800 },
	reducedMotion: "reduce",
} as const;

async function show(page: Page, { path, locale, look }: View): Promise<void> {
	// Undoes the viewport and media settings of the previous page.
	await page.setViewportSize(phone.viewport);
	await page.emulateMedia({ media: null, forcedColors: null });
	await page.context().addCookies([
		{ name: "theme", value: formatTheme(look), url: site.origin },
		{ name: "locale", value: locale, url: site.origin },
	]);
	const [pathname = "", search = ""] = path.split(/(?=\?)/);
	await page.goto(site.origin + localizePath(pathname, locale) + search);
	await waitForHydration(page);
	const root = page.locator(`html[data-theme=${look.name}].${look.mode}`);
	expect(await root.count(), path).toBe(1);
}

test.each(localeCodes)(
	"templates rendered in %s have no accessibility faults",
	async (locale) => {
		// All pages in the same window, which has the scripts cached.
		const { page, problems } = await borrowPage(phone);
		for (const view of views.filter((view) => view.locale === locale)) {
			await show(page, view);
			const name = `${view.path}, ${formatTheme(view.look)}`;
			expect(await listAxeFaults(page), name).toEqual([]);
			expect(await listViewFaults(page), name).toEqual([]);
			expect(problems, name).toEqual([]);
		}
	},
);

test("the colors of the home page have enough contrast in every theme and mode", async () => {
	const { page } = await borrowPage(phone);
	await show(page, { path: "/", locale: unprefixedLocale, look: defaultLook });
	for (const look of looks) {
		await putOn(page, look);
		const faults = await listAxeFaults(page, { about: "colors" });
		expect(faults, formatTheme(look)).toEqual([]);
	}
});

test.each(localeCodes)(
	"the error page has no accessibility faults in %s",
	async (locale) => {
		const { page } = await borrowPage();
		await page.goto(site.origin + localizePath("/nope", locale));
		await page.getByRole("status").locator("..").getByRole("button").click();
		expect(await listAxeFaults(page)).toEqual([]);
		expect(await listViewFaults(page)).toEqual([]);
	},
);
