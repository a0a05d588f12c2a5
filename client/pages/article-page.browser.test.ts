import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");
const article = `${site.origin}/en-US/insights/wage-payment-on-the-first`;

test("on wide screens, an article's tables reach across its margin", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 1440, height: 900 },
	});
	await page.goto(article);
	// The columns of the head are those of the text.
	const end = await page
		.locator("main header > div > div")
		.evaluate(
			(columns) =>
				columns.getBoundingClientRect().right -
				Number.parseFloat(getComputedStyle(columns).paddingRight),
		);
	const ends = await page
		.locator("article table")
		.evaluateAll((tables) =>
			tables.map((table) => table.getBoundingClientRect().right),
		);
	expect(ends.length).toBeGreaterThan(1);
	for (const found of ends) expect(found).toBeCloseTo(end, 0);
});

test("an article's title breaks after its colon if its first clause fits into a line", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 800, height: 900 },
	});
	await page.goto(article);
	expect(await page.locator("h1").innerText()).toBe(
		"UAE wages due on the first: a payroll calendar",
	);
	const tops = await page.locator("h1 > span").evaluateAll((clauses) =>
		clauses.map((clause) => {
			const { top, height } = clause.getBoundingClientRect();
			return { top, isOneLine: height < 80 };
		}),
	);
	expect(tops.map(({ isOneLine }) => isOneLine)).toEqual([true, true]);
	expect(tops[1]?.top).toBeGreaterThan(tops[0]?.top ?? 0);
});

test.each(["emiratisation-after-the-first-cycle", "wage-payment-on-the-first"])(
	"no table of %s runs into a note in the margin",
	async (slug) => {
		const { page } = await borrowPage({
			javaScriptEnabled: false,
			viewport: { width: 1440, height: 900 },
		});
		await page.goto(`${site.origin}/en-US/insights/${slug}`);
		const met = await page.evaluate(() => {
			const boxes = (selector: string) =>
				[...document.querySelectorAll(selector)].map((element) =>
					element.getBoundingClientRect(),
				);
			return boxes("article > .facts").flatMap((note) =>
				boxes("article > .table-scroll").filter(
					(table) =>
						table.right > note.left &&
						table.top < note.bottom &&
						table.bottom > note.top,
				),
			);
		});
		expect(met).toEqual([]);
	},
);

test("the head of an article fills its three columns, and rules are as wide as the text", async () => {
	const { page } = await borrowPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(`${site.origin}/en-US/insights/hotel-opening-in-four-months`);
	const head = page.locator("main header");
	const boxOf = async (selector: string) =>
		(await head.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0 };
	const [title, facts, notice, drawing] = await Promise.all(
		["h1", "ul >> nth=0", ".notice", "figure"].map(boxOf),
	);
	expect(facts?.x).toBe(title?.x);
	expect(notice?.x).toBeGreaterThan((facts?.x ?? 0) + 900);
	expect(Math.abs((notice?.y ?? 0) - (facts?.y ?? 0))).toBeLessThan(8);
	expect(drawing?.width).toBeGreaterThan(900);
	await page.goto(
		`${site.origin}/en-US/insights/nitaqat-and-profession-quotas`,
	);
	const rules = await page
		.locator("article h2")
		.evaluateAll((headings) =>
			headings.map((heading) =>
				Math.round(heading.getBoundingClientRect().width),
			),
		);
	expect(new Set(rules)).toEqual(new Set([680]));
});

test("each row of an article's drawing stands beside its name and its sum, on one scale", async () => {
	const { page } = await borrowPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(`${site.origin}/en-US/insights/hotel-opening-in-four-months`);
	const rows = page.locator("main header figure li");
	expect((await rows.allInnerTexts()).map((text) => text.split("\n"))).toEqual([
		["At work on opening day", "196"],
		["Arrived within three weeks", "11"],
		["Dropped or filled later", "7"],
	]);
	const measure = () =>
		rows.evaluateAll((rows) =>
			rows.map((row) => {
				const [name, squares] = [...row.children].map((part) =>
					part.getBoundingClientRect(),
				);
				if (!name || !squares) throw new Error("no row");
				return {
					start: squares.left,
					width: squares.width,
					isBeside: name.right <= squares.left,
					isBelow: name.bottom <= squares.top,
				};
			}),
		);
	const [first, ...others] = await measure();
	expect(first).toMatchObject({ isBeside: true, isBelow: false });
	for (const row of others) expect(row).toEqual(first);
	await page.setViewportSize({ width: 390, height: 844 });
	for (const row of await measure())
		expect(row).toMatchObject({ start: 20, isBeside: false, isBelow: true });
});

test("on phones, no table is cut, and cells of text stand below each other behind their labels", async () => {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	for (const prefix of ["", "/en-US"]) {
		for (const slug of [
			"chinese-epc-first-year",
			"hotel-opening-in-four-months",
			"nitaqat-and-profession-quotas",
			"which-hiring-model-fits",
		]) {
			await page.goto(`${site.origin}${prefix}/insights/${slug}`);
			const tables = await page
				.locator("article .table-scroll")
				.evaluateAll((scrollers) =>
					scrollers.map((scroller) => {
						const cells = [...scroller.querySelectorAll("[data-column]")];
						return {
							isCut: scroller.scrollWidth > scroller.clientWidth,
							narrow: cells.filter((cell) => cell.clientWidth < 200).length,
							unnamed: cells.filter(
								(cell) =>
									getComputedStyle(cell, "::before").content !==
									`"${cell.getAttribute("data-column")} · "`,
							).length,
						};
					}),
				);
			expect(tables.length, slug).toBeGreaterThan(0);
			for (const table of tables)
				expect(table, slug).toEqual({ isCut: false, narrow: 0, unnamed: 0 });
		}
	}
});
