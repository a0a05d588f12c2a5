import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

test.each(["/services", "/en-US/services"])(
	"%s compares the offered hiring models in columns below their names, each model's name above its line, and folds the others",
	async (path) => {
		const { page } = await borrowPage({
			javaScriptEnabled: false,
			viewport: { width: 1440, height: 900 },
		});
		await page.goto(site.origin + path);
		const sheet = page.locator("#models table").first();
		const rows = await sheet.locator("tr").evaluateAll((rows) =>
			rows.map((row) =>
				[...row.children].map((cell) => {
					const { left, top, width } = cell.getBoundingClientRect();
					return { left, top, width };
				}),
			),
		);
		const [names, ...models] = rows;
		expect(models).toHaveLength(3);
		const [name, , ...others] = names ?? [];
		const lefts = [name, ...others].map((cell) => cell?.left);
		for (const [model, line, ...cells] of models) {
			expect([model, ...cells].map((cell) => cell?.left)).toEqual(lefts);
			expect(line?.left).toBe(model?.left);
			expect(line?.top).toBeGreaterThan(model?.top ?? 0);
			for (const { width } of cells) expect(width).toBeGreaterThan(150);
		}
		// On phones a cell is a grid, and each of its parts would be a cell of its own.
		const parts = await sheet
			.locator("td[data-column]")
			.evaluateAll((cells) => cells.map((cell) => cell.childNodes.length));
		expect(new Set(parts)).toEqual(new Set([1]));
		const fold = page.locator("#models details", { hasText: "RPO" });
		const rpo = fold.locator("tr").last();
		expect(await rpo.isVisible()).toBe(false);
		await fold.locator("summary").click();
		await rpo.waitFor();
	},
);

test.each([390, 1440])(
	"at %i pixels, the services' bars are on one scale, each below its name and weeks",
	async (width) => {
		const { page } = await borrowPage({
			javaScriptEnabled: false,
			viewport: { width, height: 900 },
		});
		await page.goto(`${site.origin}/en-US/services`);
		const rows = await page
			.locator("main section:not(#models) tbody tr:has(svg)")
			.evaluateAll((rows) =>
				rows.map((row) => {
					const [name, , weeks] = [...row.children].map((cell) =>
						cell.getBoundingClientRect(),
					);
					const bar = row.querySelector("svg")?.getBoundingClientRect();
					return {
						width: Math.round(bar?.width ?? 0),
						isBelow:
							(bar?.top ?? 0) >=
							Math.max(name?.bottom ?? 9999, weeks?.bottom ?? 9999),
					};
				}),
			);
		expect(rows.length).toBeGreaterThan(12);
		for (const row of rows)
			expect(row).toEqual({ width: rows[0]?.width, isBelow: true });
	},
);
