import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { localeCodes } from "../../shared/locales.ts";

const site = await sharedSite("production");

async function open(path: string, options = {}) {
	const { page, problems } = await borrowPage({
		viewport: { width: 1280, height: 800 },
		...options,
	});
	const requests: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		// The browser requests the icon whenever the head changes.
		if (pathname !== "/icon.svg") requests.push(pathname);
	});
	await page.goto(site.origin + path);
	await waitForHydration(page);
	// The last request after the first view.
	await page.waitForFunction(() =>
		performance
			.getEntriesByType("resource")
			.some(({ name }) => name.includes("/client.json")),
	);
	// Lost when a document is loaded.
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	requests.length = 0;
	const isSameDocument = () => page.evaluate(() => "isSameDocument" in window);
	return { page, problems, requests, isSameDocument };
}

test("the page ends with its footer, where an internal link changes the page and its head without loading a document", async () => {
	const { page, problems, requests, isSameDocument } =
		await open("/en-US/about");
	const isLast = () =>
		page.evaluate(() => {
			const bottom = document
				.querySelector("#root > footer, #root footer:last-of-type")
				?.getBoundingClientRect().bottom;
			return (
				document.querySelector("[data-announcement]") !== null &&
				document.documentElement.scrollHeight ===
					Math.round((bottom ?? 0) + window.scrollY)
			);
		});
	await expect.poll(isLast).toBe(true);
	await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
	await waitForTitle(page, "privacy");
	expect(await isSameDocument()).toBe(true);
	expect(new URL(page.url()).pathname).toBe("/en-US/privacy");
	const head = await page.evaluate(() => ({
		canonical: document
			.querySelector("link[rel=canonical]")
			?.getAttribute("href"),
		alternates: document.querySelectorAll("link[rel=alternate][hreflang]")
			.length,
		descriptions: document.querySelectorAll("meta[name=description]").length,
		focus: document.activeElement?.tagName,
		scroll: window.scrollY,
	}));
	expect(head).toEqual({
		canonical: `${site.origin}/en-US/privacy`,
		// One for each language, and `x-default`.
		alternates: localeCodes.length + 1,
		descriptions: 1,
		focus: "H1",
		scroll: 0,
	});
	expect(requests).toEqual(
		expect.arrayContaining([
			"/_i18n/en-US/pages/privacy.json",
			expect.stringMatching(/^\/assets\/text-pages-/),
			expect.stringMatching(/^\/assets\/update-head-/),
		]),
	);
	// The chunk of this kind of page is loaded now.
	requests.length = 0;
	await page.locator("footer").getByRole("link", { name: "Timeline" }).click();
	await waitForTitle(page, "timeline");
	expect(requests.filter((path) => path !== "/_image")).toEqual([
		"/_i18n/en-US/pages/timeline.json",
	]);
	// The link to the page that is shown adds no entry for Back to stop at.
	await page.locator("footer").getByRole("link", { name: "Timeline" }).click();
	await page.waitForFunction(() => window.scrollY === 0);
	await page.goBack();
	await page.waitForURL(`${site.origin}/en-US/privacy`);
	expect(await isSameDocument()).toBe(true);
	expect(problems).toEqual([]);
});

test("a page's chunk and messages are fetched only once, and not if its HTML has them", async () => {
	const { page, requests } = await open("/en-US/contact");
	for (const name of ["About", "Contact", "About"]) {
		await page
			.locator("footer")
			.getByRole("link", { name, exact: true })
			.click();
		await page.waitForFunction(
			(path) =>
				location.pathname.endsWith(path) &&
				document.activeElement?.tagName === "H1",
			name.toLowerCase(),
		);
	}
	const texts = requests.filter((path) => path.includes("/pages/"));
	expect(texts).toEqual(["/_i18n/en-US/pages/about.json"]);
	const chunks = requests.filter((path) => /office-|ContactPage/.test(path));
	expect(chunks).toHaveLength(new Set(chunks).size);
	expect(chunks).toHaveLength(2);
});

test("a click writes the scroll position only if it has changed since it was saved; Back restores it, and a section opened afterwards does not inherit it", async () => {
	const { page, isSameDocument } = await open("/en-US/about");
	await page.evaluate(() => {
		const counted = { writes: 0 };
		const replace = history.replaceState.bind(history);
		history.replaceState = (...values) => {
			if (location.pathname.endsWith("/about")) counted.writes++;
			replace(...values);
		};
		Object.assign(window, { counted });
	});
	const writes = () => page.evaluate("counted.writes");
	await page.evaluate(() => window.scrollTo(0, 900));
	await expect.poll(writes).toBe(1);
	await page.evaluate(() =>
		document
			.querySelector<HTMLElement>("footer a[href='/en-US/timeline']")
			?.click(),
	);
	await page.waitForURL("**/timeline");
	expect(await writes()).toBe(1);
	await page.waitForFunction(() => window.scrollY === 0);
	await page.evaluate(() => window.scrollTo(0, 300));
	await page.goBack();
	await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 2);
	expect(new URL(page.url()).pathname).toBe("/en-US/about");
	expect(await isSameDocument()).toBe(true);
	await page.evaluate(() => {
		window.location.hash = "certifications";
	});
	await page.waitForFunction(
		() => document.activeElement?.id === "certifications",
	);
	expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
});

/** A page of a browser that tells no end of scrolling. */
async function borrowWithoutScrollEnd(): Promise<Page> {
	const { page } = await borrowPage();
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, "onscrollend");
		window.addEventListener(
			"scrollend",
			(event) => event.stopImmediatePropagation(),
			true,
		);
	});
	return page;
}

test("without scrollend events, a reload after Forward still restores the scroll position", async () => {
	const page = await borrowWithoutScrollEnd();
	const isAt = (top: number) =>
		page.waitForFunction((at) => Math.abs(window.scrollY - at) < 2, top);
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await page.evaluate(() => window.scrollTo(0, 500));
	await page
		.locator("footer")
		.getByRole("link", { name: "Timeline" })
		.evaluate((link: HTMLElement) => link.click());
	await page.waitForURL(/\/timeline$/);
	await isAt(0);
	await page.evaluate(() => window.scrollTo(0, 700));
	await page.goBack();
	await page.waitForURL(/\/about$/);
	await isAt(500);
	await page.goForward();
	await page.waitForURL(/\/timeline$/);
	await isAt(700);
	await page.reload();
	await isAt(700);
});

test("without scrollend events, a reload restores the scroll position, and Back from a page that was loaded as a document", async () => {
	const page = await borrowWithoutScrollEnd();
	const isAt = (top: number) =>
		page.waitForFunction((at) => Math.abs(window.scrollY - at) < 2, top);
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await page.evaluate(() => window.scrollTo(0, 500));
	await page.waitForFunction(() => history.state.scroll === 500);
	await page.reload();
	await isAt(500);
	await waitForHydration(page);
	await page.evaluate(() => {
		window.scrollTo(0, 700);
		document
			.querySelector<HTMLElement>("header a[href='/en-US/search']")
			?.click();
	});
	await page.waitForURL(/\/search$/);
	await page.goBack();
	await waitForHydration(page);
	await isAt(700);
});

test("Back while a page renders withdraws it: the address stays that of the page shown", async () => {
	const { page } = await open("/en-US/guides");
	const hold = async (address: string) => {
		const { promise: end, resolve: letPass } = Promise.withResolvers<void>();
		await page.route(address, async (route) => {
			await end;
			await route.continue();
		});
		return letPass;
	};
	const follow = (path: string) =>
		page
			.locator(`footer a[href$='${path}']`)
			.evaluate((link: HTMLElement) => link.click());
	await follow("/careers");
	await waitForTitle(page, "careers");
	// The page that Back leads to is not in memory: it came as HTML.
	const letBack = await hold("**/assets/cited-pages-*.js");
	const letForward = await hold("**/_i18n/en-US/pages/timeline.json*");
	const session = await page.context().newCDPSession(page);
	// A phone that renders a page in a second.
	await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
	await follow("/timeline");
	const root = page.locator("#root[aria-busy]");
	await root.waitFor();
	await root.evaluate((element) =>
		// The end of loading: rendering is about to begin.
		new MutationObserver((_, observer) => {
			observer.disconnect();
			history.back();
		}).observe(element, { attributeFilter: ["aria-busy"] }),
	);
	const asked = page.waitForRequest(/\/assets\/cited-pages-/);
	letForward();
	await asked;
	await page.evaluate(
		() => new Promise((resolve) => requestIdleCallback(resolve)),
	);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	await session.detach();
	letBack();
	await waitForTitle(page, "guides");
	expect(new URL(page.url()).pathname).toBe("/en-US/guides");
});

test("a link to a section of another page shows that section below the header", async () => {
	const { page, isSameDocument } = await open("/en-US/about");
	await page.locator("footer").getByRole("link", { name: "Riyadh" }).click();
	await page.waitForFunction(() => document.activeElement?.id === "riyadh");
	const top = await page
		.locator("#riyadh")
		.evaluate((element) => element.getBoundingClientRect().top);
	const header = await page
		.locator("header")
		.first()
		.evaluate((element) => element.getBoundingClientRect().bottom);
	expect(top).toBeGreaterThanOrEqual(header - 1);
	expect(top).toBeLessThan(400);
	const own = page.locator('#menu a[href="/en-US/locations"]');
	await own.evaluate((link: HTMLElement) => link.click());
	await page.waitForFunction(() => document.activeElement?.tagName === "H1");
	expect(await isSameDocument()).toBe(true);
});

test("if messages cannot be loaded, the server renders the page", async () => {
	const { page, isSameDocument } = await open("/en-US/about");
	await page.route("**/_i18n/**", (route) => route.abort());
	await page.locator("footer").getByRole("link", { name: "Careers" }).click();
	await page.waitForFunction(() => !("isSameDocument" in window));
	await waitForTitle(page, "careers");
	expect(await isSameDocument()).toBe(false);
});

test("the language selector shows the same page in the other language and saves the choice; a choice in another tab is followed", async () => {
	const { page, isSameDocument } = await open("/en-US?from=test");
	const choose = (locale: string) =>
		page.evaluate((code) => {
			localStorage.setItem("user-language", code);
		}, locale);
	await choose("en-US");
	await page.getByRole("button", { name: "中文" }).click();
	await page.waitForURL(`${site.origin}/?from=test`);
	expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
	const cookies = await page.context().cookies();
	expect(cookies.find(({ name }) => name === "locale")?.value).toBe("zh-CN");
	const kept = await page.evaluate(() => localStorage.getItem("user-language"));
	expect(kept).toBe("zh-CN");
	expect(await isSameDocument()).toBe(true);
	await choose("en-US");
	await page.locator('footer a[href="/privacy"]').click();
	await page.waitForURL(`${site.origin}/en-US/privacy`);
});

/** The counter of the tab's stored session. */
const readCounter = (page: Page) =>
	page.evaluate(() => JSON.parse(sessionStorage.session).counter);

test("route rules are fetched once per document and decide which links load documents; page views are counted", async () => {
	const asked: string[] = [];
	const { page, problems } = await borrowPage({
		viewport: { width: 1280, height: 800 },
	});
	await page.route("**/builds/meta/*", async (route) => {
		asked.push(route.request().url());
		const answer = await route.fetch();
		const rules = await answer.json();
		delete rules.matcher.static["/privacy"];
		await route.fulfill({ response: answer, json: rules });
	});
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest())
			documents.push(new URL(request.url()).pathname);
	});
	const ruled = page.waitForResponse(/\/builds\/meta\//);
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await (await ruled).finished();
	expect(await readCounter(page)).toBe(1);
	await page.locator('footer a[href="/en-US/privacy"]').click();
	await waitForTitle(page, "privacy");
	await page.goBack();
	await waitForTitle(page, "about");
	await page.locator('a[href="#vision-mission"]').first().click();
	expect(await readCounter(page)).toBe(3);
	await page.getByRole("button", { name: "中文" }).click();
	await page.waitForURL(`${site.origin}/about#vision-mission`);
	expect(documents).toEqual(["/en-US/about"]);
	expect(asked).toHaveLength(1);
	expect(await readCounter(page)).toBe(4);

	const ruledAgain = page.waitForResponse(/\/builds\/meta\//);
	await page.locator('footer a[href="/privacy"]').click();
	await page.waitForURL(/\/privacy$/);
	await waitForHydration(page);
	await (await ruledAgain).finished();
	expect(documents).toEqual(["/en-US/about", "/privacy"]);
	expect(await readCounter(page)).toBe(5);
	expect(problems).toEqual([]);
});

test("route rules that fail to load are logged once, and navigation still works", async () => {
	const { page, problems } = await borrowPage({
		locale: "zh-CN",
	});
	await page.route("**/builds/meta/*", (route) =>
		route.fulfill({ status: 404, body: "Unknown build." }),
	);
	const told = page.waitForEvent("console", {
		predicate: (message) => message.text().includes("route rules"),
	});
	await page.goto(`${site.origin}/about`);
	await waitForHydration(page);
	await told;
	await page.locator('footer a[href="/privacy"]').click();
	await waitForTitle(page, "privacy", "zh-CN");
	expect(problems).toEqual([
		// The browser's own message.
		expect.stringContaining("404"),
		expect.stringMatching(/^error: no route rules of build \w+: .*404/),
	]);
});

test("a page reloaded while it scrolls smoothly to a section ends at that section", async () => {
	const { page } = await open("/en-US/about", {
		reducedMotion: "no-preference",
	});
	await page
		.locator('main nav a[href$="#certifications"]')
		.evaluate((link: HTMLElement) => link.click());
	await page.waitForFunction(() => window.scrollY > 0);
	await page.reload();
	await waitForHydration(page);
	await page.waitForFunction(() => {
		const section = document.getElementById("certifications");
		const { top = -1 } = section?.getBoundingClientRect() ?? {};
		return top >= 0 && top < 400;
	});
});

// Chromium does not cache pages that write on unload.
test("leaving a page writes no history state, and a restored page follows a changed language choice", async () => {
	const { page } = await open("/en-US/about");
	const written = await page.evaluate(() => {
		let writes = 0;
		for (const name of ["pushState", "replaceState"] as const)
			history[name] = () => void writes++;
		const leave = { persisted: true };
		window.scrollTo(0, 500);
		dispatchEvent(new PageTransitionEvent("pagehide", leave));
		dispatchEvent(new PageTransitionEvent("pageshow", leave));
		return writes;
	});
	expect(written).toBe(0);
	expect(await readCounter(page)).toBe(2);
	await page.evaluate(() => {
		localStorage.setItem("user-language", "zh-CN");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	await page.waitForURL(`${site.origin}/about`);
});
