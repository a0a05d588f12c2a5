import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listAxeFaults } from "../scripts/test/test-axe.ts";
import { borrowPage, waitForHydration } from "../scripts/test/test-browser.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";
import { articleSlugs, positionSlugs } from "../shared/pages/content-index.ts";

const site = await sharedSite("production");

/** Opens a page that records CSP violations. */
async function open(path: string) {
	const { page, problems } = await borrowPage({ loadsAhead: true });
	await page.addInitScript(() => {
		const violations: string[] = [];
		Object.assign(window, { violations });
		addEventListener("securitypolicyviolation", (event) => {
			violations.push(`${event.effectiveDirective} ${event.sample}`);
		});
	});
	await page.goto(site.origin + path);
	return { page, problems };
}

const violationsOf = (page: Page) =>
	page.evaluate(() => ("violations" in window ? window.violations : "none"));

test("articles, vacancies, navigation, dialogs, and panels cause no CSP violations", async () => {
	const { page, problems } = await open(`/en-US/insights/${articleSlugs[0]}`);
	await waitForHydration(page);
	const go = async (path: string) => {
		await page.evaluate((href) => {
			const link = Object.assign(document.createElement("a"), { href });
			document.querySelector("main")?.append(link);
			link.click();
			link.remove();
		}, path);
		await page.waitForURL(site.origin + path);
		await page.locator("main h1").waitFor();
	};
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	// Wait for the navigation code; until then links load documents.
	await page.waitForFunction(() =>
		performance
			.getEntriesByType("resource")
			.some(({ name }) => name.includes("/client.json")),
	);
	await go(`/en-US/insights/${articleSlugs[1]}`);
	expect(await page.locator("article.prose p").count()).toBeGreaterThan(2);
	await go(`/en-US/careers/${positionSlugs[0]}`);
	expect(await page.locator(".prose p").count()).toBeGreaterThan(0);
	expect(await page.locator('script[type="application/ld+json"]').count()).toBe(
		0,
	);
	await go("/en-US/about");
	await page.locator("aside").getByRole("link").press("Enter");
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	await go("/en-US");
	const openers = page.locator("header button[aria-haspopup=dialog]:visible");
	await openers.first().click();
	await page.getByRole("dialog").first().waitFor();
	await page.keyboard.press("Escape");
	expect(await listAxeFaults(page)).toEqual([]);
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	expect(await violationsOf(page)).toEqual([]);
	expect(problems).toEqual([]);
});

test("React's development build hydrates an article without warnings", async () => {
	const { page, problems } = await borrowPage({ locale: "en-US" });
	const { origin } = await sharedSite("development");
	await page.goto(`${origin}/en-US/insights/${articleSlugs[0]}`);
	await waitForHydration(page);
	expect(await page.locator("article.prose p").count()).toBeGreaterThan(2);
	expect(problems).toEqual([]);
});

test.each(["/en-US/nope", "/en-US/login?code=401", "/contact", "/en-US/desk"])(
	"%s causes no CSP violations",
	async (path) => {
		const { page } = await open(path);
		await page.waitForLoadState("networkidle");
		expect(await violationsOf(page)).toEqual([]);
	},
);

test.each(["/en-US/about", "/en-US/nope"])(
	"on %s, Trusted Types block HTML and script strings and new policies",
	async (path) => {
		const { page } = await open(path);
		const outcomes = await page.evaluate(() => {
			const attempt = (work: () => unknown): string => {
				try {
					work();
					return "done";
				} catch (error) {
					return error instanceof Error ? error.name : "other";
				}
			};
			const script = document.createElement("script");
			const factory: unknown = Reflect.get(window, "trustedTypes");
			return {
				innerHTML: attempt(() => {
					document.body.innerHTML = "<img>";
				}),
				source: attempt(() => {
					script.src = "/assets/x.js";
				}),
				text: attempt(() => {
					script.textContent = "1";
				}),
				policy: attempt(() => {
					if (typeof factory === "object" && factory !== null)
						Reflect.get(factory, "createPolicy").call(factory, "mine", {});
				}),
				parser: attempt(() =>
					new DOMParser().parseFromString("<b>", "text/html"),
				),
			};
		});
		expect(outcomes).toEqual({
			innerHTML: "TypeError",
			source: "TypeError",
			text: "TypeError",
			policy: "TypeError",
			parser: "TypeError",
		});
		expect(await violationsOf(page)).not.toEqual([]);
	},
);
