import { expect, test } from "vitest";
import {
	goOffline,
	openPage,
	waitForHydration,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

test("popups of every kind, including their stacking ancestors, have a z-index of at least 2000", async () => {
	const { page } = await openPage({
		locale: "en-US",
		viewport: { width: 1440, height: 900 },
	});
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	/** The lowest z-index of an element and its ancestors. */
	const layerOf = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const layers: number[] = [];
				for (let at: Element | null = element; at; at = at.parentElement) {
					const { zIndex, position } = getComputedStyle(at);
					const isContext = at === element || /fixed|sticky/.test(position);
					if (zIndex !== "auto") layers.push(Number(zIndex));
					else if (isContext) layers.push(0);
				}
				return Math.min(...layers);
			});
	const popups = {
		"skip link": ".skip-link",
		"menu panel": "header nav ul ul",
		suggestions: "[role=listbox]",
		notice: "[role=alert]",
		dialog: "dialog",
	};
	await page.locator("header input[name=q]").pressSequentially("gratuity");
	await page.getByRole("option").first().waitFor();
	const layers = [
		await layerOf(popups["skip link"]),
		await layerOf(popups["menu panel"]),
		await layerOf(popups.suggestions),
	];
	await goOffline(page);
	await page.locator('footer a[href="/en-US/careers"]').first().click();
	await page.locator(popups.notice).waitFor();
	layers.push(await layerOf(popups.notice));
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Dismiss" }).click();
	await page.getByRole("button", { name: /theme|colors/i }).click();
	await page.locator(popups.dialog).waitFor();
	layers.push(await layerOf(popups.dialog));
	expect(Math.min(...layers)).toBeGreaterThanOrEqual(2000);
	expect(layers).toHaveLength(5);
});
