import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { Theme } from "../../shared/themes.ts";

/** The rules whose outcome colors decide. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe-core finds on the page, or within an element: a line each.
 *
 * @param about `colors` looks for nothing else, in a third of the time.
 */
export async function listAxeFaults(
	page: Page,
	{ within, about }: { within?: string; about?: "colors" } = {},
): Promise<string[]> {
	// No page has frames, so no second page has to be opened to put results together.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({
		resultTypes: ["violations"],
		// It would fetch all styles anew each time, for one rule: no style asks how a screen is held
		// (scripts/build/old-stylesheet.test.ts).
		preload: false,
		...(about && { runOnly: colorRules }),
	});
	if (within) axe.include(within);
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html }) => `${id}: ${html}`),
	);
}

/** Shows the page in other colors, as choosing them does, and waits until it has them. */
export async function putOn(page: Page, theme: Required<Theme>): Promise<void> {
	await page.evaluate(async ({ name, mode }) => {
		const { dataset, classList } = document.documentElement;
		dataset.theme = name;
		classList.remove("light", "dark");
		classList.add(mode);
		// Colors of buttons change little by little.
		await Promise.all(document.getAnimations().map(({ finished }) => finished));
	}, theme);
}
