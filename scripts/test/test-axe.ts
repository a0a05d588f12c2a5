import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { Theme } from "../../shared/themes.ts";

/** Runs axe-core on the page, or within an element. */
export async function findViolations(
	page: Page,
	{ within }: { within?: string } = {},
) {
	// Pages have no frames, so legacy mode suffices, which opens no second page to combine results.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({
		resultTypes: ["violations"],
		// Preloading would fetch all styles again for a single rule, about screen orientation, which no
		// style uses (scripts/build/old-stylesheet.test.ts).
		preload: false,
	});
	if (within) axe.include(within);
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, target }) => ({ id, html, target })),
	);
}

/** The same, one line per fault. */
export async function listAxeFaults(
	...where: Parameters<typeof findViolations>
): Promise<string[]> {
	const violations = await findViolations(...where);
	return violations.map(({ id, html }) => `${id}: ${html}`);
}

/** Changes the page's theme as visitors can, and waits until its colors have changed. */
export async function putOn(page: Page, theme: Required<Theme>): Promise<void> {
	await page.evaluate(async ({ name, mode }) => {
		const { dataset, classList } = document.documentElement;
		dataset.theme = name;
		classList.remove("light", "dark");
		classList.add(mode);
		// Buttons change their colors with a transition.
		await Promise.all(document.getAnimations().map(({ finished }) => finished));
	}, theme);
}
