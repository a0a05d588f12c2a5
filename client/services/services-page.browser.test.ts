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
		const fold = page.locator("#models details", { hasText: "RPO" });
		const rpo = fold.locator("tr").last();
		expect(await rpo.isVisible()).toBe(false);
		await fold.locator("summary").click();
		await rpo.waitFor();
	},
);

test("a plan of two steps stands below its service's text, a drawn one across the page", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 1440, height: 900 },
	});
	await page.goto(`${site.origin}/en-US/services`);
	const widthOf = async (selector: string) =>
		(await page.locator(selector).boundingBox())?.width ?? 0;
	expect(await widthOf("#temporary-recruitment > details")).toBe(
		await widthOf("#temporary-recruitment > :first-child"),
	);
	expect(await widthOf("#bulk-hiring > details")).toBe(1280);
});
