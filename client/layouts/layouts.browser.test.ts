import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { localeCodes } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";

const site = await sharedSite("production");

test.each([
	["/en-US", 1440],
	["/", 390],
] as const)(
	"the home page at %s, %i pixels wide, has its own layout, and its header hides on scrolling down",
	async (home, width) => {
		const { page } = await borrowPage({
			viewport: { width, height: 900 },
			colorScheme: "light",
			locale: home === "/" ? "zh-CN" : "en-US",
		});
		const layoutOf = async (path: string) => {
			await page.goto(site.origin + path);
			return page.evaluate(() => {
				const header = document.querySelector("header");
				const main = document.querySelector("main");
				if (!header || !main) throw new Error("no layout");
				return {
					isHeaderRuled: !/0\)$|transparent/.test(
						getComputedStyle(header).borderBlockEndColor,
					),
					breadcrumbs: main.querySelectorAll("header nav ol").length,
					contact: main.querySelectorAll("aside").length,
					doors: main.querySelectorAll("#call-to-action").length,
					isLong: document.documentElement.scrollHeight > 8000,
					isWide:
						document.documentElement.scrollWidth > document.body.clientWidth,
					isHeadingInSight:
						(document.querySelector("h1")?.getBoundingClientRect().top ?? 0) >=
						header.getBoundingClientRect().bottom,
				};
			});
		};
		expect(await layoutOf(home)).toEqual({
			isHeaderRuled: false,
			breadcrumbs: 0,
			contact: 0,
			doors: 1,
			isLong: false,
			isWide: false,
			isHeadingInSight: true,
		});
		expect(await layoutOf(home === "/" ? "/about" : `${home}/about`)).toEqual({
			isHeaderRuled: true,
			breadcrumbs: 1,
			contact: 1,
			doors: 0,
			isLong: expect.any(Boolean),
			isWide: false,
			isHeadingInSight: true,
		});
		const header = page.locator("body header").first();
		for (const at of [width, 320, 768, 1024, 1280, 1920]) {
			await page.setViewportSize({ width: at, height: 900 });
			expect(
				await header.evaluate(({ clientHeight }) => [
					clientHeight,
					document.documentElement.scrollWidth > document.body.clientWidth,
				]),
			).toEqual([at < 768 ? 55 : 71, false]);
		}
		await page.setViewportSize({ width, height: 900 });
		await waitForHydration(page);
		const isAway = () =>
			header.evaluate((element) => element.getBoundingClientRect().bottom <= 0);
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.mouse.move(width / 2, 500);
		await page.mouse.wheel(0, 900);
		await expect.poll(isAway).toBe(true);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect.poll(isAway).toBe(false);
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await expect.poll(isAway).toBe(true);
		await page.mouse.wheel(0, -200);
		await expect.poll(isAway).toBe(false);
		await page.mouse.wheel(0, 400);
		await expect.poll(isAway).toBe(true);
		const position = () => page.evaluate(() => window.scrollY);
		await expect.poll(position).toBe(1100);
		await header.locator("a").nth(1).focus();
		await expect.poll(isAway).toBe(false);
		expect(await position()).toBe(1100);
	},
);

test("on a phone, pages are at most 60% as long as on 22 November: what is looked up is folded, and links open it", async () => {
	const { page } = await borrowPage({
		viewport: { width: 390, height: 844 },
		locale: "zh-CN",
	});
	const heights = {
		timeline: 10_210,
		careers: 15_304,
		login: 1_782,
		industries: 6_357,
		"careers/consultant-china-desk": 7_709,
		"services/executive-search": 4_609,
		"services/organizational-development/our-approach": 4_628,
		"industries/healthcare-life-sciences/market-intelligence": 5_603,
		contact: 10_719,
	};
	const plain = await borrowPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	for (const [path, before] of Object.entries(heights)) {
		await plain.page.goto(`${site.origin}/en-US/${path}`);
		expect([
			path,
			await plain.page.evaluate(() =>
				// Services have their calendars and the names below their drawings since then, and pages of
				// a service or an industry an invitation.
				[
					...document.querySelectorAll(
						"section:has(tbody td > svg), header svg + ol, main > aside",
					),
				].reduce(
					(height, { clientHeight }) => height - clientHeight,
					document.documentElement.scrollHeight,
				),
			),
		]).toEqual([path, expect.toSatisfy((height) => height <= 0.6 * before)]);
	}
	await page.goto(`${site.origin}/en-US/contact`);
	const isShown = (selector: string) =>
		page.locator(selector).first().isVisible();
	const checks = "#verify";
	const timeline = "footer a[href='/en-US/timeline']";
	const siteMap = "footer summary";
	const shown = async () => [
		await isShown(checks),
		await isShown(timeline),
		await isShown(siteMap),
	];
	expect(await shown()).toEqual([false, false, true]);
	await page.locator(siteMap).click();
	await page.goto(`${site.origin}/en-US/contact#verify`);
	expect(await shown()).toEqual([true, true, true]);
	await page.goto(`${site.origin}/en-US/services`);
	await waitForHydration(page);
	await page.locator(`footer a[href$="${checks}"]`).click();
	await page.locator(checks).waitFor();
	await page.goto(`${site.origin}/en-US/guides/saudi-arabia#part-2`);
	expect(await isShown("#part-2 + details li")).toBe(true);
	expect(await isShown("#part-3 + details li")).toBe(false);
	await page.setViewportSize({ width: 1440, height: 900 });
	expect(await isShown("#part-3 + details li")).toBe(true);
	await page.goto(`${site.origin}/en-US/contact#verify`);
	await page.setViewportSize({ width: 1440, height: 900 });
	expect(await shown()).toEqual([true, true, false]);
	await page.goto(`${site.origin}/`);
	// The sentence's last words stay beside their blank.
	expect(await page.locator("bdi:has([name=date])").textContent()).toBe(
		"前到岗。",
	);
});

test("on a phone, the bar with its two links hides while a form field has focus", async () => {
	const { page } = await borrowPage({ viewport: { width: 390, height: 844 } });
	await page.goto(`${site.origin}/en-US`);
	await waitForHydration(page);
	const door = page
		.locator("header")
		.getByRole("link", { name: "Find work", exact: true });
	expect(await door.first().isVisible()).toBe(true);
	await page.locator("main form input").first().focus();
	expect(await door.first().isVisible()).toBe(false);
});

test.each(localeCodes)(
	"in %s, the header row fits three languages, more move to the settings, and RTL headings get taller lines",
	async (locale) => {
		const { page } = await borrowPage({
			viewport: { width: 1440, height: 900 },
			locale,
		});
		await page.goto(site.origin + hrefFor("home", locale));
		await waitForHydration(page);
		const languages = page.locator("header form button[name=locale]");
		const addLanguages = async (others: number) => {
			while ((await languages.count()) < others)
				await languages.last().evaluate((button) => {
					const further = button.cloneNode();
					further.textContent = "العربية";
					button.after(further);
				});
		};
		const header = page.locator("body header").first();
		const expectOneRow = async (...widths: number[]) => {
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				expect([
					width,
					await header.evaluate(({ clientHeight }) => clientHeight),
					await page.evaluate(
						() => document.documentElement.scrollWidth - window.innerWidth,
					),
				]).toEqual([width, width < 768 ? 55 : 71, 0]);
			}
		};
		await addLanguages(2);
		await expectOneRow(390, 1024, 1248, 1280, 1440);
		expect(await languages.first().isVisible()).toBe(true);
		await addLanguages(3);
		await expectOneRow(390, 1024, 1248, 1280, 1440);
		expect(await languages.first().isVisible()).toBe(false);
		await header.locator("button[aria-haspopup=dialog]:visible").click();
		const settings = page.getByRole("dialog").locator("button[name=locale]");
		await settings.first().waitFor();
		expect(await settings.count()).toBe(localeCodes.length - 1);
		const leading = await page.evaluate(() => {
			document.documentElement.dir = "rtl";
			return [...document.querySelectorAll("h1, h2, h3")].map((heading) => {
				const { lineHeight, fontSize } = getComputedStyle(heading);
				return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
			});
		});
		expect(Math.min(...leading)).toBeGreaterThan(1.4);
	},
);

test("the header stays as it is between the home page and others", async () => {
	const { page } = await borrowPage();
	await page.goto(`${site.origin}/en-US`);
	await waitForHydration(page);
	const field = page.locator("header input[name=q]");
	await field.fill("visa");
	await page
		.locator("footer")
		.getByRole("link", { name: "About" })
		.evaluate((link: HTMLElement) => link.click());
	await waitForTitle(page, "about");
	expect(await field.inputValue()).toBe("visa");
});

test.each([
	["/en-US/about", "Hire talent", "Hire talent"],
	["/en-US/services/flexible-staffing", "Hire talent", "Ask a consultant"],
	["/en-US/careers", "Find work", "Find work"],
])(
	"the header's button on %s says %j, and the bar of phones %j",
	async (path, wide, narrow) => {
		const { page } = await borrowPage({ javaScriptEnabled: false });
		await page.goto(site.origin + path);
		const button = page.locator("header .button-primary").first();
		for (const [width, name] of [
			[1440, wide],
			[390, narrow],
		] as const) {
			await page.setViewportSize({ width, height: 844 });
			expect(await button.innerText()).toBe(name);
		}
		expect((await button.boundingBox())?.x).toBe(0);
	},
);

test("content and the bar at the bottom keep clear of a telephone's cutout and home indicator", async () => {
	const { page } = await borrowPage({ viewport: { width: 390, height: 844 } });
	const session = await page.context().newCDPSession(page);
	const inset = (insets: object) =>
		session.send("Emulation.setSafeAreaInsetsOverride", { insets });
	await page.goto(`${site.origin}/en-US/services/flexible-staffing`);
	await inset({ bottom: 34 });
	const padding = () =>
		page
			.locator("header")
			.getByRole("link", { name: "Ask a consultant" })
			.evaluate((door) => getComputedStyle(door).paddingBlockEnd);
	expect(await padding()).toBe("34px");
	await page.setViewportSize({ width: 844, height: 390 });
	await inset({ left: 59, right: 59 });
	const { x } = (await page.locator("h1").boundingBox()) ?? { x: 0 };
	expect(x).toBeGreaterThanOrEqual(59);
	expect(
		await page.locator('meta[name="viewport"]').getAttribute("content"),
	).toContain("viewport-fit=cover");
	await inset({});
	await session.detach();
});
