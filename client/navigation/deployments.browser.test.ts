import { once } from "node:events";
import { createServer, request } from "node:http";
import { afterAll, expect, onTestFinished, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../../scripts/test/test-browser.ts";
import { datedPath } from "../../scripts/test/test-dated-content.ts";
import { testNextBuild } from "../../scripts/test/test-next-build.ts";
import { sharedSite } from "../../scripts/test/test-shared-site.ts";
import { startSite } from "../../scripts/test/test-site.ts";
import { brand } from "../../shared/brand.ts";

const first = await sharedSite("production");
const second = await startSite(await testNextBuild(), {
	SHOW_UNPUBLISHED: "true",
});
afterAll(() => second.stop());

/** A proxy that forwards all requests to the first build until `deploy` is called. */
async function startProxy() {
	let { origin: target } = first;
	const proxy = createServer((req, res) => {
		const { method = "GET", url = "/", headers } = req;
		const passed = request(target + url, { method, headers }, (answer) => {
			res.writeHead(answer.statusCode ?? 0, answer.headers);
			answer.pipe(res);
		});
		res.once("close", () => passed.destroy());
		passed.once("error", () => res.destroy());
		req.pipe(passed);
	});
	proxy.listen(0);
	await once(proxy, "listening");
	onTestFinished(() => {
		proxy.close();
		proxy.closeAllConnections();
	});
	const address = proxy.address();
	const port = typeof address === "object" ? address?.port : 0;
	const deploy = (): void => {
		target = second.origin;
	};
	return { origin: `http://localhost:${port}`, deploy };
}

/** Opens a page of the first build; `deploy` replaces it with the second. */
async function open(
	options: { isStorageDenied?: boolean; hasClock?: boolean } = {},
) {
	const { origin, deploy } = await startProxy();
	const { page } = await borrowPage();
	if (options.hasClock) await page.clock.install();
	await page.addInitScript((isDenied) => {
		if (isDenied)
			Object.defineProperty(window, "sessionStorage", {
				get() {
					throw new DOMException("denied", "SecurityError");
				},
			});
	}, options.isStorageDenied ?? false);
	const chunkErrors: unknown[] = [];
	await page.exposeFunction("noteChunkError", (path: unknown) => {
		chunkErrors.push(path);
	});
	await page.addInitScript(() => {
		window.addEventListener("app:chunk-error", (event) => {
			if (
				event instanceof CustomEvent &&
				"noteChunkError" in window &&
				typeof window.noteChunkError === "function"
			)
				window.noteChunkError(event.detail.path);
		});
	});
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest())
			documents.push(new URL(request.url()).pathname);
	});
	// The last requests after the first view.
	const settled = Promise.all([
		page.waitForResponse(/client\.json/),
		page.waitForResponse(/\/builds\/meta\//),
	]);
	await page.goto(`${origin}/en-US/about`);
	await waitForHydration(page);
	if (options.hasClock) await page.clock.runFor(5000);
	await settled;
	documents.length = 0;
	const follow = (href: string) =>
		page.evaluate((target) => {
			const link = document.createElement("a");
			link.href = target;
			document.body.append(link);
			link.click();
		}, href);
	return { page, chunkErrors, documents, follow, deploy, origin };
}

test("a tab checks for a new build when it becomes visible and every ten minutes; after a deployment, the next navigation loads a full document", async () => {
	const { page, documents, follow, deploy, origin } = await open({
		hasClock: true,
	});
	const poll = async (start: () => Promise<unknown>) => {
		const answer = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
		await start();
		await (await answer).finished();
	};
	// The same question, at once.
	await poll(() =>
		page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
	);
	deploy();
	await poll(() => page.clock.fastForward(10 * 60 * 1000));
	expect(documents).toEqual([]);
	await follow(`/en-US/careers?from=test#life-at-${brand.short}`);
	await page.waitForFunction(() => document.title.startsWith("Second build"));
	expect(page.url()).toBe(
		`${origin}/en-US/careers?from=test#life-at-${brand.short}`,
	);
	expect(documents).toEqual(["/en-US/careers"]);
});

test("a response from another build makes the navigation load a full document", async () => {
	const { page, documents, chunkErrors, follow, deploy } = await open();
	// The first navigation loads the chunk of text pages and the code that updates the head.
	await follow("/en-US/timeline");
	await page.waitForURL(/timeline$/);
	deploy();
	await follow("/en-US/careers");
	await page.waitForFunction(() => document.title.startsWith("Second build"));
	expect(documents).toEqual(["/en-US/careers"]);
	expect(chunkErrors).toEqual([]);
});

test("a chunk removed by a deployment raises a chunk error, and the page loads from the new build", async () => {
	const { page, documents, chunkErrors, follow, deploy } = await open();
	deploy();
	await follow("/en-US/login");
	await page.waitForFunction(() => document.title.startsWith("Staff"));
	await waitForHydration(page);
	expect(documents).toEqual(["/en-US/login"]);
	expect(chunkErrors).toEqual(["/en-US/login"]);
	expect(await page.getByRole("alert").count()).toBe(0);
});

test("a dialog whose chunk a deployment has removed opens after a retry, which reloads the page", async () => {
	const { page, documents, chunkErrors, deploy } = await open();
	// The settings have loaded its messages, so that no request of its own tells of the new build.
	await page.getByRole("button", { name: "Colors and settings" }).click();
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 390, height: 844 });
	deploy();
	const probe = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
	const menu = page.locator("header").getByRole("link", { name: "Menu" });
	await menu.click();
	const retry = page.getByRole("alert").getByRole("button", {
		name: "Try again",
	});
	await retry.waitFor();
	await (await probe).finished();
	expect(documents).toEqual([]);
	expect(chunkErrors).toEqual(["/en-US/about"]);
	const reloaded = page.waitForEvent("domcontentloaded");
	await retry.click();
	await reloaded;
	await waitForHydration(page);
	expect(documents).toEqual(["/en-US/about"]);
	await menu.click();
	await page.getByRole("dialog").waitFor();
});

test.each([false, true])(
	"a missing chunk reloads its page once, then shows an error (storage denied: %s)",
	async (isStorageDenied) => {
		const { page, documents, chunkErrors, follow } = await open({
			isStorageDenied,
		});
		await page.route("**/assets/LoginPage-*.js", (route) =>
			route.fulfill({ status: 404 }),
		);
		await follow("/en-US/login");
		const alert = page.getByRole("alert");
		await alert.getByText("could not be loaded").waitFor();
		expect(documents).toEqual(["/en-US/login"]);
		expect(chunkErrors).toEqual(["/en-US/login", "/en-US/login"]);
		expect(await page.locator("h1").count()).toBe(1);
		await page.unroute("**/assets/LoginPage-*.js");
		await alert.getByRole("button", { name: "Try once more" }).click();
		await waitForHydration(page);
		expect(await alert.count()).toBe(0);
	},
);

test("a chunk that is still missing after a reload shows the error page in place", async () => {
	const { page, documents, follow } = await open();
	await page.evaluate(() =>
		sessionStorage.setItem(
			"reloads",
			JSON.stringify({ "/en-US/login": Date.now() }),
		),
	);
	await page.route("**/assets/LoginPage-*.js", (route) =>
		route.fulfill({ status: 404 }),
	);
	await follow("/en-US/login");
	await page.getByText("An unexpected error occurred").waitFor();
	expect(new URL(page.url()).pathname).toBe("/en-US/login");
	await follow("/en-US/careers");
	await waitForTitle(page, "careers");
	expect(documents).toEqual([]);
});

test("a missing stylesheet reloads its page once, then shows an error", async () => {
	const { page, documents, chunkErrors, origin } = await open();
	await page.route("**/assets/site-*.css", (route) =>
		route.fulfill({ status: 404 }),
	);
	await page.goto(`${origin}/en-US/careers`);
	await page.getByRole("alert").getByText("could not be loaded").waitFor();
	expect(documents).toEqual(["/en-US/careers", "/en-US/careers"]);
	expect(chunkErrors).toEqual(["/en-US/careers", "/en-US/careers"]);
});

test("a scheduled page that the client scripts do not know loads as a document and hydrates", async () => {
	const { page } = await borrowPage();
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest())
			documents.push(new URL(request.url()).pathname);
	});
	const path = `/en-US${datedPath("article", "scheduled")}`;
	await page.goto(`${second.origin}/en-US/insights`);
	await waitForHydration(page);
	await page.locator(`a[href="${path}"]`).first().click();
	await page.waitForURL(`**${path}`);
	await waitForHydration(page);
	await page.locator('header a[href="/en-US/locations"]').first().click();
	await page.waitForURL("**/locations");
	await page.goBack();
	await page.waitForURL(`**${path}`);
	await waitForHydration(page);
	expect(await page.locator("h1").innerText()).toContain("[From Mar 10, 2030]");
	expect(documents).toEqual(["/en-US/insights", path, path]);
});
