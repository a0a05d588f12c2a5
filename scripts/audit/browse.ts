import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { localeCookie, unprefixedLocale } from "../../shared/locales.ts";
import { formatTheme, type Theme, themeCookie } from "../../shared/themes.ts";
import { waitForHydration, watchProblems } from "../test/test-browser.ts";
import type { AuditPage, AuditSite, Fault } from "./types.ts";

export interface View extends BrowserContextOptions {
	readonly theme?: Theme;
}

/** A small machine has two processors. */
const workers = 2;

/**
 * Opens pages in a browser, several at a time, and collects each page's faults and the errors that
 * it reports itself.
 */
export async function browse<Item extends { readonly page: AuditPage }>(
	site: AuditSite,
	items: readonly Item[],
	viewOf: (item: Item) => View,
	judge: (page: Page, item: Item) => Promise<readonly string[]>,
): Promise<Fault[]> {
	const browser = await site.browser();
	const faults: Fault[] = [];
	const queue = items.values();
	const work = async (): Promise<void> => {
		for (const item of queue) {
			const { path } = item.page;
			const messages = await show(
				browser,
				site.origin,
				item.page,
				viewOf(item),
				(page) => judge(page, item),
			).catch((error: unknown) => [String(error)]);
			faults.push(...messages.map((message) => ({ path, message })));
		}
	};
	await Promise.all(Array.from({ length: workers }, work));
	return faults;
}

async function show(
	browser: Browser,
	origin: string,
	{ path, template }: AuditPage,
	{ theme, ...options }: View,
	judge: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
	await using context = await browser.newContext({
		reducedMotion: "reduce",
		...options,
	});
	await context.addCookies([
		// Without the cookie, the root would redirect to another language.
		{ name: localeCookie, value: unprefixedLocale, url: origin },
		...(theme
			? [{ name: themeCookie, value: formatTheme(theme), url: origin }]
			: []),
	]);
	const page = await context.newPage();
	const problems = watchProblems(page);
	await page.goto(origin + path);
	if (template !== "not found") await waitForHydration(page);
	const messages = await judge(page);
	return [
		...messages,
		...problems.filter((problem) => !isOwnStatus(problem, template)),
	];
}

/** Browsers report the error status of a document as a console error. */
function isOwnStatus(problem: string, template: string): boolean {
	return template === "not found" && problem.includes("404");
}
