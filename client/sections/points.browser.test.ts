import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";

const site = await sharedSite("production");

/** Without scripts, which change nothing of the layout. */
async function visit(path: string, width: number): Promise<Page> {
	const { page } = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width, height: 900 },
	});
	await page.goto(site.origin + path);
	return page;
}

async function doubleText(page: Page): Promise<void> {
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
}

test.each(["/about", "/careers", "/industries/oil-gas"])(
	"the last cell in each grid of %s fills its row at 800 and 1280 pixels",
	async (path) => {
		const page = await visit(path, 800);
		for (const width of [800, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			const ends = await page
				.locator('dl[data-layout="cells"]')
				.evaluateAll((lists) =>
					lists.map((list) => {
						const last = list.lastElementChild ?? list;
						const right = (element: Element) =>
							Math.round(element.getBoundingClientRect().right);
						return right(list) - right(last);
					}),
				);
			expect(ends.length).toBeGreaterThan(1);
			expect(ends).toEqual(ends.map(() => 0));
		}
	},
);

test.each([1280, 1440])(
	"at %i pixels, cells beside a drawing are wide enough to read",
	async (width) => {
		const page = await visit("/en-US/careers", width);
		const widths = await page
			.locator('dl[data-layout="cells"] > div')
			.evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
		expect(widths.length).toBeGreaterThan(3);
		expect(Math.min(...widths)).toBeGreaterThan(180);
	},
);

test("each role leads to an enquiry that names it, each office to its place", async () => {
	const page = await visit("/en-US/industries/oil-gas/key-roles-we-fill", 1280);
	const roles = page.locator("main dl > div");
	expect(await roles.count()).toBeGreaterThan(20);
	expect(await roles.locator("dt > a").count()).toBe(await roles.count());
	await roles.nth(1).click();
	const message = page.locator('#enquiry textarea[name="message"]');
	expect(await message.inputValue()).toContain("Toolpusher");
	await page.goto(`${site.origin}/about`);
	expect(
		await page
			.locator("#global-presence dt > a")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
	).toEqual(
		["dubai", "abu-dhabi", "riyadh", "doha", "shanghai"].map(
			(office) => `/locations#${office}`,
		),
	);
});

test.each(["/about", "/en-US/about"])(
	"the mission on %s is as large as a heading, on phones smaller than one",
	async (path) => {
		const page = await visit(path, 1440);
		const sizes = () =>
			page
				.locator("#vision-mission :is(h2, p)")
				.evaluateAll((parts) =>
					parts.map((part) =>
						Number.parseFloat(getComputedStyle(part).fontSize),
					),
				);
		const [heading = 0, mission = 0, text = 0] = await sizes();
		expect(mission).toBeGreaterThanOrEqual(heading);
		expect(text).toBeLessThan(20);
		await page.setViewportSize({ width: 390, height: 844 });
		const [narrow = 0, small = 0] = await sizes();
		expect(small).toBeLessThan(narrow);
	},
);

test("many points stand beside the heading and text of their section, and below them on phones", async () => {
	const page = await visit("/en-US/services/flexible-staffing", 1280);
	const section = page.locator("#part-2");
	const topOf = async (part: string) =>
		(await section.locator(part).boundingBox())?.y ?? 0;
	expect(await topOf("dl")).toBeLessThan(await topOf("p >> nth=0"));
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await topOf("summary")).toBeGreaterThan(await topOf("p >> nth=0"));
});

test("on a service's page, a few points are a row, facts have their figures below the heading, and texts have one column", async () => {
	const page = await visit("/en-US/services/flexible-staffing", 1280);
	const boxesOf = (parts: string) =>
		page.locator(parts).evaluateAll((found) =>
			found.map((part) => {
				const { top, bottom, left, right } = part.getBoundingClientRect();
				return { top, bottom, left, right };
			}),
		);
	const cells = await boxesOf("#part-5 dl > div");
	expect(cells).toHaveLength(4);
	expect(new Set(cells.map(({ top }) => top)).size).toBe(1);
	const [heading] = await boxesOf("#part-1 h2");
	const figures = await boxesOf("#part-1 .facts strong");
	const texts = await boxesOf("#part-1 .facts p");
	expect(figures.map(({ left }) => left)).toEqual(
		figures.map(() => heading?.left),
	);
	for (const [index, text] of texts.entries())
		expect(text.left).toBeGreaterThan(figures[index]?.right ?? text.left);
	const [first, second] = await boxesOf("#part-1 p");
	expect(first?.top).toBeLessThan(heading?.bottom ?? 0);
	expect([first?.left, second?.left]).toEqual([texts[0]?.left, texts[0]?.left]);
	const colors = await page
		.locator("#part-1 h2, #part-1 .facts strong")
		.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
	expect(new Set(colors).size).toBe(1);
	await page.goto(`${site.origin}/en-US/services/executive-search`);
	const [above, below] = await boxesOf("#part-4 h2, #part-5 h2");
	expect(below?.top).toBeGreaterThan(above?.bottom ?? 0);
	expect(below?.left).toBe(above?.left);
});

test("phones show the law's shares and timelines; they fold those that the head draws", async () => {
	const page = await visit("/en-US", 390);
	const isShown = (part: string) => page.locator(part).first().isVisible();
	expect(await isShown("#nationalization table")).toBe(true);
	await page.goto(`${site.origin}/en-US/services/recruitment-services`);
	expect(await isShown("#part-3 tbody td > svg")).toBe(true);
	expect(await isShown("#part-3 tbody td > b")).toBe(true);
	await page.goto(`${site.origin}/en-US/services/flexible-staffing`);
	const shown = async () => [
		await isShown("#part-3 tbody td > svg"),
		await isShown("#part-3 tbody td > span"),
	];
	expect(await shown()).toEqual([true, true]);
	await page.goto(`${site.origin}/en-US/services/hr-outsourcing`);
	expect(await shown()).toEqual([false, false]);
});

test.each(["/contact", "/en-US/contact"])(
	"the offices' addresses on %s are level, after one or two lines of hours",
	async (path) => {
		const page = await visit(path, 1440);
		const tops = await page
			.locator("#offices li small:last-child")
			.evaluateAll((addresses) =>
				addresses.map((address) => address.getBoundingClientRect().top),
			);
		expect(tops).toHaveLength(5);
		expect(new Set(tops).size).toBe(1);
	},
);

test("steps are in one row if there is room, and stacked at double text size", async () => {
	const page = await visit("/en-US/careers", 1280);
	const tops = () =>
		page
			.locator("#application-process ol > li")
			.evaluateAll(
				(steps) =>
					new Set(steps.map((step) => step.getBoundingClientRect().top)).size,
			);
	expect(await tops()).toBe(1);
	await doubleText(page);
	expect(await tops()).toBe(5);
});

test.each([
	["/en-US/services", "#models table:not(details *)"],
	["/en-US/locations", "main table"],
])(
	"the table of %s does not overflow at double text size",
	async (path, table) => {
		const page = await visit(path, 1280);
		const overflow = () =>
			page.locator(table).evaluate((element) => {
				const right = (part: Element | null) =>
					part?.getBoundingClientRect().right ?? 0;
				const hours = [...element.querySelectorAll("td > span")].filter(
					(part) => getComputedStyle(part).position !== "absolute",
				);
				return Math.max(
					...[element, ...hours].map(
						(part) => right(part) - right(part.parentElement),
					),
				);
			});
		expect(
			await page
				.locator(`${table} thead`)
				.evaluate((head) => getComputedStyle(head).position),
		).toBe("static");
		expect(await overflow()).toBeLessThanOrEqual(1);
		await doubleText(page);
		expect(await overflow()).toBeLessThanOrEqual(1);
	},
);

test("all collapsible sections on /services have the same marker", async () => {
	const page = await visit("/en-US/services", 1280);
	const marks = await page
		.locator("main summary")
		.evaluateAll((summaries) =>
			summaries
				.filter((summary) => summary.checkVisibility())
				.map(
					(summary) => getComputedStyle(summary, "::after").borderBlockEndWidth,
				),
		);
	expect(marks.length).toBeGreaterThan(4);
	expect(new Set(marks)).toEqual(new Set(["2px"]));
});

test.each([
	"/about",
	"/careers",
	"/contact",
	"/industries/oil-gas",
	"/services/hr-outsourcing",
])("no text of %s ends with a line of one or two characters", async (path) => {
	const page = await visit(path, 1440);
	const ends = await page.evaluate(() =>
		[...document.querySelectorAll("main :is(p, dt, dd, li)")].flatMap(
			(element) => {
				const size = Number.parseFloat(getComputedStyle(element).fontSize);
				const range = document.createRange();
				range.selectNodeContents(element);
				const lines = [...range.getClientRects()];
				const bottom = Math.max(...lines.map((line) => line.bottom));
				const top = Math.min(...lines.map((line) => line.top));
				const last = lines.filter((line) => line.bottom > bottom - size);
				const width = last.reduce((sum, line) => sum + line.width, 0);
				return !element.querySelector("p, div, ul, small, h3") &&
					bottom - top > 2.2 * size &&
					width < 2.3 * size
					? [element.textContent.slice(-12)]
					: [];
			},
		),
	);
	expect(ends).toEqual([]);
});

test("the contact page lists contact links before the form and the next steps beside it", async () => {
	const page = await visit("/en-US/contact", 1280);
	expect(await page.locator("main header dl a").count()).toBe(3);
	const form = await page.locator("#enquiry form").boundingBox();
	const next = await page.locator("#enquiry ol").boundingBox();
	expect(next?.y).toBeLessThan((form?.y ?? 0) + (form?.height ?? 0));
	expect((next?.x ?? 0) + (next?.width ?? 0)).toBeLessThan(form?.x ?? 0);
});

test("what follows an application stands beside the form, and on phones after it", async () => {
	const page = await visit("/careers/consultant-hotels-facilities", 1280);
	const steps = page.locator("#apply ol");
	const form = page.locator("#apply form");
	expect(await steps.locator("li").count()).toBe(3);
	const ends = (await steps.boundingBox()) ?? { x: 0, width: 9999 };
	expect(ends.x + ends.width).toBeLessThan((await form.boundingBox())?.x ?? 0);
	await page.setViewportSize({ width: 390, height: 844 });
	const { y, height } = (await form.boundingBox()) ?? { y: 9999, height: 0 };
	expect((await steps.boundingBox())?.y).toBeGreaterThan(y + height);
});

test("on phones, an office's city and telephone number are on one line", async () => {
	const page = await visit("/contact", 390);
	for (const office of await page.locator("#offices li").all()) {
		const [city, phone] = await office
			.locator("a")
			.evaluateAll((links) =>
				links.map((link) => link.getBoundingClientRect()),
			);
		expect(phone?.top).toBeGreaterThanOrEqual(city?.top ?? 9999);
		expect(phone?.top).toBeLessThan((city?.bottom ?? 0) - 16);
		expect(phone?.right).toBeLessThanOrEqual(390);
	}
});

test("the law follows a service's calendar, at a distance", async () => {
	const page = await visit("/services/hr-outsourcing", 1440);
	const calendar = await page.locator("main table").first().boundingBox();
	const law = await page.locator("main .facts").first().boundingBox();
	const end = (calendar?.y ?? 9999) + (calendar?.height ?? 0);
	expect((law?.y ?? 0) - end).toBeGreaterThanOrEqual(20);
});

test("a vacancy's headings are in the column of their text", async () => {
	const page = await visit("/en-US/careers/consultant-china-desk", 1440);
	const apart = await page
		.locator("main .prose > h2")
		.evaluateAll((headings) =>
			headings.map(
				(heading) =>
					(heading.nextElementSibling?.getBoundingClientRect().left ?? 0) -
					heading.getBoundingClientRect().left,
			),
		);
	expect(apart.length).toBeGreaterThan(2);
	expect(Math.max(...apart)).toBeLessThan(100);
});

test("the cells in a row of the guides table align on one line", async () => {
	const page = await visit("/guides", 1280);
	const tops = await page
		.locator("main tbody tr")
		.first()
		.locator("th, td")
		.evaluateAll((cells) =>
			cells.map((cell) => {
				const range = document.createRange();
				range.selectNodeContents(cell);
				return Math.round(range.getClientRects()[0]?.top ?? 0);
			}),
		);
	expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
});

test.each([
	"/services/flexible-staffing",
	"/industries/healthcare-life-sciences",
	"/industries",
	"/careers",
])("on phones, no label of a closed list on %s is cut", async (path) => {
	for (const prefix of ["", "/en-US"]) {
		const page = await visit(prefix + path, 390);
		const labels = await page
			.locator("main details:not([open]) > summary")
			.evaluateAll((summaries) =>
				summaries
					.filter((summary) => summary.checkVisibility())
					.map((summary) => ({
						isCut: [
							summary,
							...summary.querySelectorAll(":scope > :not(.visually-hidden)"),
						].some((part) => part.scrollWidth > part.clientWidth + 1),
						weight: getComputedStyle(summary).fontWeight,
					})),
			);
		expect(labels.length).toBeGreaterThan(0);
		expect(labels).toEqual(labels.map(() => ({ isCut: false, weight: "600" })));
	}
});

test("on phones, a few short points are open, and of more the names open their texts", async () => {
	const page = await visit("/en-US/services/organizational-development", 390);
	expect(await page.locator("#part-5 dl > div").count()).toBe(3);
	expect(await page.locator("#part-5 dl").isVisible()).toBe(true);
	await page.goto(
		`${site.origin}/en-US/services/recruitment-services/graduate-recruitment`,
	);
	const step = page.locator("#part-4 li").last();
	const summary = page.locator("#part-4 summary");
	const names = await page.locator("#part-4 h3").allTextContents();
	expect(await summary.textContent()).toBe(
		names.map((name, index) => `${index + 1}\u00a0${name}`).join("\u00a0· "),
	);
	expect(await step.isVisible()).toBe(false);
	await summary.click();
	expect(await step.locator("p").isVisible()).toBe(true);
	await page.setViewportSize({ width: 800, height: 900 });
	await page.reload();
	expect(await step.locator("p").isVisible()).toBe(true);
	expect(await summary.isVisible()).toBe(false);
});

test.each([1024, 1440])(
	"at %i pixels, one paragraph stands below its section's heading, several beside it",
	async (width) => {
		const page = await visit("/en-US/services/recruitment-services", width);
		const isBeside = async (section: string) => {
			const heading = await page.locator(`${section} h2`).boundingBox();
			const text = await page.locator(`${section} p >> nth=0`).boundingBox();
			return (text?.x ?? 0) > (heading?.x ?? 0);
		};
		expect(await isBeside("#part-1")).toBe(true);
		expect(await isBeside("#part-2")).toBe(false);
		const head = await page.locator("#part-2 p >> nth=0").boundingBox();
		const cells = await page.locator("#part-2 dl").boundingBox();
		const gap = (cells?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
		expect(gap).toBeGreaterThan(20);
		expect(gap).toBeLessThanOrEqual(40);
	},
);

test("what opens a drawn timeline or facts says to screen readers of which section", async () => {
	const page = await visit("/en-US/services/hr-outsourcing", 390);
	expect(await page.locator("#part-3 summary").allTextContents()).toEqual([
		"Details: The monthly payroll calendar",
		"Facts and sources (1): The monthly payroll calendar",
	]);
});

test.each(["/about", "/en-US/about"])(
	"on %s, points stand close below their section's text, and the first of seven is larger than a section's heading",
	async (path) => {
		const page = await visit(path, 1440);
		const value = page.locator("#core-values dl > div").first();
		const sizes = await page
			.locator("#core-values h2, #core-values dl > :first-child dt")
			.evaluateAll((parts) =>
				parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
			);
		expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
		const text = await page.locator("#core-values p").nth(1).boundingBox();
		const cell = await value.boundingBox();
		expect(
			(cell?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0),
		).toBeLessThanOrEqual(60);
		expect(cell?.width).toBe(1280);
	},
);

test.each(["/about", "/en-US/about"])(
	"the leadership of %s stands on one line across wide screens, on phones each name beside its drawing",
	async (path) => {
		const page = await visit(path, 1440);
		const places = () =>
			page.locator("#leadership-team dl > div").evaluateAll((cells) =>
				cells.map((cell) => {
					const [drawing, name] = ["svg", "dt"].map((part) => {
						const range = document.createRange();
						const found = cell.querySelector(part);
						if (found) range.selectNodeContents(found);
						return part === "svg"
							? found?.getBoundingClientRect()
							: [...range.getClientRects()].at(-1);
					});
					if (!drawing || !name) throw new Error("no drawing");
					return {
						top: drawing.top,
						left: Math.round(drawing.left),
						right: Math.round(drawing.right),
						isAbove: drawing.bottom <= name.top,
						isBeside: drawing.right <= name.left,
					};
				}),
			);
		const wide = await places();
		expect(wide).toHaveLength(6);
		expect([wide[0]?.left, wide.at(-1)?.right]).toEqual([80, 1360]);
		for (const [index, place] of wide.entries())
			expect(place).toMatchObject({
				top: wide[0]?.top,
				left: wide[index - 1]?.right ?? 80,
				isAbove: true,
			});
		await page.setViewportSize({ width: 390, height: 844 });
		for (const place of await places())
			expect(place).toMatchObject({ left: 20, isBeside: true });
	},
);

test.each(["/about", "/careers", "/timeline"])(
	"no column of %s is empty beside three screens of text",
	async (path) => {
		const page = await visit(path, 1440);
		const holes = await page.evaluate(() =>
			[...document.querySelectorAll('main [data-layout="column"]')].map(
				(section) => {
					const columns = [...section.children].map((child) => {
						const { left, bottom } = child.getBoundingClientRect();
						return { left: Math.round(left), bottom };
					});
					const ends = Object.values(
						Object.groupBy(columns, ({ left }) => left),
					).map((parts = []) => Math.max(...parts.map(({ bottom }) => bottom)));
					return Math.round(Math.max(...ends) - Math.min(...ends));
				},
			),
		);
		expect(holes.length).toBeGreaterThan(0);
		expect(Math.max(...holes)).toBeLessThan(400);
	},
);
