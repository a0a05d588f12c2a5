import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { drawnSections } from "./drawn-sections.ts";

const site = await sharedSite("production");
/** The middles of a drawing's columns, as shares of its width. */
const columns = [44, 132, 220, 308].map((x) => x / 352);
/** The middles of a line's circles, as shares of its width. */
const circles = [44, 80, 116, 152].map((x) => x / 200);

interface Named {
	/** Start and end of each name, as shares of the drawing's width. */
	readonly names: readonly (readonly [number, number])[];
	/** How many columns the names have. */
	readonly columns: number;
}

/** Measures names below or above drawings. Runs in the browser. */
function measure(
	lists: readonly Element[],
	drawings: string,
): readonly Named[] {
	const spanOf = (text: Element) => {
		const range = document.createRange();
		range.selectNodeContents(text);
		const boxes = [...range.getClientRects()];
		return [
			Math.min(...boxes.map(({ left }) => left)),
			Math.max(...boxes.map(({ right }) => right)),
		];
	};
	const all = [...document.querySelectorAll(drawings)];
	return lists
		.filter((list) => list.checkVisibility())
		.map((list) => {
			const own = list.closest("figure, td, li, div:has(> h3)");
			const drawing = own?.querySelector(drawings) ?? all[0];
			const { left, width } = (drawing ?? list).getBoundingClientRect();
			return {
				names: [
					...list.querySelectorAll(
						list.querySelector("strong") ? "strong" : "li",
					),
				].map((name) => {
					const [from = 0, to = 0] = spanOf(name);
					return [(from - left) / width, (to - left) / width] as const;
				}),
				columns: getComputedStyle(list).gridTemplateColumns.split(" ").length,
			};
		});
}

function expectAt(
	middles: readonly number[],
	{ names }: Named,
	place: string,
): void {
	for (const [index, [from, to]] of names.entries()) {
		const middle = middles[index] ?? 0;
		expect(Math.abs((from + to) / 2 - middle), place).toBeLessThan(0.01);
		expect(from, place).toBeGreaterThan(names[index - 1]?.[1] ?? -0.01);
	}
	expect(names, place).toHaveLength(4);
}

/** Removes all other blocks of a page, whose layout at each width would take most of the time. */
async function keepOnly(page: Page, blocks: string): Promise<void> {
	await page.locator("body *").evaluateAll((all, kept) => {
		for (const element of all)
			if (!element.closest(kept) && !element.querySelector(kept))
				element.remove();
	}, blocks);
}

test.each(Object.keys(drawnSections))(
	"the names below the drawing of %s stand in its columns or, where they do not fit, are a list",
	async (service) => {
		const { page } = await borrowPage({ javaScriptEnabled: false });
		for (const path of [`/services/${service}`, `/en-US/services/${service}`]) {
			await page.goto(site.origin + path);
			await keepOnly(page, "main > header");
			for (const width of [320, 390, 768, 960, 1024, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				const place = `${path} at ${width} px`;
				const [named] = await page
					.locator("main header figure ol")
					.evaluateAll(measure, "figure svg");
				if (!named) throw new Error(`no names on ${place}`);
				expect(named.columns, place).toBe(width === 320 ? 1 : 4);
				if (named.columns === 4) expectAt(columns, named, place);
			}
		}
	},
);

test.each(["/services", "/en-US/services"])(
	"on %s, the names of a line's parts stand at its circles",
	async (path) => {
		const { page } = await borrowPage({ javaScriptEnabled: false });
		await page.goto(site.origin + path);
		await keepOnly(page, "main > :has(ol[aria-hidden])");
		for (const width of [390, 768, 1024, 1280, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const place = `${path} at ${width} px`;
			const found = await page
				.locator("ol[aria-hidden]")
				.evaluateAll(measure, "main svg[role=img]");
			expect(found.length, place).toBe(5);
			for (const named of found) expectAt(circles, named, place);
			const parts = page.locator("ol[aria-hidden] > li");
			const texts = await parts.allTextContents();
			const write = (changed: readonly string[]) =>
				parts.evaluateAll((names, added) => {
					for (const [index, name] of names.entries())
						name.textContent = added[index] ?? "";
				}, changed);
			await write(texts.map((text) => text + text.slice(-2)));
			const longer = await page
				.locator("ol[aria-hidden]")
				.evaluateAll(measure, "main svg[role=img]");
			for (const { names } of longer)
				for (const [index, [from]] of names.entries())
					expect(from, `${place}, longer`).toBeGreaterThanOrEqual(
						names[index - 1]?.[1] ?? 0,
					);
			await write(texts);
		}
	},
);
