import { expect, test } from "vitest";
import {
	borrowPage,
	goOffline,
	stopClock,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { testBuild } from "../../scripts/test/test-build.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { startSite } from "../../scripts/test/test-site.ts";
import {
	testPassword,
	testPasswordHash,
} from "../../server/session/test-hash.ts";

const site = await sharedSite("production");

/** Opens a page on which a namespace's messages are delayed until `release` is called. */
async function open(path: string, viewport = { width: 1280, height: 800 }) {
	const { page } = await borrowPage({ viewport });
	const settled = page.waitForResponse(/client\.json/);
	await page.goto(site.origin + path);
	await waitForHydration(page);
	await settled;
	const hold = async (namespace: string) => {
		const released = Promise.withResolvers<void>();
		await page.route(`**/${namespace}.json*`, async (route) => {
			await released.promise;
			await route.continue();
		});
		return () => released.resolve();
	};
	const follow = (href: string) =>
		page
			.locator(`footer a[href="${href}"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click());
	const pathOf = () => new URL(page.url()).pathname;
	return { page, hold, follow, pathOf };
}

test("the progress bar appears 100 ms after a click, but not within 40 ms", async () => {
	const { page, hold, follow } = await open("/en-US/about");
	await hold("careers");
	await stopClock(page);
	const bars = page.getByRole("progressbar");
	await follow("/en-US/careers");
	await page.clock.runFor(40);
	expect(await bars.count()).toBe(0);
	await page.clock.runFor(60);
	await bars.waitFor();
});

test("while the next page loads, the current one stays in place and shows progress in its language", async () => {
	const { page, hold, pathOf } = await open("/about");
	const release = await hold("careers");
	await page.locator('footer a[href="/careers"]').first().focus();
	await page.keyboard.press("Enter");
	await page.getByRole("progressbar", { name: "正在加载页面" }).waitFor();
	expect(await page.locator("#root").getAttribute("aria-busy")).toBe("true");
	expect(pathOf()).toBe("/about");
	expect(await page.evaluate(() => scrollY > 0)).toBe(true);
	release();
	await page.waitForURL(`${site.origin}/careers`);
	await page.getByRole("progressbar").waitFor({ state: "detached" });
	expect(await page.locator("#root").getAttribute("aria-busy")).toBeNull();
	const told = await page.evaluate(() => ({
		announcement: document.querySelector("[data-announcement]")?.textContent,
		live: document.querySelector("[data-announcement]")?.role,
		title: document.title,
		focus: document.activeElement?.tagName,
		scroll: scrollY,
	}));
	expect(told).toEqual({
		announcement: told.title,
		live: "status",
		title: told.title,
		focus: "H1",
		scroll: 0,
	});
});

test("a superseded navigation never replaces the newer one, or a way back within the page", async () => {
	const { page, hold, follow, pathOf } = await open("/en-US/about");
	const release = await hold("careers");
	await follow("/en-US/careers");
	await follow("/en-US/timeline");
	await page.waitForURL(/timeline$/);
	const late = page.waitForResponse(/careers\.json/);
	release();
	await (await late).finished();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(pathOf()).toBe("/en-US/timeline");
	expect(await page.title()).toContain("history");
	await page.goBack();
	await page.waitForURL(/about$/);

	await page.evaluate(() => location.assign("#core-values"));
	const releaseAgain = await hold("privacy");
	await follow("/en-US/privacy");
	await page.goBack();
	await page.waitForURL(/about$/);
	const lateAgain = page.waitForResponse(/privacy\.json/);
	releaseAgain();
	await (await lateAgain).finished();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(pathOf()).toBe("/en-US/about");
});

test("a superseded navigation fails silently; other failures show an error until the next page loads", async () => {
	const { page, hold, follow } = await open("/en-US/about");
	const root = page.locator("#root");
	const broken = Promise.withResolvers<void>();
	await page.route("**/careers.json*", async (route) => {
		await broken.promise;
		await route.abort("internetdisconnected");
	});
	const release = await hold("timeline");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	await follow("/en-US/careers");
	await follow("/en-US/timeline");
	await page.getByRole("progressbar").waitFor();
	// It is repeated once.
	const failed = page
		.waitForEvent("requestfailed")
		.then(() => page.waitForEvent("requestfailed"));
	broken.resolve();
	await failed;
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(await root.getAttribute("aria-busy")).toBe("true");
	release();
	await page.waitForURL(/timeline$/);
	expect(await page.getByRole("alert").count()).toBe(0);
	await goOffline(page);
	await follow("/en-US/careers");
	await page.getByRole("alert").waitFor();
	await page.context().setOffline(false);
	await follow("/en-US/privacy");
	await page.waitForURL(/privacy$/);
	await page.getByRole("alert").waitFor({ state: "detached" });
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("Back and Forward restore scroll positions, also after a reload", async () => {
	const { page, follow } = await open("/en-US/about");
	await page.evaluate(() => scrollTo(0, 700));
	await follow("/en-US/timeline");
	await page.waitForFunction(
		() => location.pathname.endsWith("timeline") && scrollY === 0,
	);
	await page.evaluate(() => scrollTo(0, 400));
	await page.evaluate(() => history.back());
	await page.waitForFunction(
		() => location.pathname.endsWith("about") && scrollY === 700,
	);
	await page.evaluate(() => history.forward());
	await page.waitForFunction(
		() => location.pathname.endsWith("timeline") && scrollY === 400,
	);
	await page.reload();
	await page.waitForFunction(() => scrollY === 400);
	await waitForHydration(page);
	const settled = page.waitForResponse(/about\.json/);
	await page.evaluate(() => history.back());
	await settled;
	await page.waitForFunction(
		() => document.title.includes("bout") && scrollY === 700,
	);
});

const sizes = [
	{ width: 360, height: 780 },
	{ width: 1280, height: 800 },
];

test.each(sizes)(
	"at %o, a linked section lands below the header, also after a language switch",
	async (viewport) => {
		const { page } = await open("/en-US/about#core-values", viewport);
		const gap = () =>
			page.evaluate(() => {
				const top = document
					.querySelector("#core-values")
					?.getBoundingClientRect().top;
				const header = document
					.querySelector("body header")
					?.getBoundingClientRect().bottom;
				return (top ?? 0) - (header ?? 0);
			});
		await expect.poll(gap).toBeGreaterThanOrEqual(-1);
		expect(await gap()).toBeLessThan(200);
		await page.evaluate(() =>
			document
				.querySelector<HTMLElement>('button[name="locale"][value="zh-CN"]')
				?.click(),
		);
		await page.waitForURL(/\/about#core-values$/);
		await page.waitForFunction(() => document.documentElement.lang === "zh-CN");
		await page.waitForFunction(
			() => document.activeElement?.id === "core-values",
		);
		await expect.poll(gap).toBeGreaterThanOrEqual(-1);
		expect(await gap()).toBeLessThan(200);
	},
);

test("a guarded page redirects to the login page in its language, and a token opens it without a document load", async () => {
	const guarded = await startSite(await testBuild("production"), {
		GUARD_EXEMPT_PATHS: "/about",
		STAFF_PASSWORD_HASH: testPasswordHash,
	});
	const signedIn = await fetch(`${guarded.origin}/api/session`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ password: testPassword }),
	});
	const { token } = await signedIn.json();
	const { page } = await borrowPage();
	await page.goto(`${guarded.origin}/en-US/about`);
	await waitForHydration(page);
	const careers = page.locator('footer a[href="/en-US/careers"]').first();
	// The server decides, because only it can read the cookie.
	await careers.click();
	await page.waitForURL(/\/en-US\/login\?code=401&message=\S+$/);
	await page.locator("main [role=alert]").waitFor();
	await waitForHydration(page);
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	await page.evaluate((held) => {
		sessionStorage.setItem(
			"session",
			JSON.stringify({ counter: 0, token: held }),
		);
	}, token);
	await careers.click();
	await waitForTitle(page, "careers");
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	await guarded.stop();
});
