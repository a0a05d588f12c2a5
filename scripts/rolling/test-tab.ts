import type { Page } from "playwright-core";
import { borrowPage, waitForHydration } from "../test/test-browser.ts";

/** Opens a tab without prefetching, and records its requests. */
export async function openTab(origin: string) {
	const { page, problems } = await borrowPage();
	const documents: string[] = [];
	const statuses = new Map<string, number>();
	page.on("request", (request) => {
		if (request.isNavigationRequest())
			documents.push(new URL(request.url()).pathname);
	});
	page.on("response", (response) => {
		statuses.set(new URL(response.url()).pathname, response.status());
	});
	// The last request after the first view.
	const settled = page.waitForResponse(/client\.json/);
	await page.goto(`${origin}/en-US/about`);
	await waitForHydration(page);
	await settled;
	documents.length = 0;
	statuses.clear();
	return { page, problems, documents, statuses };
}

/** Clicks a link that the page does not have. */
export function follow(page: Page, href: string): Promise<void> {
	return page.evaluate((target) => {
		const link = document.createElement("a");
		link.href = target;
		document.body.append(link);
		link.click();
	}, href);
}
